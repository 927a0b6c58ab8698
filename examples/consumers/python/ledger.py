"""Reads ledgers of the profile poolproof-reference/1."""

import hashlib

from receipt import Fault, open_receipt

PARTS = ("canonicity", "signature", "chain", "division")


def read_ledger(entries, steward, parts):
    """What a reader says of a ledger: accepted with length and head, or refused with its reason."""
    head = bytes(32)
    open_claims = set()
    inconsistent = None
    for index, entry in enumerate(entries):
        try:
            core, content = open_receipt(entry, steward, parts)
            if core.get("steward") != steward["id"]:
                raise Fault("bad_signature")
            if "chain" in parts and (core.get("seq"), core.get("prev")) != (index, head):
                raise Fault("broken_chain")
        except Fault as fault:
            return refused(str(fault), index)
        # Told only once the whole chain holds.
        if inconsistent is None and not follows(open_claims, core):
            inconsistent = refused("inconsistent", index)
        head = hashlib.sha256(content).digest()
    accepted = {"verdict": "accepted", "length": len(entries), "head": head.hex()}
    return inconsistent or accepted


def follows(open_claims, core):
    """Whether an event can come after those before it; takes note of it."""
    claim, admitted = core.get("claim"), core.get("event") == "admitted"
    if (claim in open_claims) == admitted:
        return False
    if admitted:
        open_claims.add(claim)
    else:
        open_claims.remove(claim)
    return True


def refused(reason, index):
    return {"verdict": "refused", "reason": reason, "index": index}
