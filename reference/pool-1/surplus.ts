import { type PoolState, unspentOf } from './pool-state.js';
import type { Entitlement } from './types.js';

/**
 * The surplus open to an entitlement (2.2), in microjoules: what its siblings have not spent of
 * their guarantees. A root has no sibling, so its surplus is zero.
 */
export function surplusFor(state: PoolState, entitlement: Entitlement): bigint {
  if (entitlement.parent === undefined) return 0n; // pool-1/2.2-2: never across roots
  const unspent = state.unspentUj.get(entitlement.parent) ?? 0n; // pool-1/2.2-1: one parent's
  return unspent - unspentOf(state, entitlement.id);
}

/** The most an entitlement may have borrowed in total, with its siblings as they are (2.2). */
export function shareFor(state: PoolState, entitlement: Entitlement): bigint {
  return weightedShare(state, entitlement, surplusFor(state, entitlement));
}

/** The share it would have of siblings that have spent nothing: no later one is larger. */
export function largestShareFor(state: PoolState, entitlement: Entitlement): bigint {
  if (entitlement.parent === undefined) return 0n;
  const total = state.tree.groups.get(entitlement.parent)?.totalGuaranteeUj ?? 0n;
  return weightedShare(state, entitlement, total - entitlement.guaranteeUj);
}

/** pool-1/2.2-3: floor(surplus * w / W). A property of the tree, not of who claimed first. */
function weightedShare(state: PoolState, entitlement: Entitlement, surplusUj: bigint): bigint {
  if (entitlement.parent === undefined) return 0n;
  const totalWeight = state.tree.groups.get(entitlement.parent)?.totalWeight ?? 0n;
  if (totalWeight === 0n) return 0n; // all weights zero: nobody borrows
  return (surplusUj * BigInt(entitlement.overQuotaWeight)) / totalWeight;
}
