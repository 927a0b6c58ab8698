"""The methods that keep nothing: what is asked is in the params."""

from protocol.params import Optional, Reader, i32, list_of, nullable, record, text, u32, u64

from .account import Completed
from .attribution import Occupant, divide
from .energy import Energy
from .estimation import Derived, EmptyClass, derive
from .forms import ENERGY, GRADE
from .idle import Assessment, Observed, Policy, Workload, assess
from .preemption import Running, order


def _divide(device: Energy, occupants: list[Occupant]) -> dict:
    return {
        "shares": [
            {"id": share.id, "uj": str(share.energy.uj), "grade": share.energy.grade}
            for share in divide(device, occupants)
        ]
    }


def _derive(work_class: str, observations: list[Completed], **required: int) -> dict:
    return estimation_result(work_class, observations, **required)


def estimation_result(work_class: str, observations: list[Completed], **required: int) -> dict:
    """What `derive` gives, in the protocol's form."""
    outcome = derive(work_class, observations, **required)
    if isinstance(outcome, EmptyClass):
        return {"declined": {"reason": "empty_class"}}
    counts = {"seen": outcome.seen, "evidence": outcome.evidence}
    if not isinstance(outcome, Derived):
        return {"declined": {"reason": "insufficient_evidence", **counts}}
    return {
        "estimate": {"uj": str(outcome.estimate.uj), "grade": outcome.estimate.grade},
        "spread": {"range_uj": [str(outcome.lowest_uj), str(outcome.highest_uj)]},
        **counts,
    }


def _assess(policy: Policy | None, workloads: list[Workload]) -> dict:
    verdicts, reclamation_order = assess(policy, workloads)
    return {
        "verdicts": [_assessment(verdict) for verdict in verdicts],
        "reclamation_order": reclamation_order,
    }


def _assessment(given: Assessment) -> dict:
    result: dict = {"id": given.id, "verdict": given.verdict}
    if given.reason is not None:
        result["reason"] = given.reason
    if given.window_us is not None:
        result |= {"window_us": str(given.window_us), "mean_uw": str(given.mean_uw)}
    return result


def _order(workloads: list[Running]) -> dict:
    return {"order": [{"id": each.id, "cost": _cost(each)} for each in order(workloads)]}


def _cost(work: Running) -> dict | None:
    if not work.has_cost:
        return None
    return {
        "uj": str(work.spent.uj),
        "units": str(work.completed_units),
        "grade": work.spent.grade,
    }


PURE_METHODS: dict[str, Reader] = {
    "attribution.divide": record(
        _divide,
        device=ENERGY,
        occupants=list_of(record(Occupant, id=text, weight=u64), unique="id"),
    ),
    "estimation.derive": record(
        _derive,
        work_class=text,
        observations=list_of(
            record(
                lambda work_class, uj, grade: Completed(work_class, Energy(uj, grade)),
                work_class=text,
                uj=u64,
                grade=GRADE,
            )
        ),
        required=Optional(u32),
    ),
    "idle.assess": record(
        _assess,
        policy=nullable(record(Policy, window_us=u64, threshold_uw=u64)),
        workloads=list_of(
            record(
                Workload,
                id=text,
                devices=u32,
                observed=record(Observed, uj=u64, grade=GRADE, window_us=u64),
                completed_units=Optional(u64),
            ),
            unique="id",
        ),
    ),
    "preemption.order": record(
        _order,
        workloads=list_of(
            record(
                Running,
                id=text,
                priority=i32,
                spent=ENERGY,
                completed_units=u64,
                attempted_units=u64,
            ),
            unique="id",
        ),
    ),
}
