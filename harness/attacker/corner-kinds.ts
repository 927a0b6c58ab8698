/** What one of the two points of a signature, A or R, is made of. */
export interface CornerPoint {
  /** Whether a multiple of the base point is in it; where not, it has small order. */
  readonly hasBase: boolean;
  /** Multiples of a point of order 8 to try as its part of small order; see `mixedPoint`. */
  readonly torsions: readonly [number, ...number[]];
  /** Whether it is sent in another encoding than the canonical one; it has x = 0 then. */
  readonly isNegativeZero?: boolean;
}

/** One kind of signature on which verifiers of Ed25519 disagree. */
export interface Corner {
  /** A. */
  readonly key: CornerPoint;
  readonly commitment: CornerPoint;
  /**
   * Where S*B = R + k*A holds: with k from the bytes as they are sent, and not from canonical ones;
   * the other way round; or with both sides times the cofactor only.
   */
  readonly holds: 'as_sent' | 'canonical' | 'with_cofactor';
  /** Whether it still holds, with the cofactor, where 8k is reduced by the group order L. */
  readonly survivesReduction?: boolean;
  /** How many times L is added to S. */
  readonly excess?: bigint;
}

/** All points of small order, those of the highest order first. */
const ANY_SMALL: CornerPoint = { hasBase: false, torsions: [1, 3, 5, 7, 2, 6, 4, 0] };
const PRIME: CornerPoint = { hasBase: true, torsions: [0] };
const NEGATIVE_ZERO: CornerPoint = { hasBase: false, torsions: [4], isNegativeZero: true };

/**
 * The twelve kinds of the cases 0 to 11 that ed25519-speccheck has published, in its order: A and R
 * of small order with S = 0; A alone; R alone; parts of small order in both, which cancel out, and
 * which do not; one in A, which comes back where 8k is reduced; S + L, which keeps the three highest
 * bits clear; S + 2L, which does not; R, then A, in a form that is not canonical, hashed in the
 * canonical form and as sent.
 */
export const CORNERS = {
  small_both: { key: ANY_SMALL, commitment: ANY_SMALL, holds: 'as_sent' },
  small_key: { key: small(7), commitment: mixed(1), holds: 'as_sent' },
  small_commitment: { key: mixed(1), commitment: small(7), holds: 'as_sent' },
  mixed: { key: mixed(7), commitment: mixed(1), holds: 'as_sent' },
  cofactor: {
    key: mixed(7),
    commitment: mixed(1),
    holds: 'with_cofactor',
    survivesReduction: true,
  },
  late_reduction: {
    key: mixed(7),
    commitment: PRIME,
    holds: 'with_cofactor',
    survivesReduction: false,
  },
  above_order: { key: PRIME, commitment: PRIME, holds: 'as_sent', excess: 1n },
  far_above_order: { key: PRIME, commitment: PRIME, holds: 'as_sent', excess: 2n },
  commitment_canonical_hash: { key: mixed(1), commitment: NEGATIVE_ZERO, holds: 'canonical' },
  commitment_sent_hash: { key: mixed(1), commitment: NEGATIVE_ZERO, holds: 'as_sent' },
  key_canonical_hash: { key: NEGATIVE_ZERO, commitment: mixed(4), holds: 'canonical' },
  key_sent_hash: { key: NEGATIVE_ZERO, commitment: mixed(4), holds: 'as_sent' },
} as const satisfies Readonly<Record<string, Corner>>;

export type CornerKind = keyof typeof CORNERS;

function small(torsion: number): CornerPoint {
  return { hasBase: false, torsions: [torsion] };
}

function mixed(torsion: number): CornerPoint {
  return { hasBase: true, torsions: [torsion] };
}
