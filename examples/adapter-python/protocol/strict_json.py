"""JSON as the protocol takes it: nothing rounded, nothing overwritten, nothing guessed."""

import json
from typing import NamedTuple

MAX_INTEGER_DIGITS = 20


class NotAnInteger(NamedTuple):
    """A number with a fraction, an exponent, or more digits than any figure has."""

    literal: str


class RepeatedMember(NamedTuple):
    """An object that names one member twice, so that two readers would see two documents."""

    name: str


class BadJson(ValueError):
    """The octets are no JSON text."""


def read(octets: bytes) -> object:
    """The value of one JSON text in UTF-8; numbers and objects of doubt become markers.

    Raises BadJson, also for a text that is nested too deep.
    """
    try:
        return json.loads(
            octets.decode(),
            parse_int=_integer,
            parse_float=NotAnInteger,
            parse_constant=_refuse_constant,
            object_pairs_hook=_object,
        )
    except RecursionError:
        raise BadJson("nested too deep") from None
    except ValueError as error:
        raise BadJson(str(error)) from None


def write(value: object) -> bytes:
    """One JSON text in ASCII, without line breaks."""
    return json.dumps(value, separators=(",", ":")).encode()


def _integer(literal: str) -> int | NotAnInteger:
    return int(literal) if len(literal) <= MAX_INTEGER_DIGITS else NotAnInteger(literal)


def _refuse_constant(literal: str) -> None:
    raise BadJson(f"{literal} is not JSON")


def _object(pairs: list[tuple[str, object]]) -> dict | RepeatedMember:
    members = dict(pairs)
    if len(members) == len(pairs):
        return members
    names = [name for name, _ in pairs]
    return RepeatedMember(next(name for name in names if names.count(name) > 1))
