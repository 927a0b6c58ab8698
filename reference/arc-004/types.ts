import type { Time } from './parse-time.js';

/**
 * The ledgers of arc-004 as its functions take them. Quantities are whole units of one resource
 * type, 0 to 2^32 - 1.
 */

/** Entitlement of the holder that asks (5): a ceiling, and what of it is in use. */
export interface Quota {
  readonly holder: string;
  readonly limit: number;
  readonly used: number;
}

/** One holder's entitlement, as the list of all of them has it (8-2). */
export type QuotaLine = Omit<Quota, 'used'>;

/** A commitment of capacity for a time (6). */
export interface Reservation {
  readonly id: string;
  readonly owner: string;
  readonly quantity: number;
  readonly start: Time;
  /** When it ends by itself; null where it does not. Not before its start. */
  readonly expiry: Time | null;
  /** What ends it, in words; null where nothing but its expiry does. */
  readonly releaseCondition: string | null;
  /** When it was released; null where it was not. */
  readonly releasedAt: Time | null;
}

/** What one holder asks for now. */
export interface CapacityRequest {
  readonly id: string;
  readonly holder: string;
  readonly quantity: number;
}

/** What the row rests on: a reference, and how old it may be when it decides. */
export interface Evidence {
  readonly ref: string;
  readonly observedAt: Time;
  /** Nanoseconds. */
  readonly maxAge: bigint;
}

/** An exception as it was recorded (11); null where a member was not. */
export interface Override {
  readonly scope: string | null;
  readonly quantity: number | null;
  readonly at: Time | null;
  readonly reason: string | null;
  readonly authority: string | null;
}

/** An override with all that has to be recorded of it (11-6, 11-7). */
export type CompleteOverride = {
  readonly [Member in keyof Override]: NonNullable<Override[Member]>;
};

/** All that one decision may rest on: nothing outside the row decides (2-1). */
export interface Row {
  /** Null where it is not named (4-4). */
  readonly scope: string | null;
  readonly resourceType: string | null;
  readonly at: Time;
  readonly quota: Quota;
  readonly quotas: readonly QuotaLine[];
  readonly reservations: readonly Reservation[];
  readonly reportedReservationTotal: number;
  /** Null where it is unknown, which is not 0 (4-3). */
  readonly capacityAllocatable: number | null;
  readonly request: CapacityRequest;
  readonly evidence: Evidence;
  readonly override: Override | null;
  /** Who may override in this scope; absent where that is not said. */
  readonly authorities?: readonly string[];
}

/** The gates, in the order in which they run (7-1). */
export type Gate = 'evidence' | 'quota' | 'reservation' | 'capacity' | 'authority';

/** A gate that does not let the request through, and in which state it stays. */
export interface Refusal {
  readonly state: 'QUEUED' | 'REJECTED' | 'HOLD' | 'UNKNOWN' | 'DISPUTED' | 'STALE' | 'BLOCKED';
  readonly failedGate: Gate;
}

/** What is decided of one request: the two states that admit it, and no others do. */
export type Admission =
  | { readonly state: 'ADMITTED' }
  | { readonly state: 'ADMITTED_OVERRIDE'; readonly override: CompleteOverride }
  | Refusal;
