"""Every method of the adapter protocol that this implementation has."""

from .ledger_methods import LEDGER_METHODS
from .params import MAX_U64, MIN_I32, Reader, record
from .pool_methods import POOL_METHODS
from .pure_methods import PURE_METHODS

VERSION = "0.1.0"


def _describe() -> dict:
    return {
        "protocol": 1,
        "implementation": {
            "name": "poolproof-python-example",
            "version": VERSION,
            "language": "python",
        },
        "standards": [
            {
                "id": "pool/1",
                "modules": ["core", "estimation", "idle"],
                "limits": {"max_uj": str(MAX_U64), "min_priority": MIN_I32},
                "ledger": {
                    "content_address": {"hash": "blake2b-256", "over": "envelope", "as": "hex"}
                },
            }
        ],
    }


# A method reads its params and answers them in one: record(handler, ...) calls the handler with
# the members it read.
METHODS: dict[str, Reader] = {
    "describe": record(_describe),
    **POOL_METHODS,
    **LEDGER_METHODS,
    **PURE_METHODS,
}
