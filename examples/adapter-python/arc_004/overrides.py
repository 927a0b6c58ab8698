"""Emergency overrides (section 11)."""

from collections.abc import Collection
from typing import NamedTuple

from .filled import is_filled
from .states import Admission
from .times import Instant


class Override(NamedTuple):
    """An exception to a quota; None is a member that is missing. `given` is it as it was given."""

    scope: str | None
    quantity: int | None
    at: Instant | None
    reason: str | None
    authority: str | None
    given: dict

    def fault(
        self, scope: str | None, at: Instant, authorities: Collection[str] | None
    ) -> Admission | None:
        """Why it has no force in `scope` at `at`, or None where it has.

        authorities -- who may override there; None lets any named authority pass.
        """
        # No authority goes before a missing member, since no reconciling would mend it.
        if not self._has_authority(scope, at, authorities):
            return Admission.BLOCKED
        complete = (
            is_filled(self.scope)
            and self.quantity is not None
            and self.at is not None
            and is_filled(self.reason)
        )
        return None if complete else Admission.HOLD

    def _has_authority(
        self, scope: str | None, at: Instant, authorities: Collection[str] | None
    ) -> bool:
        """A missing scope or time is incomplete, one that differs is no authority here and now."""
        return (
            is_filled(self.authority)
            and (authorities is None or self.authority in authorities)
            and (not is_filled(self.scope) or self.scope == scope)
            # What is authorised only later has no authority yet.
            and (self.at is None or self.at <= at)
        )
