import { concatBytes } from './concat-bytes.js';
import { BREAK, encodeHead, MAJOR } from './head.js';
import type { CborItem, CountWidth } from './item.js';

/** The initial byte of an indefinite length, of a two-byte simple value and of a half float. */
const INDEFINITE = 31;
const SIMPLE_IN_NEXT_BYTE = 24;
const FLOAT_INFORMATION: Readonly<Record<number, number>> = { 2: 25, 4: 26, 8: 27 };

/**
 * Writes an item exactly as it says: its widths, its order, its repeated keys, its indefinite
 * lengths. What `decodeLenient` read comes back byte for byte; nothing is made canonical but heads
 * without a width, which take the shortest form.
 * @throws RangeError where a number does not fit CBOR or its given width, where a simple value is
 * one of 24 to 31 or past 255, or where a float has not 2, 4 or 8 bytes.
 */
export function encodeItem(item: CborItem): Uint8Array {
  const parts: Uint8Array[] = [];
  writeItem(item, parts);
  return concatBytes(parts);
}

function writeItem(item: CborItem, parts: Uint8Array[]): void {
  switch (item.kind) {
    case 'integer': {
      const negative = item.value < 0n;
      const argument = negative ? -1n - item.value : item.value;
      parts.push(encodeHead(negative ? MAJOR.negative : MAJOR.unsigned, argument, item.width));
      return;
    }
    case 'bytes':
    case 'ill_formed_text':
      parts.push(
        encodeHead(
          item.kind === 'bytes' ? MAJOR.bytes : MAJOR.text,
          BigInt(item.bytes.length),
          item.width,
        ),
        item.bytes,
      );
      return;
    case 'text': {
      const bytes = Buffer.from(item.text, 'utf8');
      parts.push(encodeHead(MAJOR.text, BigInt(bytes.length), item.width), bytes);
      return;
    }
    case 'chunked_bytes':
      writeContainer(MAJOR.bytes, 'indefinite', item.chunks, 1, parts);
      return;
    case 'chunked_text':
      writeContainer(MAJOR.text, 'indefinite', item.chunks, 1, parts);
      return;
    case 'array':
      writeContainer(MAJOR.array, item.width, item.items, 1, parts);
      return;
    case 'map':
      writeContainer(MAJOR.map, item.width, item.pairs.flat(), 2, parts);
      return;
    case 'tag':
      parts.push(encodeHead(MAJOR.tag, item.tag, item.width));
      writeItem(item.content, parts);
      return;
    case 'simple':
      parts.push(encodeSimple(item.value));
      return;
    case 'float':
      parts.push(encodeFloatHead(item.bytes.length), item.bytes);
  }
}

function writeContainer(
  major: number,
  width: CountWidth | undefined,
  items: readonly CborItem[],
  itemsAnEntry: 1 | 2,
  parts: Uint8Array[],
): void {
  const indefinite = width === 'indefinite';
  parts.push(
    indefinite
      ? initialByte(major, INDEFINITE)
      : encodeHead(major, BigInt(items.length / itemsAnEntry), width),
  );
  for (const item of items) writeItem(item, parts);
  if (indefinite) parts.push(Uint8Array.of(BREAK));
}

function encodeSimple(value: number): Uint8Array {
  if (!Number.isInteger(value) || value < 0 || value > 255 || (value >= 24 && value < 32)) {
    throw new RangeError(`simple values are 0 to 23 and 32 to 255, not ${value}`);
  }
  return value < 24
    ? initialByte(MAJOR.simpleOrFloat, value)
    : Uint8Array.of(...initialByte(MAJOR.simpleOrFloat, SIMPLE_IN_NEXT_BYTE), value);
}

function encodeFloatHead(length: number): Uint8Array {
  const information = FLOAT_INFORMATION[length];
  if (information === undefined) {
    throw new RangeError(`a float has 2, 4 or 8 bytes, not ${length}`);
  }
  return initialByte(MAJOR.simpleOrFloat, information);
}

function initialByte(major: number, information: number): Uint8Array {
  return Uint8Array.of((major << 5) | information);
}
