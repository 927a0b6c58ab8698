"""Usage as the sum of ledger events (pool/1, 6.1 and 6.2)."""

from typing import NamedTuple

from protocol.refusal import Refusal

from .admission import Standing
from .energy import Energy, weakest


class Admitted(NamedTuple):
    """A claim started: its estimate is reserved and its class declared."""

    claim: str
    entitlement: str
    energy: Energy
    devices: int
    work_class: str | None = None


class Released(NamedTuple):
    """A claim ended: `energy` is what it really spent, at that reading's own grade."""

    claim: str
    energy: Energy


Event = Admitted | Released


class Completed(NamedTuple):
    """A completed claim as evidence (2.6): the class it declared and what it spent."""

    work_class: str
    energy: Energy


class Account:
    """Everything that a pool knows, and nothing that its events do not say."""

    def __init__(self) -> None:
        self.completed: list[Completed] = []
        self._standings: dict[str, Standing] = {}
        self._charged_grades: dict[str, set[str]] = {}
        self._open: dict[str, Admitted] = {}
        self._released: set[str] = set()

    def standing(self, entitlement: str) -> Standing:
        """Where an entitlement stands; nothing spent and nothing held where no event named it."""
        return self._standings.get(entitlement, Standing())

    def knows(self, claim: str) -> bool:
        """True for a claim id that was admitted, be it open or released.

        An id names one claim for ever: whether a released id may come again is open.
        """
        return claim in self._open or claim in self._released

    def check(self, event: Event) -> None:
        """Refuses an event that could not have happened after those applied so far.

        Raises Refusal "already_released", "not_admitted", or "inconsistent" for a claim id that
        was admitted before.
        """
        if isinstance(event, Admitted):
            if self.knows(event.claim):
                raise Refusal("inconsistent", f"claim {event.claim!a} was admitted before")
        elif event.claim in self._released:
            raise Refusal("already_released", f"claim {event.claim!a} was released before")
        elif event.claim not in self._open:
            raise Refusal("not_admitted", f"claim {event.claim!a} was never admitted")

    def apply(self, event: Event) -> None:
        """Adds one event, or raises as `check` does and changes nothing."""
        self.check(event)
        if isinstance(event, Admitted):
            self._open[event.claim] = event
            self._move(event.entitlement, reserved_uj=event.energy.uj, devices=event.devices)
            return
        admitted = self._open.pop(event.claim)
        self._released.add(event.claim)
        # The reservation that was made is lifted, whatever the release says was spent (6.2).
        self._move(
            admitted.entitlement,
            charged_uj=event.energy.uj,
            reserved_uj=-admitted.energy.uj,
            devices=-admitted.devices,
        )
        self._charged_grades.setdefault(admitted.entitlement, set()).add(event.energy.grade)
        if admitted.work_class:
            self.completed.append(Completed(admitted.work_class, event.energy))

    def usage(self) -> dict:
        """Usage of every entitlement that an event named, in the protocol's form."""
        grades = {name: set(charged) for name, charged in self._charged_grades.items()}
        for admitted in self._open.values():
            grades.setdefault(admitted.entitlement, set()).add(admitted.energy.grade)
        return {
            name: {
                "spent_uj": str(standing.used_uj),
                "devices": standing.devices,
                "grade": weakest(grades[name]),
            }
            for name, standing in self._standings.items()
        }

    def _move(
        self, entitlement: str, charged_uj: int = 0, reserved_uj: int = 0, devices: int = 0
    ) -> None:
        before = self.standing(entitlement)
        self._standings[entitlement] = Standing(
            before.charged_uj + charged_uj,
            before.reserved_uj + reserved_uj,
            before.devices + devices,
        )
