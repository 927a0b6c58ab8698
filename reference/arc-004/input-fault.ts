import type { Reservation, Row } from './types.js';

/** A row that contradicts itself so that no answer could tell which half it went by. */
export interface InputFault {
  /** A JSON Pointer into what was given, by the names that the protocol has. */
  readonly member: string;
  /** What is wrong there and what to do. */
  readonly message: string;
}

/** The first fault of a list of reservations: an id used twice, or an expiry before its start. */
export function reservationFault(reservations: readonly Reservation[]): InputFault | undefined {
  const backward = reservations.findIndex(
    ({ start, expiry }) => expiry !== null && expiry.instant < start.instant,
  );
  if (backward !== -1) {
    return {
      member: `/reservations/${backward}/expiry`,
      message: 'lies before the start of the reservation; give a time from the start on',
    };
  }
  return repeated(
    '/reservations',
    'id',
    reservations.map(({ id }) => id),
  );
}

/** The first fault of a row beyond those of its members' own forms. */
export function rowFault({ quota, quotas, reservations, request }: Row): InputFault | undefined {
  if (quota.holder !== request.holder) {
    return {
      member: '/quota/holder',
      message: `is not the request's (${JSON.stringify(request.holder)}); give the quota of the holder that asks`,
    };
  }
  return (
    repeated(
      '/quotas',
      'holder',
      quotas.map(({ holder }) => holder),
    ) ?? reservationFault(reservations)
  );
}

function repeated(list: string, name: string, values: readonly string[]): InputFault | undefined {
  const places = new Map<string, number>();
  for (const [index, value] of values.entries()) {
    const earlier = places.get(value);
    if (earlier !== undefined) {
      return {
        member: `${list}/${index}/${name}`,
        message: `${JSON.stringify(value)} stands at ${list}/${earlier} already; give each its own`,
      };
    }
    places.set(value, index);
  }
  return undefined;
}
