"""What this implementation has of pool/1: its entry in `describe`, and its methods."""

from protocol.params import MAX_U64, MIN_I32
from protocol.server import Methods

from .ledger_methods import LEDGER_METHODS
from .pool_methods import POOL_METHODS
from .pure_methods import PURE_METHODS

STANDARD = {
    "id": "pool/1",
    "modules": ["core", "estimation", "idle"],
    "limits": {"max_uj": str(MAX_U64), "min_priority": MIN_I32},
    "ledger": {"content_address": {"hash": "blake2b-256", "over": "envelope", "as": "hex"}},
}

METHODS: Methods = {**POOL_METHODS, **LEDGER_METHODS, **PURE_METHODS}
