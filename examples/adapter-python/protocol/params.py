"""Readers of params: each takes a JSON value and its member path, and gives a plain value.

A reader raises BadParams for whatever is not of the protocol's form; nothing is coerced.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .strict_json import NotAnInteger, RepeatedMember, write

MAX_U32 = 2**32 - 1
MAX_U64 = 2**64 - 1
MIN_I32 = -(2**31)
MAX_I32 = 2**31 - 1
MAX_SHOWN = 60

Reader = Callable[[object, str], object]


class BadParams(Exception):
    """A member that is not of the protocol's form; the message begins with its path."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}")


class Optional(NamedTuple):
    """A member that may be absent."""

    reader: Reader


def text(value: object, path: str) -> str:
    """Any text that UTF-8 can hold, so no lone surrogates."""
    if not isinstance(value, str):
        raise BadParams(path, f"must be text, not {_shown(value)}")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise BadParams(path, "must not hold a lone surrogate") from None
    return value


def u64(value: object, path: str) -> int:
    """A decimal string up to 2^64 - 1, or a JSON integer up to 2^53 - 1."""
    if isinstance(value, str):
        digits = value.isascii() and value.isdecimal() and len(value) <= 20
        if digits and (value == "0" or value[0] != "0") and int(value) <= MAX_U64:
            return int(value)
    elif isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**53:
        return value
    raise BadParams(
        path,
        "must be a decimal string from 0 to 2^64 - 1, or a JSON integer from 0 to 2^53 - 1, "
        f"not {_shown(value)}",
    )


def u32(value: object, path: str) -> int:
    """A JSON integer from 0 to 2^32 - 1."""
    return _integer(value, path, 0, MAX_U32)


def i32(value: object, path: str) -> int:
    """A JSON integer from -2^31 to 2^31 - 1."""
    return _integer(value, path, MIN_I32, MAX_I32)


def octets(value: object, path: str) -> bytes:
    """Lower-case hex of any length."""
    # Stripping hex digits from both ends leaves nothing only where there is nothing else.
    if isinstance(value, str) and not value.strip("0123456789abcdef") and len(value) % 2 == 0:
        return bytes.fromhex(value)
    raise BadParams(path, f"must be lower-case hex, two digits an octet, not {_shown(value)}")


def octets32(value: object, path: str) -> bytes:
    """Lower-case hex of exactly 32 octets: a seed or a public key."""
    read = octets(value, path)
    if len(read) != 32:
        raise BadParams(path, f"must be 32 octets, not {len(read)}")
    return read


def one_of(words: Sequence[str]) -> Reader:
    """One of these words, letter by letter."""

    def read(value: object, path: str) -> str:
        if not isinstance(value, str) or value not in words:
            raise BadParams(path, f"must be one of {', '.join(words)}, not {_shown(value)}")
        return value

    return read


def nullable(reader: Reader) -> Reader:
    """What `reader` takes, or null."""

    def read(value: object, path: str) -> object:
        return None if value is None else reader(value, path)

    return read


def list_of(reader: Reader, unique: str | None = None) -> Reader:
    """A list of what `reader` takes; no two items agree in the attribute that `unique` names."""

    def read(value: object, path: str) -> list:
        if not isinstance(value, list):
            raise BadParams(path, f"must be a list, not {_shown(value)}")
        items = [reader(item, f"{path}[{index}]") for index, item in enumerate(value)]
        if unique is not None:
            met = set()
            for index, item in enumerate(items):
                name = getattr(item, unique)
                if name in met:
                    raise BadParams(f"{path}[{index}].{unique}", f"repeats {_shown(name)}")
                met.add(name)
        return items

    return read


def record(build: Callable, /, **members: Reader | Optional) -> Reader:
    """An object of exactly these members, given to `build` by name; absent ones are left out.

    `work_class` stands for the member "class", whose name Python keeps for itself.
    """
    table = {
        "class" if name == "work_class" else name: (
            name,
            member.reader if isinstance(member, Optional) else member,
            isinstance(member, Optional),
        )
        for name, member in members.items()
    }
    required = {name for name, (_, _, optional) in table.items() if not optional}

    def read(value: object, path: str) -> object:
        if isinstance(value, RepeatedMember):
            raise BadParams(_member_path(path, value.name), "is given twice")
        if not isinstance(value, dict):
            raise BadParams(path, f"must be an object, not {_shown(value)}")
        fields = {}
        for name, item in value.items():
            if name not in table:
                raise BadParams(_member_path(path, name), "is no member here")
            field, reader, _ = table[name]
            fields[field] = reader(item, f"{path}.{name}")
        if not required <= value.keys():
            raise BadParams(f"{path}.{min(required - value.keys())}", "is missing")
        return build(**fields)

    return read


def _integer(value: object, path: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadParams(path, f"must be an integer from {low} to {high}, not {_shown(value)}")
    return value


def _member_path(path: str, name: str) -> str:
    """The path of a member whose name came from outside: in ASCII and cut short."""
    return f"{path}.{ascii(name[:MAX_SHOWN])[1:-1]}"


def _shown(value: object) -> str:
    """A scalar in ASCII and cut short, anything else by its kind."""
    match value:
        case str():
            cut = "..." if len(value) > MAX_SHOWN else ""
            return ascii(value[:MAX_SHOWN]) + cut
        case None | bool() | int():
            return write(value).decode()
        case NotAnInteger(literal):
            return literal[:MAX_SHOWN]
        case list():
            return "a list"
    return "an object"
