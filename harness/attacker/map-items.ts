import type { CborItem, MapItem, Pair } from '../../codecs/cbor/item.js';

/**
 * Rebuilds an item from the inside out: each item inside it, keys too, then itself, goes through
 * `change`. Chunks of a string are parts of it, not items.
 */
export function mapItems(item: CborItem, change: (item: CborItem) => CborItem): CborItem {
  switch (item.kind) {
    case 'array':
      return change({ ...item, items: item.items.map((each) => mapItems(each, change)) });
    case 'map':
      return change(mapPairs(item, (each) => mapItems(each, change)));
    case 'tag':
      return change({ ...item, content: mapItems(item.content, change) });
    default:
      return change(item);
  }
}

/** Every item in an item, itself included, keys too. */
export function itemsIn(item: CborItem): CborItem[] {
  const found: CborItem[] = [];
  mapItems(item, (each) => {
    found.push(each);
    return each;
  });
  return found;
}

function mapPairs(map: MapItem, change: (item: CborItem) => CborItem): MapItem {
  const pairs = map.pairs.map(([key, value]): Pair => [change(key), change(value)]);
  return { ...map, pairs };
}
