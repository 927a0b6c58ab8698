"""Tests of CBOR, Ed25519 and COSE_Sign1: python3 -m unittest discover -s examples/adapter-python"""

import json
import os
import random
import unittest
from pathlib import Path

from pool_1 import ed25519
from pool_1.cbor import decode, encode
from pool_1.sign1 import open_sealed, seal
from protocol.refusal import Refusal

PACKAGE_ROOT = Path(__file__).resolve().parents[2]
TEST_DATA = PACKAGE_ROOT / os.environ.get("POOLPROOF_TEST_DATA", "../shared/data")

# RFC 8032, 7.1: seed, public key, message, signature.
RFC_8032 = [
    (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555f"
        "b8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    ),
    (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da08"
        "5ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ),
    (
        "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18"
        "ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
    ),
]


def public_data(test: unittest.TestCase, name: str) -> object:
    """A public data set; without it the test is skipped, or fails in CI."""
    path = TEST_DATA / name
    if not path.exists():
        if os.environ.get("CI") == "true":
            test.fail(f"{path} is not there; set POOLPROOF_TEST_DATA")
        test.skipTest(f"{path} is not there; set POOLPROOF_TEST_DATA to test against it")
    return json.loads(path.read_text())


class Ed25519(unittest.TestCase):
    def test_signs_and_verifies_the_vectors_of_the_rfc(self):
        for seed, public, message, signature in RFC_8032:
            key = ed25519.SigningKey(bytes.fromhex(seed))
            self.assertEqual(key.public.hex(), public)
            self.assertEqual(key.sign(bytes.fromhex(message)).hex(), signature)
            self.assertTrue(
                ed25519.verify(key.public, bytes.fromhex(message), bytes.fromhex(signature))
            )

    def test_refuses_every_flipped_bit(self):
        key = ed25519.SigningKey(bytes(32))
        signature = key.sign(b"pool")
        for bit in range(0, 512, 7):
            flipped = int.from_bytes(signature, "little") ^ 1 << bit
            self.assertFalse(
                ed25519.verify(key.public, b"pool", flipped.to_bytes(64, "little")), bit
            )

    def test_refuses_s_past_the_group_order(self):
        key = ed25519.SigningKey(bytes(32))
        signature = key.sign(b"pool")
        twin = int.from_bytes(signature[32:], "little") + ed25519.L
        self.assertFalse(
            ed25519.verify(key.public, b"pool", signature[:32] + twin.to_bytes(32, "little"))
        )

    def test_refuses_wrong_lengths(self):
        key = ed25519.SigningKey(bytes(32))
        signature = key.sign(b"pool")
        self.assertFalse(ed25519.verify(key.public, b"pool", signature[:-1]))
        self.assertFalse(ed25519.verify(key.public, b"pool", signature + b"\0"))
        self.assertFalse(ed25519.verify(key.public[:-1], b"pool", signature))
        self.assertFalse(ed25519.verify(key.public + b"\0", b"pool", signature))

    def test_agrees_with_wycheproof(self):
        data = public_data(self, "wycheproof/testvectors_v1/ed25519_test.json")
        for group in data["testGroups"]:
            public = bytes.fromhex(group["publicKey"]["pk"])
            for case in group["tests"]:
                verifies = ed25519.verify(
                    public, bytes.fromhex(case["msg"]), bytes.fromhex(case["sig"])
                )
                self.assertEqual(verifies, case["result"] == "valid", case["tcId"])

    def test_is_strict_and_cofactorless_on_the_published_corner_cases(self):
        cases = public_data(self, "ed25519-speccheck/cases.json")
        accepted = [
            number
            for number, case in enumerate(cases)
            if ed25519.verify(
                *(bytes.fromhex(case[k]) for k in ("pub_key", "message", "signature"))
            )
        ]
        # Only the case of mixed order for which both equations hold.
        self.assertEqual(accepted, [3])

    def test_refuses_every_small_order_or_non_canonical_point(self):
        refused = {
            "low_order_A",
            "low_order_R",
            "non_canonical_A",
            "non_canonical_R",
            "low_order_residue",
        }
        cases = public_data(self, "cctv-ed25519/ed25519vectors.json")
        for case in cases:
            verifies = ed25519.verify(
                bytes.fromhex(case["key"]), case["msg"].encode(), bytes.fromhex(case["sig"])
            )
            self.assertEqual(verifies, refused.isdisjoint(case["flags"] or ()), case["number"])


class Cbor(unittest.TestCase):
    def test_encodes_each_width_in_its_shortest_form(self):
        for value, encoded in [
            (0, "00"),
            (23, "17"),
            (24, "1818"),
            (255, "18ff"),
            (256, "190100"),
            (65535, "19ffff"),
            (65536, "1a00010000"),
            (2**32 - 1, "1affffffff"),
            (2**32, "1b0000000100000000"),
            (2**64 - 1, "1bffffffffffffffff"),
            (-1, "20"),
            (-8, "27"),
            (-25, "3818"),
            (b"\x01", "4101"),
            ("\u00fc", "62c3bc"),
            ([1, [2]], "82018102"),
            ({"b": 1, "aa": 2, -1: 3, 24: 4}, "a4181804200361620162616102"),
        ]:
            self.assertEqual(encode(value).hex(), encoded)
            self.assertEqual(decode(bytes.fromhex(encoded)), value)

    def test_has_no_encoding_for_other_types(self):
        for value in (1.5, True, None, [False], {"a": None}, 2**64, -(2**64) - 1, (1,)):
            with self.assertRaises(TypeError):
                encode(value)

    def test_names_what_is_not_canonical(self):
        for encoded in (
            "1800",  # 0 in two octets
            "1817",  # 23 in two
            "1900ff",  # 255 in three
            "1a0000ffff",  # 65535 in five
            "1b00000000ffffffff",  # 2^32 - 1 in nine
            "580100",  # a length in long form
            "780161",
            "9800",
            "b800",
            "5f4100ff",  # indefinite octets, text, list and map
            "7f6161ff",
            "9fff",
            "bfff",
            "a2616200616100",  # keys out of order
            "a2616100616101",  # a key twice
            "f4",  # false, true, null, undefined, floats
            "f5",
            "f6",
            "f7",
            "f93c00",
            "fa3f800000",
            "fb3ff0000000000000",
            "c100",  # a tag
            "0000",  # a second item
        ):
            self.assert_refused(encoded, "non_canonical")

    def test_names_what_is_no_cbor(self):
        for encoded in (
            "",
            "18",
            "1c",  # heads that do not exist
            "3f",
            "ff",
            "42ff",  # more announced than there is
            "9bffffffffffffffff",
            "5bffffffffffffffff",
            "7affffffff",
            "bbffffffffffffffff",
            "61ff",  # no UTF-8
            "63eda080",
            "a18000",  # a list as a key
            "81" * 10_000 + "00",
        ):
            self.assert_refused(encoded, "malformed")

    def test_whatever_it_reads_encodes_to_the_same_octets(self):
        chance = random.Random(8949)
        sealed = encode({"seq": 300, "prev": b"\0" * 3, "steward": "s", "event": [1, {"uj": -9}]})
        read = 0
        for _ in range(20_000):
            octets = bytearray(sealed)
            for _ in range(chance.randint(1, 3)):
                octets[chance.randrange(len(octets))] = chance.randrange(256)
            try:
                value = decode(bytes(octets))
            except Refusal:
                continue
            read += 1
            self.assertEqual(encode(value), octets)
        self.assertGreater(read, 100)

    def assert_refused(self, encoded: str, reason: str):
        with self.assertRaises(Refusal, msg=encoded[:40]) as refused:
            decode(bytes.fromhex(encoded))
        self.assertEqual(refused.exception.reason, reason, encoded[:40])


class Sign1(unittest.TestCase):
    def setUp(self):
        self.key = ed25519.SigningKey(bytes(range(32)))
        self.sealed = seal({"a": 1}, "s", self.key)

    def test_opens_what_it_sealed(self):
        self.assertEqual(open_sealed(self.sealed, "s", self.key.public), {"a": 1})

    def test_refuses_another_signer(self):
        other = ed25519.SigningKey(bytes(32))
        self.assert_refused(self.sealed, "bad_signature", "other", self.key.public)
        self.assert_refused(self.sealed, "bad_signature", "s", other.public)

    def test_wants_the_algorithm_protected(self):
        protected, unprotected, payload, _ = decode(self.sealed)
        for header, open_header in [
            (b"\xa0", {1: -8, **unprotected}),
            (b"", {1: -8, **unprotected}),
            (encode({1: -7}), unprotected),
            (encode({1: -8, 2: [99]}), unprotected),
        ]:
            signature = self.key.sign(encode(["Signature1", header, b"", payload]))
            self.assert_refused(encode([header, open_header, payload, signature]), "bad_signature")

    def test_wants_four_parts_around_a_map(self):
        protected, unprotected, payload, signature = decode(self.sealed)
        for parts in ([protected, unprotected, payload], [protected, [], payload, signature], 7):
            self.assert_refused(encode(parts), "malformed")
        self.assert_refused(encode([protected, unprotected, encode([]), signature]), "malformed")

    def assert_refused(self, envelope: bytes, reason: str, kid: str = "s", public: bytes = b""):
        with self.assertRaises(Refusal) as refused:
            open_sealed(envelope, kid, public or self.key.public)
        self.assertEqual(refused.exception.reason, reason)


if __name__ == "__main__":
    unittest.main()
