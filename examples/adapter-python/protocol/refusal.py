"""What the standard lets an implementation refuse, as one exception type."""


class Refusal(Exception):
    """A refusal that the protocol answers as a result.

    reason -- a reason of the protocol, such as "broken_chain".
    index -- the position of the refused ledger entry, from 0; None where no entry is meant.
    detail -- free text for people.
    """

    def __init__(self, reason: str, detail: str = "", index: int | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail
        self.index = index

    def at(self, index: int) -> "Refusal":
        """The same refusal, of the ledger entry at `index`."""
        return Refusal(self.reason, self.detail, index)

    def as_result(self) -> dict:
        """The refusal in the protocol's form."""
        refused: dict = {"reason": self.reason}
        if self.index is not None:
            refused["index"] = self.index
        if self.detail:
            refused["detail"] = self.detail
        return {"refused": refused}
