import type { Time } from './parse-time.js';
import type { Reservation } from './types.js';

export type ReservationState = 'pending' | 'active' | 'expired' | 'released';

/**
 * Where a reservation stands at a time (6, 10-1). It commits capacity while it is `active` only:
 * from its start on, and no longer at its expiry or its release (6-2). One that was released stays
 * so past its expiry.
 */
export function reservationState(
  { start, expiry, releasedAt }: Reservation,
  { instant: at }: Time,
): ReservationState {
  if (releasedAt !== null && releasedAt.instant <= at) return 'released'; // arc-004/6-2
  if (expiry !== null && expiry.instant <= at) return 'expired'; // arc-004/6-1, 6-2
  return start.instant <= at ? 'active' : 'pending'; // arc-004/6-2
}
