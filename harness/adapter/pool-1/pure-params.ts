import type { HeldWorkload, IdlePolicy } from '../../../reference/pool-1/assess-idle.js';
import type { EstimateRequest } from '../../../reference/pool-1/derive-estimate.js';
import type { Occupant } from '../../../reference/pool-1/divide-device.js';
import type { RunningWorkload } from '../../../reference/pool-1/preemption-order.js';
import { energyFromWire, type WireEnergy, type WireFigure } from './wire.js';

/** Params of `attribution.divide`, as its schema takes them. So with the others below. */
export interface DivideParams {
  readonly device: WireEnergy;
  readonly occupants: readonly WireOccupant[];
}

interface WireOccupant {
  readonly id: string;
  readonly weight: WireFigure;
}

/** Params of `estimation.derive`. */
export interface DeriveParams {
  readonly class: string;
  /** An empty class is that of a claim which declared none. */
  readonly observations: readonly (WireEnergy & { readonly class: string })[];
  readonly required?: number;
}

/** Params of `preemption.order`. */
export interface PreemptionParams {
  readonly workloads: readonly WireRunning[];
}

interface WireRunning {
  readonly id: string;
  readonly priority: number;
  readonly spent: WireEnergy;
  readonly completed_units: WireFigure;
  readonly attempted_units: WireFigure;
}

/** Params of `idle.assess`. */
export interface IdleParams {
  readonly policy: WirePolicy | null;
  readonly workloads: readonly WireHeld[];
}

interface WirePolicy {
  readonly window_us: WireFigure;
  readonly threshold_uw: WireFigure;
}

interface WireHeld {
  readonly id: string;
  readonly devices: number;
  readonly observed: WireEnergy & { readonly window_us: WireFigure };
  readonly completed_units?: WireFigure;
}

export function occupantFromWire({ id, weight }: WireOccupant): Occupant {
  return { id, weight: BigInt(weight) };
}

export function estimateRequestFromWire(wire: DeriveParams): EstimateRequest {
  return {
    class: wire.class,
    observations: wire.observations.map((each) => ({
      class: each.class,
      ...energyFromWire(each),
    })),
    ...(wire.required === undefined ? {} : { required: wire.required }),
  };
}

export function runningWorkloadFromWire(wire: WireRunning): RunningWorkload {
  return {
    id: wire.id,
    priority: wire.priority,
    spent: energyFromWire(wire.spent),
    completedUnits: BigInt(wire.completed_units),
    attemptedUnits: BigInt(wire.attempted_units),
  };
}

export function idlePolicyFromWire(wire: WirePolicy): IdlePolicy {
  return { windowUs: BigInt(wire.window_us), thresholdUw: BigInt(wire.threshold_uw) };
}

export function heldWorkloadFromWire({ id, devices, observed, ...rest }: WireHeld): HeldWorkload {
  return {
    id,
    devices,
    observed: { ...energyFromWire(observed), windowUs: BigInt(observed.window_us) },
    ...(rest.completed_units === undefined ? {} : { completedUnits: BigInt(rest.completed_units) }),
  };
}
