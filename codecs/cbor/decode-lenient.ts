import type { EncodingRule, Finding, Malformed, TypeRule } from './finding.js';
import type { CborItem } from './item.js';
import { ItemReader } from './item-reader.js';
import { malformed } from './malformed.js';

/** A well-formed item, and the first reason of each kind why `decodeStrict` would refuse it. */
export interface DecodedItem {
  readonly kind: 'decoded';
  readonly item: CborItem;
  /** The first item not encoded deterministically; undefined where all are. */
  readonly encodingFinding: Finding<EncodingRule> | undefined;
  /** The first item of a type outside `CborValue`; undefined where there is none. */
  readonly typeFinding: Finding<TypeRule> | undefined;
}

/**
 * Decodes exactly one well-formed CBOR item in any form that RFC 8949 allows: long heads, indefinite
 * lengths, floats, tags, unsorted and repeated keys. Hostile input costs no more than its own size;
 * nesting and item count are bounded by `MAX_DEPTH` and `MAX_ITEMS`. Never throws.
 *
 * Byte strings in the result are views of `bytes`: leave those alone while the result is in use.
 */
export function decodeLenient(bytes: Uint8Array): DecodedItem | Malformed {
  const reader = new ItemReader(bytes, 0);
  const item = reader.readItem(0);
  if (item.kind === 'malformed') return item;
  if (reader.position < bytes.length) return malformed('trailing_bytes', reader.position);
  const { encoding, type } = reader.findings;
  return { kind: 'decoded', item, encodingFinding: encoding, typeFinding: type };
}
