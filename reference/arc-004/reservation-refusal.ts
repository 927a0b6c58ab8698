import type { Commitments } from './commitments.js';
import type { Refusal, Reservation } from './types.js';

/**
 * The third gate (7-1): whether the reservations say what is committed, and agree with the total
 * that was reported.
 *
 * @param reportedTotal what another system says is reserved
 * @returns why not, or `undefined` where they do
 */
export function reservationRefusal(
  { activeQuantity, records }: Commitments,
  reportedTotal: number,
): Refusal | undefined {
  // One that was released can commit nothing more, so that a gap in it bears on nothing.
  const standing = records.filter(({ state }) => state !== 'released');
  if (standing.some(({ reservation }) => isEndless(reservation))) return refused('HOLD'); // arc-004/4-1
  if (reportedTotal !== activeQuantity) return refused('DISPUTED'); // arc-004/10-2
  return undefined;
}

function isEndless({ expiry, releaseCondition }: Reservation): boolean {
  return expiry === null && releaseCondition === null; // arc-004/4-1: either one is enough
}

function refused(state: Refusal['state']): Refusal {
  return { state, failedGate: 'reservation' };
}
