import type { Verdict } from '../../../reference/pool-1/admission.js';
import type { DerivedEstimate } from '../../../reference/pool-1/derive-estimate.js';
import { type PoolState, usedUj } from '../../../reference/pool-1/pool-state.js';
import type { Claim, Energy, Entitlement, Grade } from '../../../reference/pool-1/types.js';
import type { JsonObject } from '../contract/json.js';

/** A 64-bit figure on the way in: a decimal string, or an integer that JSON keeps exact. */
export type WireFigure = string | number;

export interface WireEnergy {
  readonly uj: WireFigure;
  readonly grade: Grade;
}

export interface WireEntitlement {
  readonly id: string;
  readonly parent?: string;
  readonly guarantee_uj: WireFigure;
  readonly guarantee_devices: number;
  readonly over_quota_weight: number;
  readonly limit_uj?: WireFigure;
  readonly priority: number;
}

export interface WireClaim {
  readonly id: string;
  readonly entitlement: string;
  readonly gang_size: number;
  readonly devices_per_member: number;
  readonly estimate: WireEnergy;
  readonly class?: string;
}

/** An energy figure from its wire form, which a schema has taken. */
export function energyFromWire({ uj, grade }: WireEnergy): Energy {
  return { uj: BigInt(uj), grade };
}

export function energyToWire({ uj, grade }: Energy): JsonObject {
  return { uj: uj.toString(), grade };
}

export function entitlementFromWire(wire: WireEntitlement): Entitlement {
  return {
    id: wire.id,
    ...(wire.parent === undefined ? {} : { parent: wire.parent }),
    guaranteeUj: BigInt(wire.guarantee_uj),
    guaranteeDevices: wire.guarantee_devices,
    overQuotaWeight: wire.over_quota_weight,
    ...(wire.limit_uj === undefined ? {} : { limitUj: BigInt(wire.limit_uj) }),
    priority: wire.priority,
  };
}

export function claimFromWire(wire: WireClaim): Claim {
  return {
    id: wire.id,
    entitlement: wire.entitlement,
    gangSize: wire.gang_size,
    devicesPerMember: wire.devices_per_member,
    estimate: energyFromWire(wire.estimate),
    ...(wire.class === undefined ? {} : { class: wire.class }),
  };
}

export function verdictToWire(verdict: Verdict): JsonObject {
  if (verdict.verdict !== 'admit') return { verdict: verdict.verdict, reason: verdict.reason };
  return {
    verdict: 'admit',
    reserved_uj: verdict.reservedUj.toString(),
    devices: verdict.devices,
    borrowed_uj: verdict.borrowedUj.toString(),
    grade: verdict.grade,
  };
}

export function estimateToWire(outcome: DerivedEstimate): JsonObject {
  const { seen, evidence } = outcome;
  if (outcome.kind === 'declined') return { declined: { reason: outcome.reason, seen, evidence } };
  const { min, max } = outcome.spread;
  const spread = { min: energyToWire(min), max: energyToWire(max) };
  return { estimate: energyToWire(outcome.estimate), spread, seen, evidence };
}

export function usageToWire({ usage }: Pick<PoolState, 'usage'>): JsonObject {
  return Object.fromEntries(
    [...usage].map(([id, of]) => [
      id,
      {
        spent_uj: usedUj(of).toString(),
        devices: of.devices,
        ...(of.grade === undefined ? {} : { grade: of.grade }),
      },
    ]),
  );
}
