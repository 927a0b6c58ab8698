import { advancePool } from './advance-pool.js';
import type { Party } from './party.js';
import { emptyPool, type PoolEvent } from './pool-state.js';
import { NO_TREE } from './replay-ledger.js';
import type { StreamRefusal } from './stream-refusal.js';
import { verifyLedger } from './verify-ledger.js';

/** All events of a ledger, oldest first. */
export interface LedgerEvents {
  readonly kind: 'events';
  readonly events: readonly PoolEvent[];
}

/** Reads the events of a ledger; refuses whatever `replayLedger` refuses. Keeps every event. */
export function readLedger(
  entries: Iterable<Uint8Array>,
  steward: Party,
): LedgerEvents | StreamRefusal {
  const state = emptyPool(NO_TREE);
  const events: PoolEvent[] = [];
  const verified = verifyLedger(entries, steward, (event) => {
    const wrong = advancePool(state, event);
    if (wrong === undefined) events.push(event);
    return wrong;
  });
  return verified.kind === 'refused' ? verified : { kind: 'events', events };
}
