"""Every method of the adapter: `describe`, and those of each standard."""

from arc_004 import methods as arc_004
from pool_1 import methods as pool_1
from protocol.params import record
from protocol.server import Methods

VERSION = "0.1.0"


def _describe() -> dict:
    return {
        "protocol": 1,
        "implementation": {
            "name": "poolproof-python-example",
            "version": VERSION,
            "language": "python",
        },
        "standards": [pool_1.STANDARD, arc_004.STANDARD],
    }


METHODS: Methods = {"describe": record(_describe), **pool_1.METHODS, **arc_004.METHODS}
