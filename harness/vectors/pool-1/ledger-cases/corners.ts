import type { CornerKind } from '../../../attacker/corner-kinds.js';
import type { LedgerCase } from './ledger-case.js';
import { dashed, entriesOf } from './named.js';

/** Verifiers disagree on these: what is said of them is the profile's rule, and a reading. */
const CORNERS: Readonly<Record<CornerKind, string>> = {
  small_both: 'A and R of small order, S zero',
  small_key: 'A of small order',
  small_commitment: 'R of small order',
  mixed: 'Parts of small order in A and R that cancel out: the equation holds',
  cofactor: 'Parts of small order in A and R: only the equation with the cofactor holds',
  late_reduction: 'A part of small order in A that an early reduction brings back',
  above_order: 'S above the group order',
  far_above_order: 'S far above the group order',
  commitment_canonical_hash: 'R not canonical, hashed as if it were',
  commitment_sent_hash: 'R not canonical, hashed as sent',
  key_canonical_hash: 'A not canonical, hashed as if it were',
  key_sent_hash: 'A not canonical, hashed as sent',
};

/** Signatures on which verifiers disagree. */
export function cornerCases(): LedgerCase[] {
  return entriesOf(CORNERS).map(([corner, title]) => ({
    name: `signature/corner-${dashed(corner)}`,
    title,
    clause: corner.endsWith('above_order') ? '6.5-10' : '6.5-5',
    ...(corner.endsWith('above_order') ? {} : { reading: true }),
    ledger: 'one',
    attacks: [],
    corner,
    flags: ['lax_verifier'],
    ...(corner === 'mixed'
      ? {}
      : { defect: { layer: 'signature', reason: 'bad_signature', index: 0 } }),
  }));
}
