/** The files of the reference that carry the defects, from the package's root. */
export const ADMISSION = 'reference/pool-1/admission.ts';
export const POOL_STATE = 'reference/pool-1/pool-state.ts';
export const SURPLUS = 'reference/pool-1/surplus.ts';
export const TREE = 'reference/pool-1/tree.ts';
export const TYPES = 'reference/pool-1/types.ts';
export const RESERVATION = 'reference/pool-1/reservation.ts';
export const POOL_METHODS = 'harness/adapter/pool-1/pool-methods.ts';
export const WIRE = 'harness/adapter/pool-1/wire.ts';
export const DIVIDE_DEVICE = 'reference/pool-1/divide-device.ts';
export const DERIVE_ESTIMATE = 'reference/pool-1/derive-estimate.ts';
export const ASSESS_IDLE = 'reference/pool-1/assess-idle.ts';
export const PREEMPTION_ORDER = 'reference/pool-1/preemption-order.ts';
export const REALISED_COST = 'reference/pool-1/realised-cost.ts';
export const COMPARE_RATIOS = 'reference/pool-1/compare-ratios.ts';
export const PURE_METHODS = 'harness/adapter/pool-1/pure-methods.ts';
