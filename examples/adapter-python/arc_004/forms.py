"""Forms of params: a row and its parts. Only what the protocol lets be null may be null."""

from functools import partial

from protocol.params import BadParams, Optional, Reader, list_of, nullable, record, text, u32

from .commitments import Reservation
from .evidence import Evidence
from .overrides import Override
from .row import Quota, QuotaLine, Request, Row
from .times import BadTime, Instant, parse_time


def time(value: object, path: str) -> Instant:
    """An RFC 3339 time in UTC."""
    try:
        return parse_time(text(value, path))
    except BadTime as error:
        raise BadParams(path, str(error)) from None


def _kept(build: type, /, **members: Reader) -> Reader:
    """A record that keeps the object it was read from, so that it can be echoed as given."""

    reader = record(partial(build, given={}), **members)
    return lambda value, path: reader(value, path)._replace(given=value)


_reservation_members = _kept(
    Reservation,
    id=text,
    owner=text,
    quantity=u32,
    start=time,
    expiry=nullable(time),
    release_condition=nullable(text),
    released_at=nullable(time),
)


def _reservation(value: object, path: str) -> Reservation:
    reservation = _reservation_members(value, path)
    if reservation.expiry is not None and reservation.expiry < reservation.start:
        raise BadParams(f"{path}.expiry", "must not be before start")
    return reservation


RESERVATIONS = list_of(_reservation, unique="id")
ROW = {
    "scope": nullable(text),
    "resource_type": nullable(text),
    "at": time,
    "quota": record(Quota, holder=text, limit=u32, used=u32),
    "quotas": list_of(record(QuotaLine, holder=text, limit=u32), unique="holder"),
    "reservations": RESERVATIONS,
    "reported_reservation_total": u32,
    "capacity_allocatable": nullable(u32),
    "request": record(Request, id=text, holder=text, quantity=u32),
    "evidence": record(Evidence, ref=text, observed_at=time, max_age_s=u32),
    "override": nullable(
        _kept(
            Override,
            scope=nullable(text),
            quantity=nullable(u32),
            at=nullable(time),
            reason=nullable(text),
            authority=nullable(text),
        )
    ),
    "authorities": Optional(list_of(text)),
}
