"""The decision on one request: five gates in a fixed order (section 7)."""

from typing import NamedTuple

from .commitments import active_at, quantity_of
from .filled import is_filled
from .row import QuotaLine, Row
from .states import Admission, Contention, Gate


class Decision(NamedTuple):
    """The state of a request and all the figures it came from, each for itself.

    quota_remaining, free_capacity -- plain differences, so negative where more is taken than there
    is; free_capacity is None where the capacity is unknown.
    override -- as it was given, where the request was admitted by it.
    failed_gate -- the first gate that did not pass.
    """

    admission_state: Admission
    contention_state: Contention
    quota_limit: int
    quota_used: int
    quota_remaining: int
    effective_quota: int
    active_reservation: int
    capacity_allocatable: int | None
    free_capacity: int | None
    request_quantity: int
    override: dict | None
    failed_gate: Gate | None
    evidence_ref: str


def decide(row: Row) -> Decision:
    """The decision on the row's request, from the row alone."""
    asked, (_, limit, used) = row.request.quantity, row.quota
    active = quantity_of(active_at(row.reservations, row.at))
    capacity = row.capacity_allocatable
    # Only an override with force adds to the quota: one without authority adds nothing to see.
    override, fault, effective = row.override, None, limit
    if override is not None:
        fault = override.fault(row.scope, row.at, row.authorities)
        effective += override.quantity if fault is None else 0
    needed = asked > limit - used

    # What is wrong with the reservations or the capacity is found at their own gates, not before.
    gates = (
        (Gate.EVIDENCE, _evidence_fault(row)),
        # A request on an override without force goes on: the authority gate answers for it.
        (Gate.QUOTA, _shortage(asked, effective - used, effective) if fault is None else None),
        (Gate.RESERVATION, _reservation_fault(row, active)),
        (Gate.CAPACITY, _capacity_fault(asked, active, capacity)),
        # An override without authority is blocked, needed or not; an incomplete one where needed.
        (Gate.AUTHORITY, fault if needed or fault is Admission.BLOCKED else None),
    )
    passed = Admission.ADMITTED_OVERRIDE if needed else Admission.ADMITTED
    gate, state = next((failed for failed in gates if failed[1] is not None), (None, passed))
    return Decision(
        admission_state=state,
        contention_state=_contention(row.quotas, capacity),
        quota_limit=limit,
        quota_used=used,
        quota_remaining=limit - used,
        effective_quota=effective,
        active_reservation=active,
        capacity_allocatable=capacity,
        free_capacity=None if capacity is None else capacity - active,
        request_quantity=asked,
        override=override.given if state is Admission.ADMITTED_OVERRIDE else None,
        failed_gate=gate,
        evidence_ref=row.evidence.ref,
    )


def _evidence_fault(row: Row) -> Admission | None:
    """What the row is about comes first, then whether its records agree, then its age."""
    if not is_filled(row.scope) or not is_filled(row.resource_type):
        # Nobody knows what the figures count.
        return Admission.UNKNOWN
    # The quota has to be that of the holder who asks, as among the quotas that share the capacity.
    line = QuotaLine(row.request.holder, row.quota.limit)
    if row.quota.holder != row.request.holder or line not in row.quotas:
        return Admission.DISPUTED
    return row.evidence.fault(row.at)


def _reservation_fault(row: Row, active: int) -> Admission | None:
    """A reservation without an end holds even where it has been released: its record has a gap."""
    if not all(each.can_end for each in row.reservations):
        return Admission.HOLD
    return None if row.reported_reservation_total == active else Admission.DISPUTED


def _capacity_fault(asked: int, active: int, capacity: int | None) -> Admission | None:
    if capacity is None:
        return Admission.UNKNOWN
    # A reservation stands against its owner too: no figure says how much of it was drawn already.
    return _shortage(asked, capacity - active, capacity)


def _shortage(asked: int, left: int, whole: int) -> Admission | None:
    """Where less is left than asked: queued if the whole would do, rejected if it never can."""
    if asked <= left:
        return None
    return Admission.QUEUED if asked <= whole else Admission.REJECTED


def _contention(quotas: list[QuotaLine], capacity: int | None) -> Contention:
    if capacity is None:
        return Contention.UNKNOWN
    overbooked = sum(line.limit for line in quotas) > capacity
    return Contention.ENTITLEMENT_OVERBOOKED if overbooked else Contention.NONE
