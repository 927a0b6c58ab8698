"""One row of the ledger: everything that a decision may look at."""

from typing import NamedTuple

from .commitments import Reservation
from .evidence import Evidence
from .overrides import Override
from .times import Instant


class Quota(NamedTuple):
    """The entitlement of the holder that asks, and how much of it is used."""

    holder: str
    limit: int
    used: int


class QuotaLine(NamedTuple):
    """One holder's entitlement, among all that share the capacity."""

    holder: str
    limit: int


class Request(NamedTuple):
    """One request of one holder."""

    id: str
    holder: str
    quantity: int


class Row(NamedTuple):
    """Quota, reservations, capacity and request, each for itself; None is unknown.

    authorities -- who may override in this scope; None says nothing about it.
    """

    scope: str | None
    resource_type: str | None
    at: Instant
    quota: Quota
    quotas: list[QuotaLine]
    reservations: list[Reservation]
    reported_reservation_total: int
    capacity_allocatable: int | None
    request: Request
    evidence: Evidence
    override: Override | None
    authorities: list[str] | None = None
