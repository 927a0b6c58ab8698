import { advancePool } from './advance-pool.js';
import type { Party } from './party.js';
import { emptyPool, type PoolState } from './pool-state.js';
import type { StreamRefusal } from './stream-refusal.js';
import type { EntitlementTree } from './tree.js';
import { type LedgerHead, verifyLedger } from './verify-ledger.js';

/** What a ledger says: the usage of every entitlement that it names, the open claims, its head. */
export interface ReplayedLedger extends LedgerHead {
  readonly kind: 'replayed';
  readonly state: PoolState;
}

/** Usage is kept by entitlement id and needs no tree; only further claims do. */
export const NO_TREE: EntitlementTree = { nodes: new Map(), groups: new Map() };

/**
 * Rebuilds a pool from its ledger (6.1), oldest entry first. Memory grows with the entitlements and
 * the open claims, not with the number of entries.
 *
 * Entries are not decided again: the tree of today may differ from the one that a claim was admitted
 * under, and an entitlement that it lacks keeps its usage, to be found again when the entitlement is.
 */
export function replayLedger(
  entries: Iterable<Uint8Array>,
  steward: Party,
  tree = NO_TREE,
): ReplayedLedger | StreamRefusal {
  const state = emptyPool(tree);
  const verified = verifyLedger(entries, steward, (event) => advancePool(state, event));
  if (verified.kind === 'refused') return verified; // pool-1/6.4-1: no usage, not even a part
  return { kind: 'replayed', state, length: verified.length, head: verified.head };
}
