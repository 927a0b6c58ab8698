import { decodeLenient, type DecodedItem } from './decode-lenient.js';
import type { Malformed, NonCanonical } from './finding.js';
import type { BytesItem, IntegerItem, TextItem } from './item.js';
import type { CborKey, CborValue } from './value.js';

/** The one value that the bytes are the deterministic encoding of. */
export interface DecodedValue {
  readonly kind: 'decoded';
  readonly value: CborValue;
}

/** What is left of `CborItem` where the decoder found nothing to object to. */
type PlainKey = IntegerItem | BytesItem | TextItem;
type PlainItem = PlainKey | PlainArray | PlainMap;
interface PlainArray {
  readonly kind: 'array';
  readonly items: readonly PlainItem[];
}
interface PlainMap {
  readonly kind: 'map';
  readonly pairs: readonly (readonly [PlainKey, PlainItem])[];
}

/**
 * Decodes bytes that `encodeCanonical` could have written, and no others (RFC 8949 4.2.1 over the
 * types of `CborValue`). Otherwise says whether they are no CBOR at all or some other encoding, and
 * names the first broken rule with its offset; being malformed goes before everything else.
 *
 * Never throws. Limits and shared memory are those of `decodeLenient`.
 */
export function decodeStrict(bytes: Uint8Array): DecodedValue | NonCanonical | Malformed {
  const decoded = decodeLenient(bytes);
  if (decoded.kind === 'malformed') return decoded;
  const finding = firstFinding(decoded);
  if (finding !== undefined) return { kind: 'non_canonical', ...finding };
  return { kind: 'decoded', value: valueOf(decoded.item as PlainItem) };
}

/** At one offset the type says more: a float is refused however short it is. */
function firstFinding({ encodingFinding, typeFinding }: DecodedItem) {
  if (encodingFinding === undefined || typeFinding === undefined) {
    return encodingFinding ?? typeFinding;
  }
  return encodingFinding.offset < typeFinding.offset ? encodingFinding : typeFinding;
}

function valueOf(item: PlainItem): CborValue {
  if (item.kind === 'array') return item.items.map(valueOf);
  if (item.kind !== 'map') return keyOf(item);
  const map = new Map<CborKey, CborValue>();
  for (const [key, value] of item.pairs) map.set(keyOf(key), valueOf(value));
  return map;
}

function keyOf(item: PlainKey): CborKey {
  if (item.kind === 'integer') return item.value;
  return item.kind === 'text' ? item.text : item.bytes;
}
