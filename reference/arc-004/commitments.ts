import type { Time } from './parse-time.js';
import { type ReservationState, reservationState } from './reservation-state.js';
import type { Reservation } from './types.js';

/** What a list of reservations commits at one time, and the record that each one leaves. */
export interface Commitments {
  /** The sum of the active ones. */
  readonly activeQuantity: number;
  readonly active: readonly Reservation[];
  /** Every reservation as it was given (6-1), in the order of the list. */
  readonly records: readonly ReservationRecord[];
}

export interface ReservationRecord {
  readonly reservation: Reservation;
  readonly state: ReservationState;
}

/** Evaluates the ledger of commitments at a time (6, 10-1). No record is dropped or changed. */
export function commitments(reservations: readonly Reservation[], at: Time): Commitments {
  const records = reservations.map((reservation) => ({
    reservation,
    state: reservationState(reservation, at), // arc-004/10-1: now, not when it was made
  }));
  const active = records
    .filter(({ state }) => state === 'active')
    .map(({ reservation }) => reservation);
  const activeQuantity = active.reduce((sum, { quantity }) => sum + quantity, 0);
  return { activeQuantity, active, records };
}
