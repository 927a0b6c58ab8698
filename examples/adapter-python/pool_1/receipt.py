"""The signed core of a ledger entry (pool/1, 6.5).

The standard names pool_receipt, seq, prev and steward; the other names are this implementation's.
The event is a map of its own, under "admitted" or "released".
"""

from typing import NamedTuple

from protocol.refusal import Refusal

from .account import Admitted, Event, Released
from .energy import GRADES, Energy

PROFILE = "pool/1"
MAX_DEVICES = 2**32 - 1


class Receipt(NamedTuple):
    """One entry: its place in the chain and what happened.

    seq -- the position, counted from 1.
    prev -- the content address of the entry before, as hex text.
    """

    seq: int
    prev: str
    steward: str
    event: Event


def to_core(receipt: Receipt) -> dict:
    """The core that says what the receipt says."""
    place = {
        "pool_receipt": PROFILE,
        "seq": receipt.seq,
        "prev": receipt.prev,
        "steward": receipt.steward,
    }
    event = receipt.event
    # Grades are numbered from 1, the best.
    fields = {
        "job": event.claim,
        "energy": event.energy.uj,
        "provenance": 1 + GRADES.index(event.energy.grade),
    }
    if isinstance(event, Released):
        return {**place, "released": fields}
    fields |= {"node": event.entitlement, "accelerators": event.devices}
    if event.work_class is not None:
        fields["kind"] = event.work_class
    return {**place, "admitted": fields}


def from_core(core: dict) -> Receipt:
    """The receipt in a core that has exactly the members of one.

    Raises Refusal "malformed" otherwise.
    """
    match core:
        case {"admitted": dict(fields)}:
            event: Event = Admitted(
                claim=_text(fields, "job"),
                entitlement=_text(fields, "node"),
                energy=_energy(fields),
                devices=_unsigned(fields, "accelerators", MAX_DEVICES),
                work_class=_text(fields, "kind") if "kind" in fields else None,
            )
        case {"released": dict(fields)}:
            event = Released(_text(fields, "job"), _energy(fields))
        case _:
            raise Refusal("malformed", "the core holds no event")
    receipt = Receipt(
        seq=_unsigned(core, "seq"),
        prev=_text(core, "prev"),
        steward=_text(core, "steward"),
        event=event,
    )
    if to_core(receipt) != core:
        raise Refusal("malformed", f"the core is not exactly that of a {PROFILE} receipt")
    return receipt


def _energy(fields: dict) -> Energy:
    provenance = _unsigned(fields, "provenance", len(GRADES))
    if provenance == 0:
        raise Refusal("malformed", "provenance 0 is no grade")
    return Energy(_unsigned(fields, "energy"), GRADES[provenance - 1])


def _text(fields: dict, name: str) -> str:
    value = fields.get(name)
    if not isinstance(value, str):
        raise Refusal("malformed", f"member {name} is missing or no text")
    return value


def _unsigned(fields: dict, name: str, most: int = 2**64 - 1) -> int:
    value = fields.get(name)
    if not isinstance(value, int) or not 0 <= value <= most:
        raise Refusal("malformed", f"member {name} is missing or no integer from 0 to {most}")
    return value
