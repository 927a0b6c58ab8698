"""Adapter of the pool/1 example: JSON-RPC 2.0, one JSON text a line, on stdin and stdout."""

import sys

from pool_1.server import serve

if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
