"""A pool: a tree, what its ledger adds up to, and the ledger itself."""

from .account import Admitted, Event, Released
from .admission import Admit, Claim, Deny, Sibling, Verdict, decide
from .ed25519 import SigningKey
from .energy import Energy
from .ledger import Ledger, Party, replay
from .tree import Tree


class Pool:
    """Decides claims and records, sealed in its ledger, those that it admits and releases."""

    def __init__(
        self, tree: Tree, steward: str, key: SigningKey, entries: list[bytes] | None = None
    ) -> None:
        """A new pool, or with `entries` the pool that sealed them: nothing else is kept (6.1).

        Raises Refusal as `replay` does.
        """
        entries = list(entries or ())
        self._tree = tree
        _, self.account, head = replay(entries, Party(steward, key.public))
        self.ledger = Ledger(steward, key, entries, head)

    def claim(self, claim: Claim) -> Verdict:
        """The verdict on a claim: an admitted one is recorded, any other leaves no trace."""
        verdict = self._decide(claim)
        if isinstance(verdict, Admit):
            self._record(
                Admitted(
                    claim.id,
                    claim.entitlement,
                    verdict.reserved,
                    verdict.devices,
                    claim.work_class,
                )
            )
        return verdict

    def release(self, claim: str, actual: Energy) -> None:
        """Charges what a claim really spent in place of its reservation, however much it is.

        Raises Refusal "not_admitted" or "already_released", and then changes nothing.
        """
        self._record(Released(claim, actual))

    def _decide(self, claim: Claim) -> Verdict:
        if self.account.knows(claim.id):
            return Deny("never_fits")  # an id names one claim for ever
        node = self._tree.nodes.get(claim.entitlement)
        siblings = self._tree.siblings(node) if node else []
        return decide(
            claim,
            node,
            self.account.standing(claim.entitlement),
            [Sibling(each, self.account.standing(each.id)) for each in siblings],
        )

    def _record(self, event: Event) -> None:
        self.account.check(event)
        self.ledger.append(event)  # sealed first: usage never runs ahead of the ledger
        self.account.apply(event)
