"""Witness receipts over a ledger's head (pool/1, 6.7 and 6.8)."""

from typing import NamedTuple

from protocol.refusal import Refusal

from .ed25519 import SigningKey
from .ledger import Head, Party
from .sign1 import open_sealed, seal

PROFILE = "pool-witness/1"


class Witnessing(NamedTuple):
    """A receipt and the party whose receipt it is said to be."""

    receipt: bytes
    witness: Party


def sign_head(steward: Party, head: Head, witness: str, key: SigningKey) -> bytes:
    """The witness's receipt: this steward's chain reached this head at this length.

    Raises Refusal "steward_key" where the witness holds the steward's key, under whatever name.
    """
    if key.public == steward.public_key:
        raise Refusal("steward_key", "the witness's key is the steward's own")
    return seal(_statement(steward, head, witness), witness, key)


def status(steward: Party, head: Head, witnessing: Witnessing) -> str:
    """What a receipt says of this head: "covers", "covers_other", "bad_signature" or "steward_key".

    "bad_signature" is every receipt that does not verify as a statement of its witness;
    "covers_other" verifies and states another steward, head or length, an earlier one included.
    """
    witness = witnessing.witness
    if witness.public_key == steward.public_key:
        return "steward_key"
    try:
        core = open_sealed(witnessing.receipt, witness.id, witness.public_key)
    except Refusal:
        return "bad_signature"
    expected = _statement(steward, head, witness.id)
    if core == expected:
        return "covers"
    same_witness = core.get("pool_witness") == PROFILE and core.get("witness") == witness.id
    return "covers_other" if same_witness and core.keys() == expected.keys() else "bad_signature"


def _statement(steward: Party, head: Head, witness: str) -> dict:
    return {
        "pool_witness": PROFILE,
        "witness": witness,
        "of_steward": steward.id,
        "entries": head.length,
        "chain_head": head.address,
    }
