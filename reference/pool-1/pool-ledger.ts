import { GENESIS } from './content-address.js';
import type { Sealer } from './party.js';
import type { PoolEvent } from './pool-state.js';
import { sealEntry } from './seal-entry.js';

/** The ledger of a live pool: a value beside its state, changed only by `appendEvent`. */
export interface PoolLedger {
  /** Sealed entries, oldest first. */
  readonly entries: readonly Uint8Array[];
  /** The address of the last entry, or `GENESIS` where there is none. */
  readonly head: Uint8Array;
}

/** The ledger of a pool in which nothing was admitted yet. */
export function emptyLedger(): PoolLedger {
  return { entries: [], head: GENESIS };
}

/**
 * Seals an event as the next entry (6.2, 6.5), in place.
 *
 * @throws TypeError or RangeError as `sealReceipt` does; the ledger is then as it was.
 */
export function appendEvent(ledger: PoolLedger, event: PoolEvent, steward: Sealer): void {
  const { bytes, address } = sealEntry(
    event,
    { seq: ledger.entries.length, prev: ledger.head }, // pool-1/6.5-6, 6.1-3
    steward,
  );
  (ledger.entries as Uint8Array[]).push(bytes);
  (ledger as { head: Uint8Array }).head = address;
}
