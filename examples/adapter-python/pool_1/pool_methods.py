"""The stateful methods: pools and their handles."""

from itertools import count

from protocol.params import BadParams, Optional, Reader, record, text, u32

from .admission import Admit, Claim, Queue
from .ed25519 import SigningKey
from .energy import Energy
from .forms import CLAIM, ENERGY, ENTRIES, KEYHOLDER, TREE, Keyholder
from .pool import Pool
from .pure_methods import estimation_result
from .tree import Entitlement, Tree

_pools: dict[str, Pool] = {}
_handles = map("pool-{}".format, count(1))


def _handle(value: object, path: str) -> str:
    """Reads the handle of an open pool."""
    handle = text(value, path)
    if handle not in _pools:
        raise BadParams(path, "names no open pool")
    return handle


def _pool(value: object, path: str) -> Pool:
    """Reads an open pool by its handle."""
    return _pools[_handle(value, path)]


def _open(tree: list[Entitlement], steward: Keyholder, entries: list[bytes] | None = None) -> dict:
    pool = Pool(Tree(tree), steward.id, SigningKey(steward.seed), entries)
    handle = next(_handles)
    _pools[handle] = pool
    return {"pool": handle}


def _claim(pool: Pool, claim: Claim) -> dict:
    verdict = pool.claim(claim)
    if isinstance(verdict, Admit):
        return {
            "verdict": "admit",
            "reserved_uj": str(verdict.reserved.uj),
            "devices": verdict.devices,
            "borrowed_uj": str(verdict.borrowed_uj),
            "grade": verdict.reserved.grade,
        }
    queued = isinstance(verdict, Queue)
    return {"verdict": "queue" if queued else "deny", "reason": verdict.reason}


def _release(pool: Pool, claim: str, actual: Energy) -> dict:
    pool.release(claim, actual)
    return {"released": True}


def _usage(pool: Pool) -> dict:
    return {"usage": pool.account.usage()}


def _ledger(pool: Pool) -> dict:
    return {"entries": [entry.hex() for entry in pool.ledger.entries]}


def _estimate(pool: Pool, work_class: str, **required: int) -> dict:
    return estimation_result(work_class, pool.account.completed, **required)


def _close(pool: str) -> dict:
    del _pools[pool]
    return {"closed": True}


POOL_METHODS: dict[str, Reader] = {
    "pool.open": record(_open, tree=TREE, steward=KEYHOLDER),
    "pool.restore": record(_open, tree=TREE, steward=KEYHOLDER, entries=ENTRIES),
    "pool.claim": record(_claim, pool=_pool, claim=CLAIM),
    "pool.release": record(_release, pool=_pool, claim=text, actual=ENERGY),
    "pool.usage": record(_usage, pool=_pool),
    "pool.ledger": record(_ledger, pool=_pool),
    "pool.estimate": record(_estimate, pool=_pool, work_class=text, required=Optional(u32)),
    "pool.close": record(_close, pool=_handle),
}
