import { decodeLenient } from '../../codecs/cbor/decode-lenient.js';
import { encodeItem } from '../../codecs/cbor/encode-item.js';
import type { CborItem } from '../../codecs/cbor/item.js';
import { byteContent, textContent } from '../../codecs/cose-sign1/string-content.js';
import { itemsIn, mapItems } from './map-items.js';
import { sortedMap } from './sorted-map.js';

const SIMPLE_NAMES: Readonly<Record<number, string>> = { 20: 'bool', 21: 'bool', 22: 'null' };

/**
 * What keeps a core from being deterministic CBOR without floats, bools and nulls, in a word;
 * undefined where nothing does. Keys may stand in either order that is called canonical: bytewise
 * (RFC 8949 4.2.1) or the shorter key first (its 4.2.3), which is the same order for text keys.
 */
export function coreFault(core: Uint8Array): string | undefined {
  const decoded = decodeLenient(core);
  if (decoded.kind === 'malformed') return decoded.rule;
  const { item, encodingFinding } = decoded;
  const forbidden = itemsIn(item)
    .map(forbiddenType)
    .find((name) => name !== undefined);
  if (forbidden !== undefined || encodingFinding === undefined) return forbidden;
  const isOtherOrder =
    encodingFinding.rule === 'unsorted_keys' && isShortestLengthFirst(item, core);
  return isOtherOrder ? undefined : encodingFinding.rule;
}

function forbiddenType(item: CborItem): string | undefined {
  if (item.kind === 'float') return 'float';
  return item.kind === 'simple' ? SIMPLE_NAMES[item.value] : undefined;
}

/** Whether encoding the same content with the shorter key first gives the same bytes. */
function isShortestLengthFirst(item: CborItem, core: Uint8Array): boolean {
  const canonical = mapItems(item, shortest);
  return !hasRepeatedKey(item) && Buffer.compare(encodeItem(canonical), core) === 0;
}

function shortest(item: CborItem): CborItem {
  switch (item.kind) {
    case 'integer':
      return { kind: 'integer', value: item.value };
    case 'map':
      return sortedMap(item.pairs, 'length_first');
    case 'array':
      return { kind: 'array', items: item.items };
    case 'tag':
      return { kind: 'tag', tag: item.tag, content: item.content };
    default: {
      const bytes = byteContent(item);
      const text = textContent(item);
      if (bytes !== undefined) return { kind: 'bytes', bytes };
      return text === undefined ? item : { kind: 'text', text };
    }
  }
}

function hasRepeatedKey(item: CborItem): boolean {
  return itemsIn(item).some((each) => {
    if (each.kind !== 'map') return false;
    const keys = each.pairs.map(([key]) => Buffer.from(encodeItem(key)).toString('hex'));
    return new Set(keys).size < keys.length;
  });
}
