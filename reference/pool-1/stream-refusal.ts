/**
 * Why a ledger is refused:
 * - `malformed`: no COSE_Sign1 around a CBOR map, or a map that is no receipt of this profile;
 * - `bad_signature`: not this steward's, by key, key id, algorithm or the core's own word;
 * - `non_canonical`: it decodes, but an encoder of the profile would have written other bytes;
 * - `broken_chain`: `seq` is not its position, or `prev` not the address of the entry before;
 * - `inconsistent`: a history that did not happen.
 */
export type StreamReason =
  'malformed' | 'bad_signature' | 'non_canonical' | 'broken_chain' | 'inconsistent';

/** What is wrong with one receipt by itself, wherever it stands. */
export interface ReceiptFault {
  readonly kind: 'fault';
  readonly reason: 'malformed' | 'bad_signature' | 'non_canonical';
  /** For people, with the rule and the byte where there is one; never compared. */
  readonly detail: string;
}

/** The refusal of a whole ledger (6.4): there is no shorter history to fall back on. */
export interface StreamRefusal {
  readonly kind: 'refused';
  readonly reason: StreamReason;
  /** The place of the entry at fault, from 0. */
  readonly index: number;
  /** For people; never compared. */
  readonly detail: string;
}

/** Makes a fault of a receipt. */
export function receiptFault(reason: ReceiptFault['reason'], detail: string): ReceiptFault {
  return { kind: 'fault', reason, detail };
}
