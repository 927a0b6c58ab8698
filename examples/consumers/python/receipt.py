"""Opens receipts of the profile poolproof-reference/1, and grades those of witnesses."""

import io

import cbor2
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

P = 2**255 - 19
# Heights of the points of small order: of order 4, 1, 2, and the two of order 8 with their mirrors.
HEIGHT_8 = 0x7A03AC9277FDC74EC6CC392CFA53202A0F67100D760B3CBA4FD84D3D706A17C7
SMALL_ORDER = {0, 1, P - 1, HEIGHT_8, P - HEIGHT_8}


class Fault(Exception):
    """Why a receipt is refused: the reason, as vectors name it."""


def open_receipt(message, party, parts):
    """The core of a receipt that a party sealed, and its bytes. Raises Fault."""
    envelope = decoded(message)
    untagged = envelope.value if isinstance(envelope, cbor2.CBORTag) else envelope
    tag = envelope.tag if isinstance(envelope, cbor2.CBORTag) else 18
    shapes = (bytes, dict, bytes, bytes)
    if tag != 18 or not isinstance(untagged, list) or [type(x) for x in untagged] != [*shapes]:
        raise Fault("malformed")
    protected, unprotected, core, signature = untagged
    header = decoded(protected) if protected else {}
    if not isinstance(header, dict) or not {*header, *unprotected} <= {1, 4}:
        raise Fault("malformed")

    kids = [each[4] for each in (header, unprotected) if 4 in each]
    if header.get(1) != -8 or 1 in unprotected or kids != [party["id"].encode()]:
        raise Fault("bad_signature")
    signed = cbor2.dumps(["Signature1", protected, b"", core])
    if "signature" in parts and not verifies(party["public_key"], signed, signature):
        raise Fault("bad_signature")

    if "canonicity" in parts:
        require_canonical(envelope, message)
        require_canonical(header, protected)
    content = decoded(core)
    if "canonicity" in parts:
        require_canonical(content, core)
        require_types(content)
    if not isinstance(content, dict):
        raise Fault("malformed")
    return content, core


def grade_receipt(message, witness, steward, ledger, parts):
    """What a witness receipt is worth for a ledger."""
    if witness["public_key"] == steward["public_key"]:
        return "steward_key"
    try:
        statement, _ = open_receipt(message, witness, parts)
    except Fault:
        return "bad_signature"
    said = (statement.get("steward"), statement.get("length"), statement.get("head"))
    shown = (steward["id"], ledger["length"], bytes.fromhex(ledger["head"]))
    return "covers" if said == shown else "covers_other"


def verifies(public_key, message, signature):
    """The strict rule: no point of small order, no point in another form than the canonical."""
    key = bytes.fromhex(public_key)
    if len(signature) != 64 or not is_strict(key) or not is_strict(signature[:32]):
        return False
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True


def is_strict(point):
    height = int.from_bytes(point, "little") & (2**255 - 1)
    return height < P and height not in SMALL_ORDER


def decoded(content):
    """The one item in some bytes, in whatever encoding."""
    stream = io.BytesIO(content)
    try:
        item = cbor2.CBORDecoder(stream).decode()
    except Exception as error:  # cbor2 raises several unrelated types, RecursionError among them
        raise Fault("malformed") from error
    if stream.read(1):
        raise Fault("malformed")
    return item


def require_canonical(item, content):
    if cbor2.dumps(item, canonical=True) != content:
        raise Fault("non_canonical")


def require_types(core):
    if not all(type(value) in (int, str, bytes) for value in core.values()):
        raise Fault("non_canonical")
