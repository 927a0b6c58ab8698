"""Forms of params that several methods share."""

from typing import NamedTuple

from protocol.params import Optional, i32, list_of, octets, octets32, one_of, record, text, u32, u64

from .admission import Claim
from .energy import GRADES, Energy
from .ledger import Party
from .tree import Entitlement


class Keyholder(NamedTuple):
    """A party that this adapter seals for, with its 32-octet secret seed."""

    id: str
    seed: bytes


GRADE = one_of(GRADES)
ENERGY = record(Energy, uj=u64, grade=GRADE)
CLAIM = record(
    Claim,
    id=text,
    entitlement=text,
    gang_size=u32,
    devices_per_member=u32,
    estimate=ENERGY,
    work_class=Optional(text),
)
ENTITLEMENT = record(
    Entitlement,
    id=text,
    parent=Optional(text),
    guarantee_uj=u64,
    guarantee_devices=u32,
    over_quota_weight=u32,
    limit_uj=Optional(u64),
    priority=i32,
)
TREE = list_of(ENTITLEMENT)
ENTRIES = list_of(octets)
KEYHOLDER = record(Keyholder, id=text, seed=octets32)
PARTY = record(Party, id=text, public_key=octets32)
