"""Deterministic CBOR (RFC 8949, 4.2.1), as far as pool/1 uses it.

The values are integers of 64 bits and a sign, octets, text, lists, and maps. There are no floats,
bools, nulls, tags and indefinite lengths; what is read has one encoding only, the one that
`encode` gives.
"""

from protocol.refusal import Refusal

MAX_DEPTH = 16
UNSIGNED, NEGATIVE, OCTETS, TEXT, LIST, MAP, TAG = range(7)

Value = int | bytes | str | list | dict


def encode(value: Value) -> bytes:
    """The one encoding of a value. Raises TypeError for a type that has none here."""
    match value:
        case bool():
            raise TypeError("bools have no place in a signed core")
        case int() if value >= 0:
            return _head(UNSIGNED, value)
        case int():
            return _head(NEGATIVE, -1 - value)
        case bytes():
            return _head(OCTETS, len(value)) + value
        case str():
            octets = value.encode()
            return _head(TEXT, len(octets)) + octets
        case list():
            return _head(LIST, len(value)) + b"".join(map(encode, value))
        case dict():
            # By encoded key: for text that is length first as well, since the length leads.
            pairs = sorted((encode(key), encode(item)) for key, item in value.items())
            return _head(MAP, len(value)) + b"".join(key + item for key, item in pairs)
    raise TypeError(f"{type(value).__name__} has no place in a signed core")


def decode(octets: bytes) -> Value:
    """The value of exactly these octets.

    Raises Refusal, with the offset in its detail: "malformed" for what is no CBOR item, and
    "non_canonical" for an item that `encode` would not have written.
    """
    reader = _Reader(octets)
    value = reader.item(0)
    if reader.offset < len(octets):
        raise reader.refuse("non_canonical", reader.offset, "octets follow the item")
    return value


def _head(major: int, argument: int) -> bytes:
    if argument < 24:
        return bytes([major << 5 | argument])
    for info, size in ((24, 1), (25, 2), (26, 4), (27, 8)):
        if argument < 1 << 8 * size:
            return bytes([major << 5 | info]) + argument.to_bytes(size, "big")
    raise TypeError(f"an argument of {argument.bit_length()} bits has no CBOR head")


class _Reader:
    def __init__(self, octets: bytes) -> None:
        self.octets = octets
        self.offset = 0

    def refuse(self, reason: str, offset: int, detail: str) -> Refusal:
        return Refusal(reason, f"{detail}, at octet {offset}")

    def item(self, depth: int) -> Value:
        start = self.offset
        if depth > MAX_DEPTH:
            raise self.refuse("malformed", start, f"nested deeper than {MAX_DEPTH}")
        major, argument = self._read_head()
        if major == UNSIGNED:
            return argument
        if major == NEGATIVE:
            return -1 - argument
        if major == OCTETS:
            return self._take(argument)
        if major == TEXT:
            return self._text(argument)
        if major == LIST:
            self._expect(argument)
            return [self.item(depth + 1) for _ in range(argument)]
        if major == MAP:
            return self._map(argument, depth)
        if major == TAG:
            raise self.refuse("non_canonical", start, "a tag")
        raise self.refuse("non_canonical", start, "a float, bool, null or other simple value")

    def _read_head(self) -> tuple[int, int]:
        start = self.offset
        first = self._take(1)[0]
        major, info = first >> 5, first & 31
        if info < 24:
            return major, info
        if info == 31 and OCTETS <= major <= MAP:
            raise self.refuse("non_canonical", start, "an indefinite length")
        if info > 27:
            raise self.refuse("malformed", start, "a head that CBOR does not have")
        size = 1 << info - 24
        argument = int.from_bytes(self._take(size), "big")
        shortest = argument >= (24 if size == 1 else 1 << 4 * size)
        if major < TAG and not shortest:
            raise self.refuse("non_canonical", start, "a number in a longer form than it needs")
        return major, argument

    def _take(self, count: int) -> bytes:
        self._expect(count)
        taken = self.octets[self.offset : self.offset + count]
        self.offset += count
        return taken

    def _expect(self, count: int) -> None:
        """Refuses a count of octets or items that the input cannot hold, before reading any."""
        if count > len(self.octets) - self.offset:
            raise self.refuse("malformed", self.offset, "the input ends too early")

    def _text(self, count: int) -> str:
        start = self.offset
        try:
            return self._take(count).decode()
        except UnicodeDecodeError:
            raise self.refuse("malformed", start, "text that is not UTF-8") from None

    def _map(self, count: int, depth: int) -> dict:
        self._expect(count)
        members: dict = {}
        previous = b""
        for _ in range(count):
            start = self.offset
            key = self.item(depth + 1)
            encoded = self.octets[start : self.offset]
            if not isinstance(key, (int, str)):
                raise self.refuse("malformed", start, "a key that is neither a number nor text")
            if encoded <= previous:
                raise self.refuse("non_canonical", start, "a key out of order or repeated")
            previous = encoded
            members[key] = self.item(depth + 1)
        return members
