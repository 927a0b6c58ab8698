"""JSON-RPC 2.0 over lines: one request a line, one answer a line, in order."""

import sys
from collections.abc import Mapping
from typing import BinaryIO

from .params import BadParams, Reader
from .refusal import Refusal
from .strict_json import BadJson, read, write

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
INTERNAL_ERROR = -32603

MAX_LINE = 64 * 1024 * 1024

# A method reads its params and answers them in one: record(handler, ...) calls the handler with
# the members it read.
Methods = Mapping[str, Reader]


def serve(methods: Methods, requests: BinaryIO, answers: BinaryIO) -> None:
    """Answers request lines from `methods` until the input ends; passes over blank ones."""
    while line := requests.readline(MAX_LINE + 1):
        if line.isspace():
            continue
        too_long = len(line) > MAX_LINE
        answer = _too_long(requests, line) if too_long else answer_line(methods, line)
        if answer is not None:
            answers.write(answer + b"\n")
            answers.flush()


def _too_long(requests: BinaryIO, line: bytes) -> bytes:
    while line and not line.endswith(b"\n"):
        line = requests.readline(MAX_LINE)
    return _error(None, PARSE_ERROR, f"a line is longer than {MAX_LINE} octets")


def answer_line(methods: Methods, line: bytes) -> bytes | None:
    """The answer to one line, or None for a notification. Never raises."""
    try:
        request = read(line)
    except BadJson as error:
        return _error(None, PARSE_ERROR, f"no JSON text: {error}")
    if not isinstance(request, dict) or request.get("jsonrpc") != "2.0":
        return _error(None, INVALID_REQUEST, 'a request is an object with "jsonrpc": "2.0"')
    identifier = request.get("id")
    if isinstance(identifier, bool) or not isinstance(identifier, (str, int, type(None))):
        return _error(None, INVALID_REQUEST, "id must be text, an integer or null")
    method = request.get("method")
    if not isinstance(method, str):
        return _error(identifier, INVALID_REQUEST, "method must be text")
    answer = _call(methods, identifier, method, request.get("params", {}))
    return answer if "id" in request else None


def _call(
    methods: Methods, identifier: str | int | None, method: str, params: object
) -> bytes:
    if method not in methods:
        return _error(identifier, METHOD_NOT_FOUND, f"method {method[:60]!a} is not implemented")
    try:
        result = methods[method](params, "params")
    except BadParams as error:
        return _error(identifier, INVALID_PARAMS, str(error))
    except Refusal as refusal:
        result = refusal.as_result()
    except Exception as error:  # a defect of this program must not cost the next request
        sys.excepthook(type(error), error, error.__traceback__)  # its trace goes to stderr
        return _error(identifier, INTERNAL_ERROR, f"{type(error).__name__}: {error}")
    return write({"jsonrpc": "2.0", "id": identifier, "result": result})


def _error(identifier: str | int | None, code: int, message: str) -> bytes:
    return write({"jsonrpc": "2.0", "id": identifier, "error": {"code": code, "message": message}})
