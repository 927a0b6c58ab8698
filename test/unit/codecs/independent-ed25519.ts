import { Point } from '@noble/ed25519';
import { createHash } from 'node:crypto';
import { groupOrder, decodeScalar } from '../../../codecs/ed25519/group-order.js';

/**
 * The strict, cofactorless rule once more, from the points of another library: each step of the
 * equation is taken here, so nothing of OpenSSL and no table of small-order points is involved.
 */
export function verifyIndependently(
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  if (publicKey.length !== 32 || signature.length !== 64) return false;
  const scalar = decodeScalar(signature.subarray(32));
  if (scalar >= groupOrder) return false;
  const key = strictPoint(publicKey);
  const commitment = strictPoint(signature.subarray(0, 32));
  if (key === undefined || commitment === undefined) return false;
  const digest = createHash('sha512')
    .update(signature.subarray(0, 32))
    .update(publicKey)
    .update(message)
    .digest();
  const challenge = decodeScalar(digest) % groupOrder;
  return Point.BASE.multiply(scalar, false).equals(commitment.add(key.multiply(challenge, false)));
}

/** A point from its canonical encoding and not of small order; undefined otherwise. */
function strictPoint(bytes: Uint8Array): Point | undefined {
  try {
    const point = Point.fromBytes(bytes, false);
    return point.isSmallOrder() ? undefined : point;
  } catch {
    return undefined;
  }
}
