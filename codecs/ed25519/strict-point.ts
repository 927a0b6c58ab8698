/** Length of an encoded point (RFC 8032 5.1.2): y, little-endian, and the sign of x in the top bit. */
export const POINT_LENGTH = 32;

/**
 * The y coordinates of the eight points whose order divides 8, without the sign bit, low byte first:
 * 0 (order 4), 1 (the neutral point), -1 (order 2), and the two of order 8.
 */
const SMALL_ORDER_Y: readonly Uint8Array[] = [
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
].map((hex) => new Uint8Array(Buffer.from(hex, 'hex')));

/**
 * Whether the 32 bytes at `offset` pass the strict rule for a point: y below p = 2^255 - 19, and not
 * of small order. Whether the point is on the curve at all shows only in the equation.
 */
export function isStrictPoint(bytes: Uint8Array, offset: number): boolean {
  return !isPastField(bytes, offset) && !SMALL_ORDER_Y.some((y) => hasY(bytes, offset, y));
}

/** y at or above p: all bytes of p but its lowest, 0xed, are ones. */
function isPastField(bytes: Uint8Array, offset: number): boolean {
  if (((bytes[offset + 31] ?? 0) & 0x7f) !== 0x7f) return false;
  for (let at = 30; at > 0; at -= 1) {
    if (bytes[offset + at] !== 0xff) return false;
  }
  return (bytes[offset] ?? 0) >= 0xed;
}

function hasY(bytes: Uint8Array, offset: number, y: Uint8Array): boolean {
  for (let at = 0; at < 31; at += 1) {
    if (bytes[offset + at] !== y[at]) return false;
  }
  return ((bytes[offset + 31] ?? 0) & 0x7f) === y[31];
}
