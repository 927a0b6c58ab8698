"""The stable key that ties break on (pool/1, 2.5 and 5.2)."""


def stable_key(identifier: str) -> tuple[int, bytes]:
    """A key that orders ids by UTF-8 length first and then by bytes.

    The text asks for some stable key and names none; this is the order of text keys in
    deterministic CBOR, which the ledger uses anyway.
    """
    octets = identifier.encode()
    return len(octets), octets
