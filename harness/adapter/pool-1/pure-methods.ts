import { assessIdle, type IdleVerdict } from '../../../reference/pool-1/assess-idle.js';
import { deriveEstimate } from '../../../reference/pool-1/derive-estimate.js';
import { divideDevice } from '../../../reference/pool-1/divide-device.js';
import { preemptionOrder } from '../../../reference/pool-1/preemption-order.js';
import type { RealisedCost } from '../../../reference/pool-1/realised-cost.js';
import { type AdapterTable, RpcFailure } from '../contract/adapter.js';
import { INVALID_PARAMS } from '../contract/connection.js';
import type { Json, JsonObject } from '../contract/json.js';
import {
  type DeriveParams,
  type DivideParams,
  type IdleParams,
  type PreemptionParams,
  estimateRequestFromWire,
  heldWorkloadFromWire,
  idlePolicyFromWire,
  occupantFromWire,
  runningWorkloadFromWire,
} from './pure-params.js';
import { energyFromWire, energyToWire, estimateToWire } from './wire.js';

/** The methods that keep nothing: all that they answer follows from their params. */
export const pureMethods: AdapterTable = {
  'attribution.divide': (params) => {
    const { device, occupants } = params as unknown as DivideParams;
    requireDistinctIds(occupants, '/occupants');
    const division = divideDevice(energyFromWire(device), occupants.map(occupantFromWire));
    if (division.kind === 'refused') return { refused: { reason: division.reason } };
    return { shares: division.shares.map((share) => ({ id: share.id, ...energyToWire(share) })) };
  },

  'estimation.derive': (params) =>
    estimateToWire(deriveEstimate(estimateRequestFromWire(params as unknown as DeriveParams))),

  'preemption.order': (params) => {
    const { workloads } = params as unknown as PreemptionParams;
    requireDistinctIds(workloads, '/workloads');
    const order = preemptionOrder(workloads.map(runningWorkloadFromWire));
    return { order: order.map(({ id, cost }) => ({ id, cost: costToWire(cost) })) };
  },

  'idle.assess': (params) => {
    const { policy, workloads } = params as unknown as IdleParams;
    requireDistinctIds(workloads, '/workloads');
    const { verdicts, reclamationOrder } = assessIdle(
      policy === null ? null : idlePolicyFromWire(policy),
      workloads.map(heldWorkloadFromWire),
    );
    return { verdicts: verdicts.map(idleVerdictToWire), reclamation_order: reclamationOrder };
  },
};

/**
 * Which of two things of one id an answer means could not be told.
 *
 * @param list the list's own pointer
 * @throws RpcFailure that names both places
 */
function requireDistinctIds(items: readonly { readonly id: string }[], list: string): void {
  const places = new Map<string, number>();
  for (const [index, { id }] of items.entries()) {
    const earlier = places.get(id);
    if (earlier !== undefined) {
      const message = `${list}/${index}/id: ${JSON.stringify(id)} stands at ${list}/${earlier} already; give each its own id`;
      throw new RpcFailure(INVALID_PARAMS, message);
    }
    places.set(id, index);
  }
}

function costToWire(cost: RealisedCost): Json {
  if (cost.kind === 'undefined') return null; // pool-1/5.1-2
  return { uj: cost.uj.toString(), units: cost.units.toString(), grade: cost.grade };
}

function idleVerdictToWire(verdict: IdleVerdict): JsonObject {
  const { id } = verdict;
  switch (verdict.verdict) {
    case 'nothing_held':
      return { id, verdict: verdict.verdict };
    case 'no_verdict':
      return { id, verdict: verdict.verdict, reason: verdict.reason, mean_uw: null };
    default:
      return {
        id,
        verdict: verdict.verdict,
        window_us: verdict.windowUs.toString(),
        mean_uw: verdict.meanUw.toString(),
      };
  }
}
