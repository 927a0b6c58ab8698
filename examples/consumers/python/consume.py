"""Runs the vectors of pool/1 against a small implementation of their own, without Node.

consume.py FOLDER KEY [--without canonicity|signature|chain|division]

FOLDER is a standard's folder of vectors, KEY a public key in PEM. `--without` leaves a part of the
implementation out, to show that the vectors notice. Ends with 0 where all agree, else with 1.
"""

import sys

from checks import holds
from division import divide
from ledger import PARTS, read_ledger
from manifest import Refused, verified_files
from receipt import grade_receipt


def ledger_failures(document, parts):
    """Byte vectors of ledgers whose verdict, reason, index, length or head come out otherwise."""
    steward = document["parties"]["steward"]
    for vector in document["vectors"]:
        entries = [bytes.fromhex(entry) for entry in vector["entries"]]
        got = read_ledger(entries, vector.get("steward", steward), parts)
        wanted = {name: vector[name] for name in got if name in vector}
        if got != wanted or got["verdict"] != vector["verdict"]:
            yield vector["id"], f"said {got}, not {vector['verdict']} {vector.get('reason', '')}"


def receipt_failures(document, parts):
    """Byte vectors of receipts whose status comes out otherwise."""
    steward, ledger = document["parties"]["steward"], document["ledger"]
    for vector in document["vectors"]:
        receipt = bytes.fromhex(vector["receipt"])
        got = grade_receipt(receipt, vector["witness"], steward, ledger, parts)
        if got != vector["status"]:
            yield vector["id"], f"said {got}, not {vector['status']}"


def division_failures(vectors, parts):
    """Scenarios of which an answer does not hold what it is checked for."""
    for vector in vectors:
        answers = []
        for call in vector["calls"]:
            answers.append(divide(**call["params"], exact="division" in parts))
        for call, answer in zip(vector["calls"], answers):
            for check in call["checks"]:
                if not holds(check, answer, answers):
                    yield vector["id"], f"{check['pointer']} {check['op']} does not hold"


def divisions(files):
    """The scenarios that ask for nothing but divisions."""
    for document in files.values():
        if document["format"] != "poolproof-scenario-vectors/1":
            continue
        for vector in document["vectors"]:
            if all(call["method"] == "attribution.divide" for call in vector["calls"]):
                yield vector


def main(folder, key, *options):
    parts = set(PARTS) - set(options[1:])
    try:
        files = verified_files(folder, key)
    except Refused as error:
        print(f"refused: {error}")
        return 1
    ledgers, receipts = files["bytes/ledgers.json"], files["bytes/receipts.json"]
    pure = list(divisions(files))
    failures = [
        *ledger_failures(ledgers, parts),
        *receipt_failures(receipts, parts),
        *division_failures(pure, parts),
    ]
    for vector, why in failures:
        print(f"FAILED {vector}: {why}")
    print(
        f"{len(files)} files verified; ran {len(ledgers['vectors'])} ledgers, "
        f"{len(receipts['vectors'])} receipts, {len(pure)} division scenarios: "
        f"{len(failures)} failures"
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
