"""The admission rule (pool/1, section 4): pure functions over plain values."""

from collections.abc import Sequence
from typing import NamedTuple

from .energy import Energy
from .tree import Entitlement


class Claim(NamedTuple):
    """A request for a gang; `estimate` and the counts describe the whole gang (2.4)."""

    id: str
    entitlement: str
    gang_size: int
    devices_per_member: int
    estimate: Energy
    work_class: str | None = None

    @property
    def devices(self) -> int:
        """Devices of the whole gang, all or nothing."""
        return self.gang_size * self.devices_per_member


class Standing(NamedTuple):
    """What an entitlement has charged, has reserved by open claims, and holds."""

    charged_uj: int = 0
    reserved_uj: int = 0
    devices: int = 0

    @property
    def used_uj(self) -> int:
        """Charged plus reserved: the spent energy that 4.3 speaks of."""
        return self.charged_uj + self.reserved_uj


class Sibling(NamedTuple):
    """A possible lender: a node under the same parent and where it stands."""

    node: Entitlement
    standing: Standing


class Admit(NamedTuple):
    """Admitted: what is reserved, and how much of the reservation is borrowed (4.6)."""

    reserved: Energy
    devices: int
    borrowed_uj: int


class Queue(NamedTuple):
    """Does not fit now, and may later."""

    reason: str


class Deny(NamedTuple):
    """Never fits as written."""

    reason: str


Verdict = Admit | Queue | Deny


def decide(
    claim: Claim, node: Entitlement | None, standing: Standing, siblings: Sequence[Sibling]
) -> Verdict:
    """The verdict on a claim, in the order of 4.1 to 4.5.

    node -- the claimed entitlement, None where the pool holds no such one.
    standing -- where that entitlement stands before the claim.
    siblings -- the other nodes under its parent; empty for a root.
    """
    # 4.1. Of two defects the shape is named first: which one is open.
    if claim.gang_size == 0 or claim.devices_per_member == 0:
        return Deny("empty_gang")
    if node is None:
        return Deny("unknown_entitlement")

    # 4.2, before anything that queues. The energy is named before the devices: which is open.
    estimate = claim.estimate.uj
    if node.limit_uj is not None and estimate > node.limit_uj:
        return Deny("energy_exceeds_limit")
    if claim.devices > node.guarantee_devices:
        return Deny("devices_exceed_guarantee")

    # 4.5. Charges never come back, so what does not fit beside them alone never will; reservations
    # may all end at nothing, and then lenders have what they have not charged.
    at_best = [Sibling(each.node, Standing(each.standing.charged_uj)) for each in siblings]
    if _energy_defect(claim.estimate, node, standing.charged_uj, at_best) is not None:
        return Deny("never_fits")

    # 4.3 and 4.4. With devices and energy both short the devices are named: which is open.
    if standing.devices + claim.devices > node.guarantee_devices:
        return Queue("devices_held")
    defect = _energy_defect(claim.estimate, node, standing.used_uj, siblings)
    if defect is not None:
        return Queue(defect)
    past_guarantee = max(0, standing.used_uj + estimate - node.guarantee_uj)
    return Admit(claim.estimate, claim.devices, min(estimate, past_guarantee))


def share_uj(node: Entitlement, siblings: Sequence[Sibling]) -> int:
    """The node's weighted share of its siblings' surplus (2.2), in microjoules.

    The text says "rounded down" and leaves open what is; here each lender's part is, so several
    lenders may give a little less than the floor of their sum. A sibling past its guarantee has
    no surplus and takes none away.
    """
    family_weight = node.over_quota_weight + sum(each.node.over_quota_weight for each in siblings)
    if family_weight == 0:
        return 0
    return sum(
        max(0, each.node.guarantee_uj - each.standing.used_uj)
        * node.over_quota_weight
        // family_weight
        for each in siblings
    )


def _energy_defect(
    estimate: Energy, node: Entitlement, used_uj: int, siblings: Sequence[Sibling]
) -> str | None:
    """Why the energy is neither inside the guarantee (4.3) nor to be borrowed (4.4), or None."""
    total = used_uj + estimate.uj
    if total <= node.guarantee_uj:
        return None
    if not estimate.observed or node.over_quota_weight == 0:
        return "guarantee_exhausted"
    if node.limit_uj is not None and total > node.limit_uj:
        return "guarantee_exhausted"
    # A root that may borrow finds a surplus of nothing: of the two energy reasons either is right.
    if total - node.guarantee_uj > share_uj(node, siblings):
        return "surplus_insufficient"
    return None
