"""What this implementation has of arc-004/1: its entry in `describe`, and its methods."""

from protocol.params import record
from protocol.server import Methods

from .commitments import Reservation, active_at, quantity_of
from .decision import decide
from .forms import RESERVATIONS, ROW, time
from .row import Row
from .times import Instant

STANDARD = {"id": "arc-004/1", "modules": ["core"]}


def _decide(**members: object) -> dict:
    return decide(Row(**members))._asdict()


def _commitments(reservations: list[Reservation], at: Instant) -> dict:
    active = active_at(reservations, at)
    return {
        "active_quantity": quantity_of(active),
        "active": [each.id for each in active],
        "records": [{**each.given, "state": each.state(at)} for each in reservations],
    }


METHODS: Methods = {
    "arc.decide": record(_decide, **ROW),
    "arc.commitments": record(_commitments, reservations=RESERVATIONS, at=time),
}
