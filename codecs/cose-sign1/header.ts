import type { CborItem, MapItem } from '../cbor/item.js';
import { ALG, KID } from './labels.js';
import { byteContent, textContent } from './string-content.js';

/** One of the two headers of an envelope, each read by itself. */
export interface Sign1Header {
  /** The algorithm, by number or name; undefined where this header names none. */
  readonly alg: bigint | string | undefined;
  /** The key id's bytes; undefined where this header has none. */
  readonly kid: Uint8Array | undefined;
  /** All parameters in the order they arrived. */
  readonly map: MapItem;
}

/** Why a map is no COSE header (RFC 9052 section 3). */
export type HeaderRule = 'header_label' | 'duplicate_label' | 'alg_type' | 'kid_type';

/** Reads a header map, or names the rule that it breaks. */
export function readHeader(map: MapItem): Sign1Header | HeaderRule {
  const parameters = new Map<bigint | string, CborItem>();
  for (const [key, value] of map.pairs) {
    const label = integerOrText(key);
    if (label === undefined) return 'header_label';
    if (parameters.has(label)) return 'duplicate_label';
    parameters.set(label, value);
  }
  const algItem = parameters.get(ALG);
  const alg = algItem && integerOrText(algItem);
  if (algItem !== undefined && alg === undefined) return 'alg_type';
  const kidItem = parameters.get(KID);
  const kid = kidItem && byteContent(kidItem);
  if (kidItem !== undefined && kid === undefined) return 'kid_type';
  return { alg, kid, map };
}

function integerOrText(item: CborItem): bigint | string | undefined {
  return item.kind === 'integer' ? item.value : textContent(item);
}
