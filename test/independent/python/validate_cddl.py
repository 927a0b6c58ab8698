"""Validates CBOR against a CDDL type with zcbor: validate_cddl.py FILE TYPE.

Each line of standard input is an item in hex; standard output gets "valid" or why not.
"""

import sys

from zcbor import DataTranslator

file, type_name = sys.argv[1:]
with open(file, encoding="utf-8") as text:
    cddl = DataTranslator.from_cddl(text.read(), 2**32).my_types[type_name]
for line in sys.stdin:
    try:
        cddl.validate_str(bytes.fromhex(line.strip()))
    except Exception as error:  # zcbor raises several unrelated types
        print("invalid:", " ".join(str(error).split()))
    else:
        print("valid")
