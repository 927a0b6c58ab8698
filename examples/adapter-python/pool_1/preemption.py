"""The order of preemption (pool/1, section 5)."""

from functools import cmp_to_key
from typing import NamedTuple

from .energy import Energy
from .stable_key import stable_key


class Running(NamedTuple):
    """A running workload. What it attempted is stated and plays no part."""

    id: str
    priority: int
    spent: Energy
    completed_units: int
    attempted_units: int

    @property
    def has_cost(self) -> bool:
        """False where spent / completed is undefined.

        It is where nothing completed, and here also where the spending is a guess: nobody measured
        that work, and unmeasured work is not ranked as if its cost were known.
        """
        return self.completed_units > 0 and self.spent.observed


def order(workloads: list[Running]) -> list[Running]:
    """Workloads, first to be reclaimed first: defined costs from the dearest, then the others
    from the lowest priority. Ties break on the stable key."""
    return sorted(workloads, key=cmp_to_key(_compare))


def _compare(a: Running, b: Running) -> int:
    """Negative where `a` is reclaimed before `b`."""
    if a.has_cost != b.has_cost:
        return -1 if a.has_cost else 1
    if a.has_cost:
        difference = b.spent.uj * a.completed_units - a.spent.uj * b.completed_units
    else:
        difference = a.priority - b.priority
    if difference:
        return difference
    key_a, key_b = stable_key(a.id), stable_key(b.id)
    return (key_a > key_b) - (key_a < key_b)
