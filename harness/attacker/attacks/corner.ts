import { sigStructure } from '../../../codecs/cose-sign1/sig-structure.js';
import { bytesToHex } from '../../../codecs/hex/hex.js';
import type { CornerKind } from '../corner-kinds.js';
import { cornerSignature } from '../corner-signature.js';
import { receiptAt } from '../entry-at.js';
import { joinEnvelope } from '../envelope.js';
import { fromHex } from '../from-hex.js';

/** A ledger whose one entry has a signature of a kind on which verifiers disagree. */
export interface CornerLedger {
  readonly entries: readonly string[];
  /** The key under which the ledger is to be judged: not the steward's. Lower-case hex. */
  readonly publicKey: string;
}

/**
 * Signs a ledger of one entry in one of the twelve kinds. What the entry says, and its key id, stay.
 * A second entry would need the same key, which each message makes anew.
 *
 * @param entries the sealed entry, as lower-case hex
 * @throws RangeError unless there is one entry
 * @throws TypeError where it is no receipt
 */
export function signInCorner(entries: readonly string[], kind: CornerKind): CornerLedger {
  if (entries.length !== 1) {
    throw new RangeError(`a corner case takes a ledger of one entry, not of ${entries.length}`);
  }
  const { envelope } = receiptAt(entries.map(fromHex), 0);
  const message = sigStructure(envelope.protectedBytes, envelope.payload);
  const { publicKey, signature } = cornerSignature(kind, message);
  return {
    entries: [bytesToHex(joinEnvelope({ ...envelope, signature }))],
    publicKey: bytesToHex(publicKey),
  };
}
