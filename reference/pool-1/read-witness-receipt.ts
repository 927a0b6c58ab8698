import { digest, formDefect, type MapForm, oneOf, text, unsigned64 } from './map-form.js';
import { receiptOpenerFor } from './open-receipt.js';
import type { Party } from './party.js';
import { receiptFault, type ReceiptFault } from './stream-refusal.js';

/** What a witness states: that this steward's chain had exactly this head at exactly this length. */
export interface WitnessStatement {
  readonly kind: 'statement';
  readonly steward: string;
  readonly length: bigint;
  readonly head: Uint8Array;
}

const WITNESS: MapForm = {
  pool_witness: oneOf('pool-witness/1'),
  steward: text,
  witness: text,
  length: unsigned64,
  head: digest,
};

interface WitnessMembers {
  get(key: 'steward' | 'witness'): string;
  get(key: 'length'): bigint;
  get(key: 'head'): Uint8Array;
}

/** Reads a receipt of a witness as strictly as an entry of a ledger (6.7). Never throws. */
export function readWitnessReceipt(
  bytes: Uint8Array,
  witness: Party,
): WitnessStatement | ReceiptFault {
  const receipt = receiptOpenerFor(witness)(bytes);
  if (receipt.kind === 'fault') return receipt;
  const defect = formDefect(receipt.map, WITNESS);
  if (defect !== undefined) return receiptFault('malformed', `no witness receipt: ${defect}`);
  const members = receipt.map as unknown as WitnessMembers;
  if (members.get('witness') !== witness.id) {
    return receiptFault('bad_signature', "the core's witness is another party");
  }
  return {
    kind: 'statement',
    steward: members.get('steward'),
    length: members.get('length'),
    head: members.get('head'),
  };
}
