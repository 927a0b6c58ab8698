"""COSE_Sign1 (RFC 9052) with Ed25519, in the one layout that this implementation seals.

The array stands untagged; `alg` is alone in the protected header, where the signature covers it,
and `kid` alone in the unprotected one. What has another layout is refused.
"""

from protocol.refusal import Refusal

from . import ed25519
from .cbor import decode, encode

ALG, KID, EDDSA = 1, 4, -8
PROTECTED = encode({ALG: EDDSA})


def seal(core: dict, kid: str, key: ed25519.SigningKey) -> bytes:
    """The envelope around a core, signed by `key` and naming its signer `kid`."""
    payload = encode(core)
    signature = key.sign(_to_be_signed(payload))
    return encode([PROTECTED, {KID: kid.encode()}, payload, signature])


def open_sealed(envelope: bytes, kid: str, public_key: bytes) -> dict:
    """The core of an envelope that `kid` sealed with the key of `public_key`.

    Raises Refusal "malformed", "non_canonical" or "bad_signature".
    """
    match decode(envelope):
        case [bytes(protected), dict(unprotected), bytes(payload), bytes(signature)]:
            pass
        case _:
            raise Refusal("malformed", "not the four parts of a COSE_Sign1")
    # Reading is strict: what `decode` gives is what encodes to these very octets (6.6).
    core = decode(payload)
    if not isinstance(core, dict):
        raise Refusal("malformed", "the signed core is not a map")
    if protected != PROTECTED:
        raise Refusal("bad_signature", "the protected header is not alg -8 alone")
    if unprotected != {KID: kid.encode()}:
        raise Refusal("bad_signature", f"the unprotected header is not kid {kid!a} alone")
    if not ed25519.verify(public_key, _to_be_signed(payload), signature):
        raise Refusal("bad_signature", f"the signature is not that of {kid!a}")
    return core


def _to_be_signed(payload: bytes) -> bytes:
    return encode(["Signature1", PROTECTED, b"", payload])
