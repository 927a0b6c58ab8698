import {
  type Capacity,
  capacity,
  capacityRefusal,
  contention,
  type Contention,
} from './capacity.js';
import { type Commitments, commitments } from './commitments.js';
import { type Entitlement, entitlement, needsOverride, quotaRefusal } from './entitlement.js';
import { evidenceRefusal } from './evidence-refusal.js';
import {
  admissionByOverride,
  type OverrideStanding,
  overrideStanding,
} from './override-standing.js';
import { reservationRefusal } from './reservation-refusal.js';
import type { Admission, CapacityRequest, Row } from './types.js';

/** One decision with all that it rests on: three ledgers that stay apart, and the request (3-1). */
export interface Decision {
  readonly admission: Admission;
  readonly contention: Contention;
  readonly quota: Entitlement;
  readonly activeReservation: number;
  readonly capacity: Capacity;
  readonly request: CapacityRequest;
  readonly evidenceRef: string;
}

interface Ledgers {
  readonly quota: Entitlement;
  readonly committed: Commitments;
  readonly capacity: Capacity;
  readonly override: OverrideStanding;
}

/**
 * Decides one request from its row alone: the same row gives the same decision (2-1), in whatever
 * order its lists stand (2-2).
 *
 * @param row without faults, as `reservationFault` and `rowFault` find them
 */
export function decideRequest(row: Row): Decision {
  const override = overrideStanding(row);
  const committed = commitments(row.reservations, row.at); // arc-004/10-1
  const ledgers = {
    override,
    committed,
    quota: entitlement(row.quota, override),
    capacity: capacity(row.capacityAllocatable, committed.activeQuantity),
  };
  return {
    admission: admissionOf(row, ledgers),
    contention: contention(row.quotas, ledgers.capacity),
    quota: ledgers.quota,
    activeReservation: committed.activeQuantity,
    capacity: ledgers.capacity,
    request: row.request,
    evidenceRef: row.evidence.ref, // arc-004/2-1
  };
}

/** The gates in their order: the first that fails decides (7-1). */
function admissionOf(row: Row, { quota, committed, capacity, override }: Ledgers): Admission {
  const refusal =
    evidenceRefusal(row) ??
    quotaRefusal(row.request, quota, override) ??
    reservationRefusal(committed, row.reportedReservationTotal) ??
    capacityRefusal(row.request, capacity); // arc-004/7-1
  if (refusal !== undefined) return refusal;
  if (!needsOverride(row.request, quota)) return { state: 'ADMITTED' }; // arc-004/8-1, 11-5
  return admissionByOverride(override);
}
