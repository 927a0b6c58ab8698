import { parseTime, type Time } from '../../../reference/arc-004/parse-time.js';
import type { Override, Reservation, Row } from '../../../reference/arc-004/types.js';

/** A time of 1 May 2026, such as `20:00` or `20:00:01`. */
export function clock(text: string): Time {
  const time = parseTime(`2026-05-01T${text.length === 'HH:MM'.length ? `${text}:00` : text}Z`);
  if (time === undefined) throw new TypeError(`${text} is no time of day`);
  return time;
}

/** 4 units for a from 08:00 to 23:00, with these differences. */
export function reservation(differences: Partial<Reservation> = {}): Reservation {
  return {
    id: 'r1',
    owner: 'a',
    quantity: 4,
    start: clock('08:00'),
    expiry: clock('23:00'),
    releaseCondition: null,
    releasedAt: null,
    ...differences,
  };
}

/** 2 units by the duty officer at 19:50, with these differences. */
export function override(differences: Partial<Override> = {}): Override {
  const at = clock('19:50');
  return { scope: 'eu-1', quantity: 2, at, reason: 'outage', authority: 'duty', ...differences };
}

/** The worked baseline of section 8, with these differences. */
export function row(differences: Partial<Row> = {}): Row {
  return {
    scope: 'eu-1',
    resourceType: 'gpu',
    at: clock('20:00'),
    quota: { holder: 'b', limit: 8, used: 2 },
    quotas: [
      { holder: 'a', limit: 8 },
      { holder: 'b', limit: 8 },
    ],
    reservations: [reservation()],
    reportedReservationTotal: 4,
    capacityAllocatable: 10,
    request: { id: 'q1', holder: 'b', quantity: 6 },
    evidence: { ref: 'ev-7', observedAt: clock('19:58'), maxAge: 300_000_000_000n },
    override: null,
    ...differences,
  };
}

/** What b asks for. */
export function asking(quantity: number): Pick<Row, 'request'> {
  return { request: { id: 'q1', holder: 'b', quantity } };
}

/** b's quota, in both places where it stands. */
export function entitled(limit: number, used = 2): Pick<Row, 'quota' | 'quotas'> {
  return {
    quota: { holder: 'b', limit, used },
    quotas: [
      { holder: 'a', limit: 8 },
      { holder: 'b', limit },
    ],
  };
}
