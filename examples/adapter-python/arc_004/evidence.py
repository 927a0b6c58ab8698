"""The evidence that a row rests on (sections 4 and 12)."""

from typing import NamedTuple

from .filled import is_filled
from .states import Admission
from .times import Instant


class Evidence(NamedTuple):
    """Where the row's figures come from; they hold for `max_age_s` seconds from `observed_at`."""

    ref: str
    observed_at: Instant
    max_age_s: int

    def fault(self, at: Instant) -> Admission | None:
        """Why it supports no decision at `at`, or None where it does."""
        # Without a reference nobody can look the figures up.
        if not is_filled(self.ref):
            return Admission.HOLD
        # Evidence from after the decision cannot have been there: the two times contradict.
        if self.observed_at > at:
            return Admission.DISPUTED
        # At exactly its greatest age it still holds.
        return Admission.STALE if self.observed_at.plus(self.max_age_s) < at else None
