"""Estimates earned from history (pool/1, 2.6)."""

from collections.abc import Iterable
from typing import NamedTuple

from .account import Completed
from .energy import MODEL_BASED, Energy

DEFAULT_REQUIRED = 3


class Derived(NamedTuple):
    """An estimate with the evidence it rests on."""

    estimate: Energy
    lowest_uj: int
    highest_uj: int
    seen: int
    evidence: int


class EmptyClass(NamedTuple):
    """Declined: the absence of a class is not a class."""


class InsufficientEvidence(NamedTuple):
    """Declined: how many observations the class has, and how many of them are no guesses."""

    seen: int
    evidence: int


def derive(
    work_class: str, observations: Iterable[Completed], required: int = DEFAULT_REQUIRED
) -> Derived | EmptyClass | InsufficientEvidence:
    """An estimate for one class of work, or why there is none.

    Observations of other classes are left out: to refuse the mixture would do as well.
    required -- how many observed figures it takes; zero is treated as one.
    """
    if not work_class:
        return EmptyClass()
    seen = [each.energy for each in observations if each.work_class == work_class]
    evidence = [energy.uj for energy in seen if energy.observed]
    if len(evidence) < max(1, required):
        return InsufficientEvidence(len(seen), len(evidence))

    # "The upper end": half-way from the mean to the maximum, rounded up; how far up is open.
    highest = max(evidence)
    doubled = sum(evidence) + highest * len(evidence)
    upper = -(-doubled // (2 * len(evidence)))
    return Derived(Energy(upper, MODEL_BASED), min(evidence), highest, len(seen), len(evidence))
