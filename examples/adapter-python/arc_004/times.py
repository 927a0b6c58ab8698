"""Points in time: RFC 3339 texts in UTC, compared exactly whatever their fraction."""

import re
from calendar import monthrange
from datetime import datetime, timedelta
from typing import NamedTuple

_FORM = re.compile(
    r"(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:[Zz]|\+00:00)", re.ASCII
)
_EPOCH = datetime(1970, 1, 1)
_SECOND = timedelta(seconds=1)


class BadTime(ValueError):
    """The text is no time, or does not say that it is in UTC."""


class Instant(NamedTuple):
    """Whole seconds since 1970 and the decimals after them, without trailing zeros.

    Decimals of that form order as text just as they do as numbers, so nothing is ever rounded.
    """

    seconds: int
    decimals: str

    def plus(self, seconds: int) -> "Instant":
        """The instant this many whole seconds later."""
        return Instant(self.seconds + seconds, self.decimals)


def parse_time(text: str) -> Instant:
    """The instant that an RFC 3339 text in UTC names; years run from 0001 to 9999.

    Raises BadTime for any other form, another offset, or a day or second that does not exist.
    """
    matched = _FORM.fullmatch(text)
    if matched is None:
        raise BadTime("must be a time in UTC such as 2026-05-01T20:00:00Z")
    *figures, decimals = matched.groups(default="")
    year, month, day, hour, minute, second = map(int, figures)
    # A leap second is the last of a month; it is counted with the second that follows it.
    leap = (hour, minute, second) == (23, 59, 60)
    try:
        moment = datetime(year, month, day, hour, minute, second - leap)
    except ValueError as error:
        raise BadTime(f"is no time: {error}") from None
    if leap and day != monthrange(year, month)[1]:
        raise BadTime("is no time: only the last day of a month can have a leap second")
    return Instant((moment - _EPOCH) // _SECOND + leap, decimals.rstrip("0"))
