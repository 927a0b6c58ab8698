"""Dividing a shared device's energy (pool/1, 2.5)."""

from typing import NamedTuple

from protocol.refusal import Refusal

from .energy import HW_SHUNT, MODEL_BASED, Energy
from .stable_key import stable_key


class Occupant(NamedTuple):
    """A workload on the device and its weight in the operator's one basis."""

    id: str
    weight: int


class Share(NamedTuple):
    """One occupant's part of the device's figure."""

    id: str
    energy: Energy


def divide(device: Energy, occupants: list[Occupant]) -> list[Share]:
    """The occupants' shares in the order given; they sum to the device's figure exactly.

    Raises Refusal "no_occupants" or "no_weight" where there is no basis to divide on.
    """
    if not occupants:
        raise Refusal("no_occupants", "nobody occupies the device")
    total_weight = sum(each.weight for each in occupants)
    if total_weight == 0:
        raise Refusal("no_weight", "every occupant has weight zero")

    parts = [divmod(device.uj * each.weight, total_weight) for each in occupants]
    spare = device.uj - sum(floor for floor, _ in parts)
    largest_remainder_first = sorted(
        range(len(occupants)), key=lambda i: (-parts[i][1], stable_key(occupants[i].id))
    )
    gets_spare = set(largest_remainder_first[:spare])

    # Dividing by one is no division; among several a reading becomes a model, a guess stays one.
    shared = len(occupants) > 1
    grade = MODEL_BASED if shared and device.grade == HW_SHUNT else device.grade
    return [
        Share(each.id, Energy(floor + (i in gets_spare), grade))
        for i, (each, (floor, _)) in enumerate(zip(occupants, parts))
    ]
