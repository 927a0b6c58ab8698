"""Idle reclamation (pool/1, 2.7)."""

from typing import NamedTuple

from .energy import Energy
from .stable_key import stable_key

MICROSECONDS_PER_SECOND = 1_000_000


class Observed(NamedTuple):
    """A figure over a window: microjoules, their grade, and microseconds."""

    uj: int
    grade: str
    window_us: int


class Policy(NamedTuple):
    """The window a verdict needs, and the rate in microwatts below which work is idle."""

    window_us: int
    threshold_uw: int


class Workload(NamedTuple):
    """A workload that may hold devices. `completed_units` plays no part: thrashing is not idle."""

    id: str
    devices: int
    observed: Observed
    completed_units: int | None = None


class Assessment(NamedTuple):
    """A verdict; a reason goes with "no_verdict" only, a window and a rate with the rated two."""

    id: str
    verdict: str
    reason: str | None = None
    window_us: int | None = None
    mean_uw: int | None = None


def assess(policy: Policy | None, workloads: list[Workload]) -> tuple[list[Assessment], list[str]]:
    """Verdicts in the order given, and the ids of the idle workloads, first to be reclaimed first.

    policy -- None is an unconfigured one, which reclaims nothing.
    The order among idle workloads is open: most devices first, then the stable key.
    """
    verdicts = [_assess_one(policy, workload) for workload in workloads]
    idle = [work for work, given in zip(workloads, verdicts) if given.verdict == "idle"]
    idle.sort(key=lambda work: (-work.devices, stable_key(work.id)))
    return verdicts, [work.id for work in idle]


def _assess_one(policy: Policy | None, workload: Workload) -> Assessment:
    """The checks in their fixed order: nothing held, window, grade, rate."""
    uj, grade, window = workload.observed
    if workload.devices == 0:
        return Assessment(workload.id, "nothing_held")
    if policy is None:
        return Assessment(workload.id, "no_verdict", "policy")
    if window == 0 or window < policy.window_us:
        return Assessment(workload.id, "no_verdict", "window")
    if not Energy(uj, grade).observed:
        return Assessment(workload.id, "no_verdict", "grade")
    # Compared as a product, so that rounding the mean decides nothing. A rate on the threshold
    # is work: the threshold has to lie above the idle draw.
    idle = uj * MICROSECONDS_PER_SECOND < policy.threshold_uw * window
    mean = -(-uj * MICROSECONDS_PER_SECOND // window)
    return Assessment(workload.id, "idle" if idle else "working", None, window, mean)
