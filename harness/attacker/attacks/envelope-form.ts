import { decodeLenient } from '../../../codecs/cbor/decode-lenient.js';
import { encodeItem } from '../../../codecs/cbor/encode-item.js';
import type { ArrayItem, CborItem, MapItem } from '../../../codecs/cbor/item.js';
import { SIGN1_TAG } from '../../../codecs/cose-sign1/labels.js';
import { entryAt, receiptAt } from '../entry-at.js';
import { sealEnvelope } from '../envelope.js';
import { mendAfter, type Forge } from '../mend.js';

/** Encodes what stands around the core in another form. The signature is right in each. */
export interface ReencodeEnvelope {
  readonly attack: 'reencode_envelope';
  readonly at: number;
  readonly form: EnvelopeForm;
}

/**
 * `long_array`, `indefinite_array`: the array of four; `long_payload`, `long_protected`: the length
 * of that byte string; `long_header`: a long length inside the protected header, signed as it is;
 * `other_tag`: the tag taken off where there is one, and put on where there is none.
 */
export type EnvelopeForm =
  | 'long_array'
  | 'indefinite_array'
  | 'long_payload'
  | 'long_protected'
  | 'long_header'
  | 'other_tag';

/** Changes the encoding of an envelope outside its core, and mends the entries after it. */
export async function attackEnvelope(
  forge: Forge,
  entries: readonly Uint8Array[],
  spec: ReencodeEnvelope,
): Promise<readonly Uint8Array[]> {
  return mendAfter(forge, entries.with(spec.at, reencoded(forge, entries, spec)), spec.at);
}

function reencoded(
  { sign }: Forge,
  entries: readonly Uint8Array[],
  { at, form }: ReencodeEnvelope,
): Uint8Array {
  if (form !== 'long_header') return changeArray(entryAt(entries, at), form);
  const { envelope } = receiptAt(entries, at);
  const header = decodeLenient(envelope.protectedBytes);
  if (header.kind !== 'decoded' || header.item.kind !== 'map') {
    throw new TypeError(`the entry at index ${at} has no protected header to encode otherwise`);
  }
  const long: MapItem = { ...header.item, width: 1 };
  return sealEnvelope({ ...envelope, protectedBytes: encodeItem(long) }, sign);
}

function changeArray(entry: Uint8Array, form: Exclude<EnvelopeForm, 'long_header'>): Uint8Array {
  const decoded = decodeLenient(entry);
  if (decoded.kind !== 'decoded') throw new TypeError('the entry is no CBOR item');
  const { item } = decoded;
  if (form === 'other_tag') {
    return encodeItem(
      item.kind === 'tag' ? item.content : { kind: 'tag', tag: SIGN1_TAG, content: item },
    );
  }
  const changed = (array: CborItem): CborItem => {
    if (array.kind !== 'array') throw new TypeError('the entry is no array of four');
    return changedArray(array, form);
  };
  return encodeItem(
    item.kind === 'tag' ? { ...item, content: changed(item.content) } : changed(item),
  );
}

function changedArray(
  array: ArrayItem,
  form: Exclude<EnvelopeForm, 'long_header' | 'other_tag'>,
): ArrayItem {
  switch (form) {
    case 'long_array':
      return { ...array, width: 1 };
    case 'indefinite_array':
      return { ...array, width: 'indefinite' };
    case 'long_protected':
      return { ...array, items: array.items.with(0, longBytes(array.items[0])) };
    case 'long_payload':
      return { ...array, items: array.items.with(2, longBytes(array.items[2])) };
  }
}

function longBytes(item: CborItem | undefined): CborItem {
  if (item?.kind !== 'bytes') throw new TypeError('the entry has no byte string there');
  return { ...item, width: 4 };
}
