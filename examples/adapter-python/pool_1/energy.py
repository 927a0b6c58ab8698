"""Energy figures and their grades (pool/1, 2.3)."""

from collections.abc import Iterable
from typing import NamedTuple

# Best first: the position is how far a grade has come down.
GRADES = ("HwShunt", "ModelBased", "Estimator")
HW_SHUNT, MODEL_BASED, ESTIMATOR = GRADES


class Energy(NamedTuple):
    """Whole microjoules, never negative, and the grade of whatever produced them."""

    uj: int
    grade: str

    @property
    def observed(self) -> bool:
        """True for a reading or a calibrated model, false for a guess."""
        return self.grade != ESTIMATOR


def weakest(grades: Iterable[str]) -> str | None:
    """The grade of a sum of figures: the worst among them, or None for a sum of nothing."""
    return max(grades, key=GRADES.index, default=None)
