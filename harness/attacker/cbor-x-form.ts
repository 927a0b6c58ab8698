import { float64 } from '../../codecs/cbor/float.js';
import type { CborItem, IntegerItem, MapItem } from '../../codecs/cbor/item.js';
import { CORE_FIELDS } from './core-field.js';
import { mapItems } from './map-items.js';

const LARGEST_AS_INTEGER = 2n ** 32n;
const LARGEST_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * A core as cbor-x 1.6 writes a plain object that nobody prepared for it: keys in the order in which
 * a program sets them (the named fields first), each map's count in two bytes, and whole numbers
 * past 32 bits as floats as long as JavaScript holds them exactly.
 */
export function cborXForm(core: MapItem): MapItem {
  const names: readonly string[] = CORE_FIELDS;
  const rank = (key: CborItem): number => {
    const named = key.kind === 'text' ? names.indexOf(key.text) : -1;
    return named < 0 ? names.length : named;
  };
  const pairs = core.pairs.toSorted(([left], [right]) => rank(left) - rank(right));
  return mapItems({ ...core, pairs }, asCborX) as MapItem;
}

function asCborX(item: CborItem): CborItem {
  if (item.kind === 'integer') return numberForm(item);
  return item.kind === 'map' ? { ...item, width: 2 } : item;
}

function numberForm(item: IntegerItem): CborItem {
  const { value } = item;
  if (value >= -LARGEST_AS_INTEGER && value < LARGEST_AS_INTEGER) return item;
  return value >= -LARGEST_SAFE && value <= LARGEST_SAFE ? float64(Number(value)) : item;
}
