import { concatBytes } from '../cbor/concat-bytes.js';
import { encodeCanonical } from '../cbor/encode-canonical.js';
import { encodeItem } from '../cbor/encode-item.js';
import { encodeHead, MAJOR } from '../cbor/head.js';
import type { MapItem } from '../cbor/item.js';
import { isCborMap, type CborMap } from '../cbor/value.js';
import { SIGN1_TAG } from './labels.js';
import { sigStructure } from './sig-structure.js';

const NO_PARAMETERS: CborMap = new Map();

/** What to seal, and how. */
export interface Sign1Contents {
  /** The protected header: a map, encoded canonically, or its encoded bytes as they shall stand. */
  readonly protectedHeader: CborMap | Uint8Array;
  /** The unprotected header: a map, encoded canonically, or an item as it says; empty if absent. */
  readonly unprotectedHeader?: CborMap | MapItem;
  readonly payload: Uint8Array;
  /** Signs the Sig_structure; `signerFor` makes one. */
  readonly sign: (message: Uint8Array) => Uint8Array;
  /** Whether the envelope carries tag 18; true where absent. */
  readonly tagged?: boolean;
}

/**
 * Signs a payload and wraps it as COSE_Sign1 (RFC 9052 4.2). The envelope is deterministic; headers
 * and payload that come encoded are taken as they are, so a caller may seal what is not canonical.
 * @throws TypeError or RangeError for a header that `encodeCanonical` or `encodeItem` refuses.
 */
export function sealSign1(contents: Sign1Contents): Uint8Array {
  const { payload, tagged = true, unprotectedHeader = NO_PARAMETERS } = contents;
  const protectedBytes = encodeProtected(contents.protectedHeader);
  const signature = contents.sign(sigStructure(protectedBytes, payload));
  return concatBytes([
    tagged ? encodeHead(MAJOR.tag, SIGN1_TAG) : new Uint8Array(0),
    encodeHead(MAJOR.array, 4n),
    encodeItem({ kind: 'bytes', bytes: protectedBytes }),
    isCborMap(unprotectedHeader)
      ? encodeCanonical(unprotectedHeader)
      : encodeItem(unprotectedHeader),
    encodeItem({ kind: 'bytes', bytes: payload }),
    encodeItem({ kind: 'bytes', bytes: signature }),
  ]);
}

/** An empty protected header is no bytes rather than an encoded empty map (RFC 9052 section 3). */
function encodeProtected(header: CborMap | Uint8Array): Uint8Array {
  if (header instanceof Uint8Array) return header;
  return header.size === 0 ? new Uint8Array(0) : encodeCanonical(header);
}
