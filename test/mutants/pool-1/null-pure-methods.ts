import type { AdapterTable } from '../../../harness/adapter/contract/adapter.js';
import type { Json, JsonObject } from '../../../harness/adapter/contract/json.js';

/** What keeps nothing, always answered: the device for each, a zero for every figure, all idle. */
export const readyPureMethods: AdapterTable = {
  'attribution.divide': ({ device, occupants }) => ({
    shares: idsOf(occupants).map((id) => ({ id, ...(device as JsonObject) })),
  }),
  'estimation.derive': () => ({ estimate: { uj: '0', grade: 'ModelBased' }, spread: {} }),
  'preemption.order': ({ workloads }) => ({
    order: idsOf(workloads).map((id) => ({ id, cost: { uj: '0', units: '1' } })),
  }),
  'idle.assess': ({ workloads }) => ({
    verdicts: idsOf(workloads).map((id) => ({ id, verdict: 'idle', window_us: '0' })),
    reclamation_order: idsOf(workloads),
  }),
};

/** What keeps nothing, refused where that is a form of answer, and else without any figure. */
export const reluctantPureMethods: AdapterTable = {
  'attribution.divide': () => ({ refused: { reason: 'no_weight' } }),
  'estimation.derive': () => ({
    declined: { reason: 'insufficient_evidence', seen: 0, evidence: 0 },
  }),
  'preemption.order': ({ workloads }) => ({
    order: idsOf(workloads).map((id) => ({ id, cost: null })),
  }),
  'idle.assess': ({ workloads }) => ({
    verdicts: idsOf(workloads).map((id) => ({ id, verdict: 'no_verdict' })),
    reclamation_order: [],
  }),
};

function idsOf(list: Json | undefined): string[] {
  return (list as unknown as readonly { readonly id: string }[]).map(({ id }) => id);
}
