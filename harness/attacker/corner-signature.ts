import { createHash } from 'node:crypto';
import { concatBytes } from '../../codecs/cbor/concat-bytes.js';
import { decodeScalar, encodeScalar, groupOrder } from '../../codecs/ed25519/group-order.js';
import { type Corner, type CornerKind, type CornerPoint, CORNERS } from './corner-kinds.js';
import { mixedPoint, withNegativeZero } from './small-order.js';

/** A signature, and the key under which it is to be verified. */
export interface CornerSignature {
  readonly publicKey: Uint8Array;
  /** R, then S: 64 bytes. */
  readonly signature: Uint8Array;
}

/** A or R, with all that is known of it. */
interface KnownPoint {
  readonly scalar: bigint;
  readonly torsion: number;
  readonly canonical: Uint8Array;
  readonly sent: Uint8Array;
}

/** The order of the largest group of points that the cofactor removes. */
const COFACTOR = 8n;

/**
 * Signs a message in one of the twelve kinds. No key could be given: A is of the kind as much as R.
 * Points are drawn in a fixed order until the hash is of the kind as well, so that the same message
 * gets the same signature; a draw succeeds once in ten or more often. The kind `small_both` has 64 to
 * draw from, and the last, two neutral points, serves for any message.
 */
export function cornerSignature(kind: CornerKind, message: Uint8Array): CornerSignature {
  const corner: Corner = CORNERS[kind];
  for (let draw = 0; ; draw += 1) {
    const { key, commitment } = drawn(corner, draw);
    const sent = challenge(commitment.sent, key.sent, message);
    const canonical = challenge(commitment.canonical, key.canonical, message);
    const isPlain = (k: bigint): boolean =>
      (BigInt(commitment.torsion) + k * BigInt(key.torsion)) % COFACTOR === 0n;
    if (!isOfKind(corner, sent, canonical, isPlain)) continue;
    const k = corner.holds === 'canonical' ? canonical : sent;
    const scalar = (commitment.scalar + k * key.scalar) % groupOrder;
    const signed = encodeScalar(scalar + (corner.excess ?? 0n) * groupOrder);
    return { publicKey: key.sent, signature: concatBytes([commitment.sent, signed]) };
  }
}

/** Whether the hashes make the equation hold as the kind wants; `isPlain`: without the cofactor. */
function isOfKind(
  { holds, survivesReduction }: Corner,
  sent: bigint,
  canonical: bigint,
  isPlain: (k: bigint) => boolean,
): boolean {
  switch (holds) {
    case 'as_sent':
      return isPlain(sent) && (sent === canonical || !isPlain(canonical));
    case 'canonical':
      return isPlain(canonical) && !isPlain(sent);
    case 'with_cofactor':
      return !isPlain(sent) && COFACTOR * sent < groupOrder === survivesReduction;
  }
}

function drawn({ key, commitment }: Corner, draw: number) {
  const { length } = commitment.torsions;
  return {
    key: knownPoint(key, 'key', draw, Math.floor(draw / length)),
    commitment: knownPoint(commitment, 'nonce', draw, draw % length),
  };
}

function knownPoint(
  { hasBase, torsions, isNegativeZero = false }: CornerPoint,
  label: string,
  draw: number,
  turn: number,
): KnownPoint {
  const scalar = hasBase ? scalarOf(`poolproof corner ${label} ${draw}`) : 0n;
  const torsion = torsions[turn % torsions.length] ?? 0;
  const canonical = mixedPoint(scalar, torsion).toBytes();
  return {
    scalar,
    torsion,
    canonical,
    sent: isNegativeZero ? withNegativeZero(canonical) : canonical,
  };
}

/** k of RFC 8032 5.1.7, from the encodings that are hashed. */
function challenge(commitment: Uint8Array, key: Uint8Array, message: Uint8Array): bigint {
  return scalarOf(concatBytes([commitment, key, message]));
}

function scalarOf(hashed: string | Uint8Array): bigint {
  return decodeScalar(createHash('sha512').update(hashed).digest()) % groupOrder;
}
