import { encodeCanonical } from '../../codecs/cbor/encode-canonical.js';
import type { CborKey, CborMap, CborValue } from '../../codecs/cbor/value.js';
import { ALG, EDDSA, KID } from '../../codecs/cose-sign1/labels.js';
import { sealSign1 } from '../../codecs/cose-sign1/seal-sign1.js';
import type { Sealer } from './party.js';
import { MAX_RECEIPT_BYTES } from './receipt-limits.js';

/** A receipt and the core that its signature covers. */
export interface SealedReceipt {
  readonly bytes: Uint8Array;
  /** The signed core, encoded. */
  readonly core: Uint8Array;
}

/**
 * Seals a core as `poolproof-reference/1` does (6.5): deterministic CBOR inside a tagged COSE_Sign1
 * with `alg` -8 and the sealer's id as `kid`, both protected. The same input gives the same bytes.
 *
 * @throws RangeError where the receipt would be too long for a reader, TypeError or RangeError where
 *   the core has no deterministic encoding (a lone surrogate in an id, a figure outside 64 bits).
 */
export function sealReceipt(map: CborMap, sealer: Sealer): SealedReceipt {
  const core = encodeCanonical(map); // pool-1/6.5-2
  const bytes = sealSign1({
    // pool-1/6.5-1
    protectedHeader: new Map<CborKey, CborValue>([
      [ALG, EDDSA],
      [KID, Buffer.from(sealer.id, 'utf8')],
    ]),
    payload: core,
    sign: sealer.sign,
  });
  if (bytes.length > MAX_RECEIPT_BYTES) {
    throw new RangeError(
      `a receipt has at most ${MAX_RECEIPT_BYTES} bytes, this one ${bytes.length}: shorten its ids`,
    );
  }
  return { bytes, core };
}
