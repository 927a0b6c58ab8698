"""The example's adapter: JSON-RPC 2.0, one JSON text a line, on stdin and stdout."""

import sys

from methods import METHODS
from protocol.server import serve

if __name__ == "__main__":
    serve(METHODS, sys.stdin.buffer, sys.stdout.buffer)
