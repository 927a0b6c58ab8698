import type { CborKey, CborValue } from '../../codecs/cbor/value.js';
import { isStewardKey } from './is-steward-key.js';
import type { Party, Sealer } from './party.js';
import { replayLedger } from './replay-ledger.js';
import { sealReceipt } from './seal-receipt.js';
import type { StreamRefusal } from './stream-refusal.js';

/** A `pool-witness/1` receipt. */
export interface WitnessReceipt {
  readonly kind: 'receipt';
  readonly bytes: Uint8Array;
}

/** The steward would be its own witness. */
export interface StewardKeyRefusal {
  readonly kind: 'refused';
  readonly reason: 'steward_key';
  readonly detail: string;
}

/**
 * Signs the head of a ledger at its length (6.7). The ledger is replayed first: no witness of this
 * reference signs for a stream that a reader would refuse. A ledger without entries has a head too.
 *
 * @throws RangeError as `sealReceipt` does, for ids too long for a receipt.
 */
export function witnessLedger(
  entries: Iterable<Uint8Array>,
  steward: Party,
  witness: Party & Sealer,
): WitnessReceipt | StewardKeyRefusal | StreamRefusal {
  if (isStewardKey(witness, steward)) {
    const detail = 'the witness has the key of the steward; it takes another party to witness';
    return { kind: 'refused', reason: 'steward_key', detail };
  }
  const ledger = replayLedger(entries, steward);
  if (ledger.kind === 'refused') return ledger;
  // pool-1/6.7-1
  const core = new Map<CborKey, CborValue>([
    ['pool_witness', 'pool-witness/1'],
    ['steward', steward.id],
    ['witness', witness.id],
    ['length', BigInt(ledger.length)],
    ['head', ledger.head],
  ]);
  return { kind: 'receipt', bytes: sealReceipt(core, witness).bytes };
}
