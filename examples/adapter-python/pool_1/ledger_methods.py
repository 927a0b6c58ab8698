"""The methods over ledgers that are given in full."""

from protocol.params import Reader, list_of, octets, record

from .account import Admitted, Event
from .cbor import encode
from .ed25519 import SigningKey
from .energy import Energy
from .forms import ENTRIES, KEYHOLDER, PARTY, TREE, Keyholder
from .ledger import Party, address_of, read_chain, replay
from .tree import Entitlement
from .witness import Witnessing, sign_head, status

# A tree is read, and not needed: every entry names the entitlement that it is charged to.


def _replay(steward: Party, entries: list[bytes], tree: list[Entitlement]) -> dict:
    _, account, head = replay(entries, steward)
    return {"usage": account.usage(), "length": head.length, "head": head.address}


def _read(steward: Party, entries: list[bytes], tree: list[Entitlement]) -> dict:
    events, _, _ = replay(entries, steward)
    return {"events": [_event(event) for event in events]}


def _event(event: Event) -> dict:
    energy = _energy(event.energy)
    if not isinstance(event, Admitted):
        return {"event": "released", "claim": event.claim, "energy": energy}
    admitted = {
        "event": "admitted",
        "claim": event.claim,
        "entitlement": event.entitlement,
        "energy": energy,
    }
    return admitted if event.work_class is None else {**admitted, "class": event.work_class}


def _energy(energy: Energy) -> dict:
    return {"uj": str(energy.uj), "grade": energy.grade}


def _address(entry: bytes) -> dict:
    return {"address": encode(address_of(entry)).hex()}


def _attest(
    steward: Party, entries: list[bytes], tree: list[Entitlement], receipts: list[Witnessing]
) -> dict:
    _, _, head = replay(entries, steward)
    statuses = [status(steward, head, receipt) for receipt in receipts]
    return {
        "attestation": "witnessed" if "covers" in statuses else "self-attested",
        "receipts": [{"status": each} for each in statuses],
    }


def _sign(steward: Party, entries: list[bytes], witness: Keyholder) -> dict:
    _, head = read_chain(entries, steward)
    receipt = sign_head(steward, head, witness.id, SigningKey(witness.seed))
    return {"receipt": receipt.hex()}


_RECEIPTS = list_of(record(Witnessing, receipt=octets, witness=PARTY))

LEDGER_METHODS: dict[str, Reader] = {
    "ledger.replay": record(_replay, steward=PARTY, entries=ENTRIES, tree=TREE),
    "ledger.read": record(_read, steward=PARTY, entries=ENTRIES, tree=TREE),
    "ledger.address": record(_address, entry=octets),
    "ledger.attest": record(_attest, steward=PARTY, entries=ENTRIES, tree=TREE, receipts=_RECEIPTS),
    "witness.sign": record(_sign, steward=PARTY, entries=ENTRIES, witness=KEYHOLDER),
}
