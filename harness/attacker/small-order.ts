import { Point } from '@noble/ed25519';

/** Where the sign of x stands in an encoded point. */
const SIGN_BYTE = 31;
const SIGN_BIT = 0x80;

/** A point of order 8: its multiples are all eight points whose order divides 8. */
const GENERATOR = Point.fromHex('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a');

/**
 * A multiple of the base point, plus a point of small order.
 * @param scalar from 0, below the group order
 * @param torsion which multiple of one point of order 8 is added: odd ones have order 8, 2 and 6
 *   order 4, 4 order 2, and 0 adds nothing
 */
export function mixedPoint(scalar: bigint, torsion: number): Point {
  const small = GENERATOR.multiply(BigInt(torsion), false);
  return Point.BASE.multiply(scalar, false).add(small);
}

/**
 * The one other encoding of a point that has x = 0: with the sign bit of a negative x, which RFC 8032
 * 5.1.3 has a reader refuse.
 */
export function withNegativeZero(encoded: Uint8Array): Uint8Array {
  return encoded.with(SIGN_BYTE, (encoded[SIGN_BYTE] ?? 0) | SIGN_BIT);
}
