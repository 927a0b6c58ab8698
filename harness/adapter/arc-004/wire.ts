import type { Commitments } from '../../../reference/arc-004/commitments.js';
import type { Decision } from '../../../reference/arc-004/decide-request.js';
import { parseTime, type Time } from '../../../reference/arc-004/parse-time.js';
import type {
  CapacityRequest,
  CompleteOverride,
  Override,
  Quota,
  QuotaLine,
  Reservation,
  Row,
} from '../../../reference/arc-004/types.js';
import { RpcFailure } from '../contract/adapter.js';
import { INVALID_PARAMS } from '../contract/connection.js';
import type { JsonObject } from '../contract/json.js';

const NANOSECONDS_PER_SECOND = 1_000_000_000n;

export interface WireReservation {
  readonly id: string;
  readonly owner: string;
  readonly quantity: number;
  readonly start: string;
  readonly expiry: string | null;
  readonly release_condition: string | null;
  readonly released_at: string | null;
}

/** Params of `arc.decide`, as its schema takes them. */
export interface DecideParams {
  readonly scope: string | null;
  readonly resource_type: string | null;
  readonly at: string;
  readonly quota: Quota;
  readonly quotas: readonly QuotaLine[];
  readonly reservations: readonly WireReservation[];
  readonly reported_reservation_total: number;
  readonly capacity_allocatable: number | null;
  readonly request: CapacityRequest;
  readonly evidence: {
    readonly ref: string;
    readonly observed_at: string;
    readonly max_age_s: number;
  };
  readonly override: WireOverride | null;
  readonly authorities?: readonly string[];
}

type WireOverride = Omit<Override, 'at'> & { readonly at: string | null };

/** Params of `arc.commitments`. */
export interface CommitmentsParams {
  readonly reservations: readonly WireReservation[];
  readonly at: string;
}

/**
 * A time whose form a schema has taken.
 *
 * @throws RpcFailure that names the member, where there is no such day or time of day
 */
export function timeFromWire(text: string, member: string): Time {
  const time = parseTime(text);
  if (time !== undefined) return time;
  const message = `${member} is no time: ${JSON.stringify(text)} names a day or a time of day that does not exist`;
  throw new RpcFailure(INVALID_PARAMS, message);
}

export function rowFromWire(wire: DecideParams): Row {
  const { evidence, override } = wire;
  return {
    scope: wire.scope,
    resourceType: wire.resource_type,
    at: timeFromWire(wire.at, '/at'),
    quota: wire.quota,
    quotas: wire.quotas,
    reservations: reservationsFromWire(wire.reservations),
    reportedReservationTotal: wire.reported_reservation_total,
    capacityAllocatable: wire.capacity_allocatable,
    request: wire.request,
    evidence: {
      ref: evidence.ref,
      observedAt: timeFromWire(evidence.observed_at, '/evidence/observed_at'),
      maxAge: BigInt(evidence.max_age_s) * NANOSECONDS_PER_SECOND,
    },
    override:
      override === null ? null : { ...override, at: timeOrNull(override.at, '/override/at') },
    ...(wire.authorities === undefined ? {} : { authorities: wire.authorities }),
  };
}

export function reservationsFromWire(list: readonly WireReservation[]): Reservation[] {
  return list.map((wire, index) => {
    const member = `/reservations/${index}`;
    return {
      id: wire.id,
      owner: wire.owner,
      quantity: wire.quantity,
      start: timeFromWire(wire.start, `${member}/start`),
      expiry: timeOrNull(wire.expiry, `${member}/expiry`),
      releaseCondition: wire.release_condition,
      releasedAt: timeOrNull(wire.released_at, `${member}/released_at`),
    };
  });
}

export function decisionToWire(decision: Decision): JsonObject {
  const { admission, quota, capacity } = decision;
  return {
    admission_state: admission.state,
    contention_state: decision.contention,
    quota_limit: quota.limit,
    quota_used: quota.used,
    quota_remaining: quota.remaining,
    effective_quota: quota.effective,
    active_reservation: decision.activeReservation,
    capacity_allocatable: capacity.kind === 'known' ? capacity.allocatable : null,
    free_capacity: capacity.kind === 'known' ? capacity.free : null,
    request_quantity: decision.request.quantity,
    override: admission.state === 'ADMITTED_OVERRIDE' ? overrideToWire(admission.override) : null,
    failed_gate: 'failedGate' in admission ? admission.failedGate : null,
    evidence_ref: decision.evidenceRef,
  };
}

export function commitmentsToWire({ activeQuantity, active, records }: Commitments): JsonObject {
  return {
    active_quantity: activeQuantity,
    active: active.map(({ id }) => id),
    records: records.map(({ reservation, state }) => ({
      ...reservationToWire(reservation),
      state,
    })),
  };
}

function overrideToWire({ at, ...override }: CompleteOverride): JsonObject {
  return { ...override, at: at.written };
}

/** As it was written, to the letter (6-1). */
function reservationToWire(reservation: Reservation): JsonObject {
  const { id, owner, quantity, start, expiry, releaseCondition, releasedAt } = reservation;
  return {
    id,
    owner,
    quantity,
    start: start.written,
    expiry: expiry?.written ?? null,
    release_condition: releaseCondition,
    released_at: releasedAt?.written ?? null,
  };
}

function timeOrNull(text: string | null, member: string): Time | null {
  return text === null ? null : timeFromWire(text, member);
}
