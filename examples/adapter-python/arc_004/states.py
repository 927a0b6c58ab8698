"""The closed words of a decision."""

from enum import StrEnum


class Admission(StrEnum):
    """What a decision says of a request; only the first two admit it."""

    ADMITTED = "ADMITTED"
    ADMITTED_OVERRIDE = "ADMITTED_OVERRIDE"
    QUEUED = "QUEUED"
    REJECTED = "REJECTED"
    HOLD = "HOLD"
    UNKNOWN = "UNKNOWN"
    DISPUTED = "DISPUTED"
    STALE = "STALE"
    BLOCKED = "BLOCKED"


class Contention(StrEnum):
    """How the quotas together stand to the capacity."""

    ENTITLEMENT_OVERBOOKED = "ENTITLEMENT_OVERBOOKED"
    NONE = "NONE"
    UNKNOWN = "UNKNOWN"


class Gate(StrEnum):
    """The gates of section 7, in the order in which they are passed."""

    EVIDENCE = "evidence"
    QUOTA = "quota"
    RESERVATION = "reservation"
    CAPACITY = "capacity"
    AUTHORITY = "authority"


class Lifecycle(StrEnum):
    """Where a reservation stands at one time; only an active one commits its quantity."""

    PENDING = "pending"
    ACTIVE = "active"
    EXPIRED = "expired"
    RELEASED = "released"
