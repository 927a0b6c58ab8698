"""The hash-chained ledger of sealed entries (pool/1, 6.4 and 6.5)."""

from hashlib import blake2b
from typing import NamedTuple

from protocol.refusal import Refusal

from .account import Account, Event
from .ed25519 import SigningKey
from .receipt import Receipt, from_core, to_core
from .sign1 import open_sealed, seal


class Party(NamedTuple):
    """Who seals, as others know it: an id and a 32-octet public key."""

    id: str
    public_key: bytes


class Head(NamedTuple):
    """How far a chain has come: its length, and the address that the next entry's prev has."""

    length: int
    address: str


def address_of(entry: bytes) -> str:
    """The content address of an entry: BLAKE2b-256 over the whole envelope, as hex text."""
    return blake2b(entry, digest_size=32).hexdigest()


def genesis(steward: str) -> Head:
    """The head of a steward's empty ledger; another steward has another sentinel."""
    return Head(0, address_of(b"pool/1 genesis of " + steward.encode()))


class Ledger:
    """A steward's own ledger: verified entries, to which new ones are sealed.

    entries -- oldest first; they must be those that `head` is the head of.
    """

    def __init__(self, steward: str, key: SigningKey, entries: list[bytes], head: Head) -> None:
        self.entries = entries
        self._steward = steward
        self._key = key
        self._head = head

    def append(self, event: Event) -> None:
        """Seals one event behind the last entry."""
        seq = self._head.length + 1
        receipt = Receipt(seq, self._head.address, self._steward, event)
        entry = seal(to_core(receipt), self._steward, self._key)
        self.entries.append(entry)
        self._head = Head(seq, address_of(entry))


def read_chain(entries: list[bytes], steward: Party) -> tuple[list[Event], Head]:
    """The events of a stream that the steward sealed in this order, and its head.

    Raises Refusal with the index of the first entry at fault: "malformed", "non_canonical",
    "bad_signature" or "broken_chain".
    """
    events: list[Event] = []
    head = genesis(steward.id)
    for index, entry in enumerate(entries):
        try:
            receipt = from_core(open_sealed(entry, steward.id, steward.public_key))
            _check_place(receipt, steward, head)
        except Refusal as refusal:
            raise refusal.at(index) from None
        events.append(receipt.event)
        head = Head(receipt.seq, address_of(entry))
    return events, head


def replay(entries: list[bytes], steward: Party) -> tuple[list[Event], Account, Head]:
    """The events, the account they add up to, and the head.

    The whole chain is verified before any usage is derived (6.4). Raises Refusal as `read_chain`,
    and "inconsistent" for a history that did not happen.
    """
    events, head = read_chain(entries, steward)
    account = Account()
    for index, event in enumerate(events):
        try:
            account.apply(event)
        except Refusal as refusal:
            raise Refusal("inconsistent", refusal.detail, index) from None
    return events, account, head


def _check_place(receipt: Receipt, steward: Party, head: Head) -> None:
    if receipt.steward != steward.id:
        raise Refusal("bad_signature", f"the core names steward {receipt.steward!a}")
    if receipt.seq != head.length + 1:
        raise Refusal("broken_chain", f"seq is {receipt.seq}, not {head.length + 1}")
    if receipt.prev != head.address:
        raise Refusal("broken_chain", f"prev is not {head.address}")
