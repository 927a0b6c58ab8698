"""Reservations: what each of them commits at one time (sections 4, 6 and 10)."""

from collections.abc import Iterable
from typing import NamedTuple

from .filled import is_filled
from .states import Lifecycle
from .times import Instant


class Reservation(NamedTuple):
    """A commitment from `start` until it expires or is released; `given` is it as it was given."""

    id: str
    owner: str
    quantity: int
    start: Instant
    expiry: Instant | None
    release_condition: str | None
    released_at: Instant | None
    given: dict

    @property
    def can_end(self) -> bool:
        """True where an expiry or a release condition bounds it; either is enough."""
        return self.expiry is not None or is_filled(self.release_condition)

    def state(self, at: Instant) -> Lifecycle:
        """Its state at `at`: active from its start on, and no longer at its end.

        Released and past its expiry, it is in the state that came first.
        """
        released = self.released_at is not None and self.released_at <= at
        expired = self.expiry is not None and self.expiry <= at
        if released and not (expired and self.expiry < self.released_at):
            return Lifecycle.RELEASED
        if expired:
            return Lifecycle.EXPIRED
        return Lifecycle.ACTIVE if self.start <= at else Lifecycle.PENDING


def active_at(reservations: Iterable[Reservation], at: Instant) -> list[Reservation]:
    """The reservations that commit their quantity at `at`, in the order given."""
    return [each for each in reservations if each.state(at) is Lifecycle.ACTIVE]


def quantity_of(reservations: Iterable[Reservation]) -> int:
    """The sum of their quantities."""
    return sum(each.quantity for each in reservations)
