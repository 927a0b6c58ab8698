"""The entitlement tree (pool/1, 2.1 and 2.2)."""

from typing import NamedTuple

from protocol.refusal import Refusal


class Entitlement(NamedTuple):
    """One node. `parent` None is a root, `limit_uj` None is no limit; a limit of 0 is a limit."""

    id: str
    guarantee_uj: int
    guarantee_devices: int
    over_quota_weight: int
    priority: int
    parent: str | None = None
    limit_uj: int | None = None


class Tree:
    """A valid tree.

    Raises Refusal "invalid_tree" for a repeated id, a parent that is not in the tree, and a cycle.
    The text bounds neither what children's guarantees sum to nor a limit below a guarantee, so
    both are taken as given.
    """

    def __init__(self, entitlements: list[Entitlement]) -> None:
        self.nodes: dict[str, Entitlement] = {}
        self._children: dict[str, list[Entitlement]] = {}
        for node in entitlements:
            if node.id in self.nodes:
                raise Refusal("invalid_tree", f"entitlement {node.id!a} is listed twice")
            self.nodes[node.id] = node
            if node.parent is not None:
                self._children.setdefault(node.parent, []).append(node)
        self._refuse_orphans()
        self._refuse_cycles()

    def siblings(self, node: Entitlement) -> list[Entitlement]:
        """The other children of the same parent; a root has none, so nothing crosses roots."""
        if node.parent is None:
            return []
        return [other for other in self._children[node.parent] if other is not node]

    def _refuse_orphans(self) -> None:
        for parent, children in self._children.items():
            if parent not in self.nodes:
                raise Refusal(
                    "invalid_tree",
                    f"entitlement {children[0].id!a} has parent {parent!a}, which is not listed",
                )

    def _refuse_cycles(self) -> None:
        # What cannot be reached from a root hangs on a cycle, since every parent exists.
        reached = [node for node in self.nodes.values() if node.parent is None]
        for node in reached:
            reached.extend(self._children.get(node.id, ()))
        if len(reached) < len(self.nodes):
            lost = self.nodes.keys() - {node.id for node in reached}
            raise Refusal("invalid_tree", f"entitlement {min(lost)!a} descends from no root")
