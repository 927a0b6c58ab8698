import type { Sealer } from './party.js';
import { appendEvent, type PoolLedger } from './pool-ledger.js';
import { applyEvent, inconsistency, type PoolEvent, type PoolState } from './pool-state.js';

/** A pool that decides: what its ledger derives, the ledger, and the steward that seals it. */
export interface LivePool {
  readonly state: PoolState;
  readonly ledger: PoolLedger;
  readonly steward: Sealer;
}

/**
 * Records an event in the ledger and moves the pool by it. Where it cannot follow, nothing changes and
 * the answer says why (pool-1/6.4-4).
 *
 * @throws TypeError or RangeError as `sealReceipt` does; the pool is then as it was.
 */
export function recordEvent(
  { state, ledger, steward }: LivePool,
  event: PoolEvent,
): string | undefined {
  const wrong = inconsistency(state, event);
  if (wrong !== undefined) return wrong;
  appendEvent(ledger, event, steward); // first: usage never moves without an entry (6.1)
  applyEvent(state, event);
  return undefined;
}
