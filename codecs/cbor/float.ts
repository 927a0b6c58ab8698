import type { FloatItem } from './item.js';

const LARGEST_HALF = 65504;

/** A 64-bit float item: how most encoders write a number with a fraction, or one past 2^53. */
export function float64(value: number): FloatItem {
  const bytes = new Uint8Array(8);
  viewOf(bytes).setFloat64(0, value);
  return { kind: 'float', bytes };
}

/** The number that 2, 4 or 8 big-endian bytes stand for (IEEE 754). */
export function floatValue(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  if (bytes.length === 8) return view.getFloat64(0);
  return bytes.length === 4 ? view.getFloat32(0) : halfValue(view.getUint16(0));
}

/** True where no narrower float holds the same value, a NaN's payload included (RFC 8949 4.1). */
export function isShortestFloat(bytes: Uint8Array): boolean {
  if (bytes.length === 2) return true;
  const value = floatValue(bytes);
  if (Number.isNaN(value)) return !isNarrowNan(bytes);
  return bytes.length === 8 ? Math.fround(value) !== value : !fitsHalf(value);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

function halfValue(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 0x1f) return fraction === 0 ? sign * Infinity : NaN;
  return sign * (0x400 + fraction) * 2 ** (exponent - 25);
}

/** For a value that 32 bits hold: whether 11 significant bits and a half's exponent do as well. */
function fitsHalf(value: number): boolean {
  const size = Math.abs(value);
  if (size === 0 || size === Infinity) return true;
  if (size > LARGEST_HALF) return false;
  const exponent = Math.max(Math.floor(Math.log2(size)), -14);
  return Number.isInteger(size * 2 ** (10 - exponent));
}

/** Whether the fraction bits that a narrower NaN lacks (29 from 64 bits, 13 from 32) are all 0. */
function isNarrowNan(bytes: Uint8Array): boolean {
  const low = viewOf(bytes).getUint32(bytes.length - 4);
  return (low & (bytes.length === 8 ? 0x1fff_ffff : 0x1fff)) === 0;
}
