import { GENESIS } from './content-address.js';
import type { Party } from './party.js';
import type { PoolEvent } from './pool-state.js';
import { entryReaderFor, type ReadEntry } from './read-entry.js';
import type { StreamReason, StreamRefusal } from './stream-refusal.js';

/** How far a chain reaches, and to what. */
export interface LedgerHead {
  /** Number of entries. */
  readonly length: number;
  /** The address of the last entry, or `GENESIS` where there is none. */
  readonly head: Uint8Array;
}

/** A chain that holds from the sentinel to its head. */
export interface VerifiedLedger extends LedgerHead {
  readonly kind: 'verified';
}

/**
 * Verifies a whole ledger in one pass, keeping nothing of an entry but its address (6.4, 6.5).
 *
 * Faults of the chain (everything but `inconsistent`) are reported where the first of them stands; an
 * entry that does not verify ends the search, as nothing is known of its links. A history that did
 * not happen is reported only where the whole chain holds: the chain is verified before anything is
 * derived, so a link broken later on takes precedence over a wrong release.
 *
 * @param follow is handed each event in order and says why it cannot follow those before it; after
 *   that it is not called again. What it gathers counts only once the ledger turns out verified.
 */
export function verifyLedger(
  entries: Iterable<Uint8Array>,
  steward: Party,
  follow: (event: PoolEvent) => string | undefined,
): VerifiedLedger | StreamRefusal {
  const read = entryReaderFor(steward);
  let inconsistent: StreamRefusal | undefined;
  let length = 0;
  let head = GENESIS;
  for (const bytes of entries) {
    const entry = read(bytes);
    if (entry.kind === 'fault') return refused(entry.reason, length, entry.detail);
    const broken = brokenLink(entry, { length, head });
    if (broken !== undefined) return refused('broken_chain', length, broken); // pool-1/6.4-1, 6.5-7
    if (inconsistent === undefined) {
      const wrong = follow(entry.event);
      // pool-1/6.4-2, 6.4-3; 6.4-5: remembered, as a broken link may still come
      if (wrong !== undefined) inconsistent = refused('inconsistent', length, `the entry ${wrong}`);
    }
    head = entry.address;
    length += 1;
  }
  return inconsistent ?? { kind: 'verified', length, head };
}

function brokenLink({ seq, prev }: ReadEntry, { length, head }: LedgerHead): string | undefined {
  if (seq !== BigInt(length)) return `seq is ${String(seq)} at position ${length}`;
  if (Buffer.compare(prev, head) === 0) return undefined;
  return length === 0
    ? 'prev of the first entry is not the sentinel of 32 zero bytes'
    : 'prev is not the address of the entry before';
}

function refused(reason: StreamReason, index: number, detail: string): StreamRefusal {
  return { kind: 'refused', reason, index, detail };
}
