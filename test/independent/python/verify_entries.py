"""Verifies COSE_Sign1 messages with cwt and reads their payloads with cbor2.

The first line of standard input holds a public key and a key id in hex, each further line one
message in hex; standard output gets a line of JSON for each message.
"""

import hashlib
import json
import sys

import cbor2
from cwt import COSE, COSEKey


def answer(cose, key, message):
    protected, unprotected, _, _ = cbor2.loads(message).value
    header = cbor2.loads(protected)
    if header != {1: -8, 4: key.kid} or unprotected != {}:
        return {"refused": f"headers {header} and {unprotected}"}
    try:
        payload = cose.decode(message, key)
    except Exception as error:  # cwt raises several unrelated types
        return {"refused": str(error)}
    core = cbor2.loads(payload)
    return {
        "seq": str(core["seq"]),
        "steward": core["steward"],
        "prev": core["prev"].hex(),
        "address": hashlib.sha256(payload).hexdigest(),
        "canonical": cbor2.dumps(core, canonical=True) == payload,
    }


def main():
    public_key, kid = (bytes.fromhex(word) for word in sys.stdin.readline().split())
    key = COSEKey.new({1: 1, 2: kid, 3: -8, -1: 6, -2: public_key})
    cose = COSE.new(verify_kid=True)
    for line in sys.stdin:
        print(json.dumps(answer(cose, key, bytes.fromhex(line.strip()))))


main()
