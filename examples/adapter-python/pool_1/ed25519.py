"""Ed25519 (RFC 8032, 5.1), strict and without the cofactor, in plain Python.

`verify` takes S below the group order and canonical encodings of A and R only, takes neither where
it has small order, and asks for [S]B = R + [k]A itself. The time of `sign` depends on the secret:
good for tests and examples, not for keys that matter.
"""

from functools import cache
from hashlib import sha512

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
SQRT_MINUS_1 = pow(2, (P - 1) // 4, P)

# A point in extended coordinates (X, Y, Z, T): x = X/Z, y = Y/Z, xy = T/Z.
Point = tuple[int, int, int, int]
# An addend, prepared once for many additions: (Y - X, Y + X, 2Z, 2dT).
Addend = tuple[int, int, int, int]

IDENTITY: Point = (0, 1, 1, 0)
BASE_X = 15112221349535400772501151409588531511454012693041857206046113283949847762202
BASE_Y = 4 * pow(5, -1, P) % P
BASE: Point = (BASE_X, BASE_Y, 1, BASE_X * BASE_Y % P)


class SigningKey:
    """The key pair of a 32-octet secret seed."""

    def __init__(self, seed: bytes) -> None:
        digest = sha512(seed).digest()
        scalar = int.from_bytes(digest[:32], "little")
        self._scalar = scalar & (1 << 254) - 8 | 1 << 254
        self._prefix = digest[32:]
        self.public = _encode(_multiply_base(self._scalar))

    def sign(self, message: bytes) -> bytes:
        """The 64-octet signature of a message."""
        nonce = _hash_to_scalar(self._prefix, message)
        commitment = _encode(_multiply_base(nonce))
        challenge = _hash_to_scalar(commitment, self.public, message)
        response = (nonce + challenge * self._scalar) % L
        return commitment + response.to_bytes(32, "little")


def verify(public: bytes, message: bytes, signature: bytes) -> bool:
    """True where the signature is this key's, by the strict rule of this module."""
    key = _decode(public)
    if key is None or _has_small_order(key) or len(signature) != 64:
        return False
    commitment, response = signature[:32], int.from_bytes(signature[32:], "little")
    if response >= L:
        return False
    challenge = _hash_to_scalar(commitment, public, message)
    negated = (P - key[0], key[1], key[2], P - key[3])
    point = _add(_multiply_base(response), _prepare(_multiply(challenge, negated)))
    # Comparing octets also holds R to its canonical encoding.
    return _encode(point) == commitment and not _has_small_order(point)


def _hash_to_scalar(*parts: bytes) -> int:
    return int.from_bytes(sha512(b"".join(parts)).digest(), "little") % L


def _prepare(point: Point) -> Addend:
    x, y, z, t = point
    return y - x, y + x, 2 * z, 2 * D * t % P


def _add(point: Point, addend: Addend) -> Point:
    """RFC 8032, 5.1.4: complete, so it serves for any two points."""
    x, y, z, t = point
    y_minus_x, y_plus_x, twice_z, twice_dt = addend
    a = (y - x) * y_minus_x
    b = (y + x) * y_plus_x
    c = t * twice_dt
    d = z * twice_z
    e, f, g, h = (b - a) % P, (d - c) % P, (d + c) % P, (b + a) % P
    return e * f % P, g * h % P, f * g % P, e * h % P


def _double(point: Point) -> Point:
    x, y, z, _ = point
    a, b = x * x, y * y
    h = a + b
    e = (h - (x + y) ** 2) % P
    g = (a - b) % P
    f = (2 * z * z + g) % P
    h %= P
    return e * f % P, g * h % P, f * g % P, e * h % P


def _multiples(point: Point) -> list[Addend]:
    """The point times 0 to 15, each prepared."""
    step = _prepare(point)
    multiples, current = [], IDENTITY
    for _ in range(16):
        multiples.append(_prepare(current))
        current = _add(current, step)
    return multiples


def _multiply(scalar: int, point: Point) -> Point:
    """[scalar]point, four bits at a time from the top."""
    multiples = _multiples(point)
    result = IDENTITY
    for shift in range(252, -4, -4):
        result = _double(_double(_double(_double(result))))
        result = _add(result, multiples[scalar >> shift & 15])
    return result


@cache
def _base_table() -> list[list[Addend]]:
    """For each of the 64 hexadecimal places of a scalar, B times that place's 16 digits."""
    table, point = [], BASE
    for _ in range(64):
        table.append(_multiples(point))
        point = _double(_double(_double(_double(point))))
    return table


def _multiply_base(scalar: int) -> Point:
    """[scalar]B by additions alone; scalar below 2^256."""
    result = IDENTITY
    for multiples in _base_table():
        result = _add(result, multiples[scalar & 15])
        scalar >>= 4
    return result


def _has_small_order(point: Point) -> bool:
    x, y, z, _ = _double(_double(_double(point)))
    return x == 0 and y == z


def _encode(point: Point) -> bytes:
    inverse = pow(point[2], -1, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


def _decode(octets: bytes) -> Point | None:
    """RFC 8032, 5.1.3: the point that has exactly this encoding, or None."""
    encoded = int.from_bytes(octets, "little")
    y, sign = encoded & (1 << 255) - 1, encoded >> 255
    if len(octets) != 32 or y >= P:
        return None
    u, v = (y * y - 1) % P, (D * y * y + 1) % P
    x = u * pow(v, 3, P) * pow(u * pow(v, 7, P), (P - 5) // 8, P) % P
    if v * x * x % P == P - u:
        x = x * SQRT_MINUS_1 % P
    if v * x * x % P != u or (x == 0 and sign):
        return None
    if x & 1 != sign:
        x = P - x
    return x, y, 1, x * y % P
