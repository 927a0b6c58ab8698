import { type PoolState, usageOf, usedUj } from './pool-state.js';
import { largestShareFor, shareFor } from './surplus.js';
import { type Claim, type Entitlement, type Grade, isObserved } from './types.js';

/** What is decided about a claim (4.5, 4.6). */
export type Verdict = Admission | Queued | Denied;

export interface Admission {
  readonly verdict: 'admit';
  /** The whole estimate, in microjoules. */
  readonly reservedUj: bigint;
  /** Devices of the whole gang. */
  readonly devices: number;
  /** How much of the reservation lies past the guarantee, in microjoules. */
  readonly borrowedUj: bigint;
  /** The grade of the estimate that the reservation rests on. */
  readonly grade: Grade;
}

export type QueueReason = 'guarantee_exhausted' | 'surplus_insufficient' | 'devices_held';

/** It does not fit now. */
export interface Queued {
  readonly verdict: 'queue';
  readonly reason: QueueReason;
}

export type DenyReason =
  | 'unknown_entitlement'
  | 'empty_gang'
  | 'devices_exceed_guarantee'
  | 'energy_exceeds_limit'
  | 'never_fits';

/** It can never fit as written. */
export interface Denied {
  readonly verdict: 'deny';
  readonly reason: DenyReason;
}

/**
 * Decides a claim in the order of 4.1 to 4.4; changes nothing.
 *
 * @throws TypeError where the claim's id is open already: a release could not name either.
 */
export function decideClaim(state: PoolState, claim: Claim): Verdict {
  if (state.open.has(claim.id)) throw new TypeError(`the claim ${claim.id} is open already`);

  // 4.1 Resolution and shape
  const entitlement = state.tree.nodes.get(claim.entitlement);
  if (entitlement === undefined) return denied('unknown_entitlement'); // pool-1/4.1-1
  const devices = claim.gangSize * claim.devicesPerMember; // pool-1/2.4-2; exact below 2^64
  if (devices === 0) return denied('empty_gang'); // pool-1/4.1-2

  // 4.2 Impossibility before pendency
  const { uj: estimateUj, grade } = claim.estimate; // pool-1/2.4-1: the gang's, not multiplied
  const { guaranteeUj, guaranteeDevices, limitUj } = entitlement;
  if (devices > guaranteeDevices) return denied('devices_exceed_guarantee'); // pool-1/4.2-1
  if (limitUj !== undefined && estimateUj > limitUj) return denied('energy_exceeds_limit'); // pool-1/4.2-2

  // 4.3 Inside the guarantee, at any grade
  const usage = usageOf(state, entitlement.id);
  const afterUj = usedUj(usage) + estimateUj;
  const devicesFree = usage.devices + devices <= guaranteeDevices;
  const borrowedUj = min(estimateUj, max(0n, afterUj - guaranteeUj)); // pool-1/4.6-2
  const admission: Admission = {
    verdict: 'admit',
    reservedUj: estimateUj,
    devices,
    borrowedUj,
    grade,
  };
  if (afterUj <= guaranteeUj) return devicesFree ? admission : queued('devices_held'); // pool-1/4.3-1, 4.3-2

  // 4.4 Past the guarantee
  if (neverFits(state, entitlement, claim)) return denied('never_fits'); // pool-1/4.5-2
  const obstacle = borrowingObstacle(state, entitlement, claim, afterUj);
  if (obstacle !== undefined) return queued(obstacle); // pool-1/4.5-1
  return devicesFree ? admission : queued('devices_held'); // pool-1/4.4-5
}

/** The first of the four conditions of 4.4 that does not hold now, as a reason to wait. */
function borrowingObstacle(
  state: PoolState,
  entitlement: Entitlement,
  { estimate }: Claim,
  afterUj: bigint,
): QueueReason | undefined {
  const { guaranteeUj, limitUj } = entitlement;
  if (!mayBorrow(entitlement, estimate.grade)) return 'guarantee_exhausted'; // pool-1/4.4-1, 4.4-2
  if (limitUj !== undefined && afterUj > limitUj) return 'guarantee_exhausted'; // pool-1/4.4-3
  // pool-1/4.4-4, 2.2-5: all that it has borrowed, not this claim's part alone
  if (afterUj - guaranteeUj > shareFor(state, entitlement)) return 'surplus_insufficient';
  return undefined;
}

/** pool-1/4.5-3: past the guarantee by itself, and no state of the siblings would lend that much. */
function neverFits(state: PoolState, entitlement: Entitlement, { estimate }: Claim): boolean {
  const beyondUj = estimate.uj - entitlement.guaranteeUj;
  if (beyondUj <= 0n) return false;
  if (!mayBorrow(entitlement, estimate.grade)) return true;
  return beyondUj > largestShareFor(state, entitlement);
}

/** Conditions 1 and 2 of 4.4, and a parent to share under: they never change for a claim. */
function mayBorrow(entitlement: Entitlement, grade: Grade): boolean {
  return isObserved(grade) && entitlement.overQuotaWeight > 0 && entitlement.parent !== undefined;
}

function queued(reason: QueueReason): Queued {
  return { verdict: 'queue', reason };
}

function denied(reason: DenyReason): Denied {
  return { verdict: 'deny', reason };
}

function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
