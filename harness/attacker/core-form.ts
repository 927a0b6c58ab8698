import { concatBytes } from '../../codecs/cbor/concat-bytes.js';
import { encodeItem } from '../../codecs/cbor/encode-item.js';
import type { CborItem, IntegerItem, MapItem, Pair, Width } from '../../codecs/cbor/item.js';
import { cborXForm } from './cbor-x-form.js';
import { fieldOf, withField, type CoreField } from './core-field.js';
import { itemsIn, mapItems } from './map-items.js';

/**
 * Encodings of a core that decode to what its canonical encoding says, and are not it. `long` is a
 * head longer than its number needs:
 * - `reversed_keys`: the keys of the outermost map from last to first;
 * - `long_integer`: the largest integer that has a longer form, in the next longer one;
 * - `long_map`, `long_key`, `long_text`, `long_prev`: the outermost map's count, the length of its
 *   first key, of the steward's name, of `prev`;
 * - `indefinite_map`, `indefinite_text`, `indefinite_prev`: no length up front, on the same;
 * - `repeated_key`, `conflicting_key`: `seq` twice, with the same value, with another one first;
 * - `trailing_byte`: one more byte after the map;
 * - `cbor_x`: what the JavaScript library cbor-x writes where nobody configured it.
 */
export type CoreForm =
  | 'reversed_keys'
  | 'long_integer'
  | 'long_map'
  | 'long_key'
  | 'long_text'
  | 'long_prev'
  | 'indefinite_map'
  | 'indefinite_text'
  | 'indefinite_prev'
  | 'repeated_key'
  | 'conflicting_key'
  | 'trailing_byte'
  | 'cbor_x';

const NEXT_WIDTH: Readonly<Record<Width, Width | undefined>> = {
  0: 1,
  1: 2,
  2: 4,
  4: 8,
  8: undefined,
};

/** Encodes a core in a form that is not canonical. */
export function encodeCore(core: MapItem, form: CoreForm): Uint8Array {
  if (form !== 'trailing_byte') return encodeItem(reformed(core, form));
  return concatBytes([encodeItem(core), Uint8Array.of(0)]);
}

function reformed(core: MapItem, form: Exclude<CoreForm, 'trailing_byte'>): MapItem {
  switch (form) {
    case 'reversed_keys':
      return { ...core, pairs: core.pairs.toReversed() };
    case 'long_integer':
      return withLongInteger(core);
    case 'long_map':
      return { ...core, width: 1 };
    case 'long_key': {
      const [[key, value], ...rest] = core.pairs as [Pair, ...Pair[]];
      return { ...core, pairs: [[longString(key), value], ...rest] };
    }
    case 'long_text':
      return changeField(core, 'steward', longString);
    case 'long_prev':
      return changeField(core, 'prev', longString);
    case 'indefinite_map':
      return { ...core, width: 'indefinite' };
    case 'indefinite_text':
      return changeField(core, 'steward', chunked);
    case 'indefinite_prev':
      return changeField(core, 'prev', chunked);
    case 'repeated_key':
      return withSeqTwice(core, (seq) => seq);
    case 'conflicting_key':
      return withSeqTwice(core, (seq) => ({ kind: 'integer', value: seq.value + 1n }));
    case 'cbor_x':
      return cborXForm(core);
  }
}

function withLongInteger(core: MapItem): MapItem {
  let largest: IntegerItem | undefined;
  for (const item of itemsIn(core)) {
    if (item.kind !== 'integer' || NEXT_WIDTH[item.width ?? 8] === undefined) continue;
    if (largest === undefined || item.value > largest.value) largest = item;
  }
  if (largest === undefined) throw new TypeError('the core has no integer with a longer form');
  const width = NEXT_WIDTH[largest.width ?? 8] ?? 8;
  const long = (item: CborItem): CborItem => (item === largest ? { ...largest, width } : item);
  return mapItems(core, long) as MapItem;
}

function withSeqTwice(core: MapItem, first: (seq: IntegerItem) => CborItem): MapItem {
  const pairs = core.pairs.flatMap((pair): Pair[] => {
    const [key, value] = pair;
    const isSeq = key.kind === 'text' && key.text === 'seq' && value.kind === 'integer';
    return isSeq ? [[key, first(value)], pair] : [pair];
  });
  return { ...core, pairs };
}

function changeField(
  core: MapItem,
  field: CoreField,
  change: (item: CborItem) => CborItem,
): MapItem {
  const value = fieldOf(core, field);
  if (value === undefined) throw new TypeError(`the core has no ${field}`);
  return withField(core, field, change(value));
}

function longString(item: CborItem): CborItem {
  if (item.kind === 'text' || item.kind === 'bytes') return { ...item, width: 4 };
  throw new TypeError(`an item of type ${item.kind} has no length`);
}

function chunked(item: CborItem): CborItem {
  if (item.kind === 'text') return { kind: 'chunked_text', chunks: [item] };
  if (item.kind === 'bytes') return { kind: 'chunked_bytes', chunks: [item] };
  throw new TypeError(`an item of type ${item.kind} has no chunks`);
}
