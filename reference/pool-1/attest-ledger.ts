import { isStewardKey } from './is-steward-key.js';
import type { Party } from './party.js';
import { readWitnessReceipt, type WitnessStatement } from './read-witness-receipt.js';
import { replayLedger } from './replay-ledger.js';
import type { StreamRefusal } from './stream-refusal.js';
import type { LedgerHead } from './verify-ledger.js';

/** A receipt with the witness that it is said to come from. */
export interface PresentedReceipt {
  readonly bytes: Uint8Array;
  readonly witness: Party;
}

/**
 * What a receipt is worth for one ledger (6.8):
 * - `covers`: it verifies, for this steward, this head and this length;
 * - `covers_other`: it verifies, for another steward, head or length: a rewritten, a cut or a grown
 *   history looks so;
 * - `bad_signature`: it does not verify as a receipt of this witness;
 * - `steward_key`: its witness has the steward's key, so it establishes nothing.
 */
export interface ReceiptGrade {
  readonly status: 'covers' | 'covers_other' | 'bad_signature' | 'steward_key';
  /** For people; never compared. */
  readonly detail: string;
}

/** The grade of a ledger that verifies, and of each receipt in the order given. */
export interface Attestation {
  readonly kind: 'attested';
  readonly attestation: 'self-attested' | 'witnessed';
  readonly receipts: readonly ReceiptGrade[];
}

/**
 * Grades a ledger by its witness receipts (6.8): `witnessed` where at least one covers it, with any
 * number of others beside it, else `self-attested`. Refuses whatever `replayLedger` refuses.
 */
export function attestLedger(
  entries: Iterable<Uint8Array>,
  steward: Party,
  presented: readonly PresentedReceipt[],
): Attestation | StreamRefusal {
  const ledger = replayLedger(entries, steward);
  if (ledger.kind === 'refused') return ledger;
  const receipts = presented.map((receipt) => gradeReceipt(receipt, steward, ledger));
  const witnessed = receipts.some(({ status }) => status === 'covers'); // pool-1/6.8-2
  return { kind: 'attested', attestation: witnessed ? 'witnessed' : 'self-attested', receipts }; // pool-1/6.8-1
}

function gradeReceipt(
  { bytes, witness }: PresentedReceipt,
  steward: Party,
  ledger: LedgerHead,
): ReceiptGrade {
  // pool-1/6.7-2: before anything else, whatever the receipt says
  if (isStewardKey(witness, steward)) {
    return { status: 'steward_key', detail: 'the witness has the key of the steward' };
  }
  const statement = readWitnessReceipt(bytes, witness);
  if (statement.kind === 'fault') return { status: 'bad_signature', detail: statement.detail };
  const other = otherThan(statement, steward, ledger);
  // pool-1/6.8-3
  if (other !== undefined) return { status: 'covers_other', detail: other };
  return { status: 'covers', detail: `the head at length ${ledger.length}` };
}

function otherThan(
  statement: WitnessStatement,
  steward: Party,
  { length, head }: LedgerHead,
): string | undefined {
  if (statement.steward !== steward.id) return "it covers another steward's ledger";
  if (statement.length !== BigInt(length)) {
    return `it covers length ${String(statement.length)}, this ledger has ${length}`;
  }
  return Buffer.compare(statement.head, head) === 0
    ? undefined
    : 'it covers another head at this length';
}
