import { encodeItem } from '../../codecs/cbor/encode-item.js';
import type { MapItem, Pair } from '../../codecs/cbor/item.js';

/** The two orders of encoded keys that go by the name of canonical CBOR. */
export type KeyOrder = 'bytewise' | 'length_first';

/** A map of these pairs with its keys in order and its count in the shortest form. */
export function sortedMap(pairs: readonly Pair[], order: KeyOrder = 'bytewise'): MapItem {
  const encoded = pairs.map((pair) => ({ pair, key: encodeItem(pair[0]) }));
  encoded.sort(
    (left, right) =>
      (order === 'length_first' ? left.key.length - right.key.length : 0) ||
      Buffer.compare(left.key, right.key),
  );
  return { kind: 'map', pairs: encoded.map(({ pair }) => pair) };
}
