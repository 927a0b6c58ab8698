"""Attacks on sealed ledgers: python3 -m unittest discover -s examples/adapter-python"""

import unittest
from hashlib import blake2b

from pool_1.cbor import decode, encode
from pool_1.ed25519 import L, SigningKey
from pool_1.sign1 import PROTECTED
from test_adapter import OTHER_SEED, SEED, OpenPool, call, node

KEY = SigningKey(bytes.fromhex(SEED))
OTHER_KEY = SigningKey(bytes.fromhex(OTHER_SEED))
STEWARD = {"id": "steward", "public_key": KEY.public.hex()}
WITNESS = {"id": "witness", "public_key": OTHER_KEY.public.hex()}
NODES = (node("a", 100, weight=1), node("b", 100, weight=1))
TREE = OpenPool(*NODES).tree


def rich_pool() -> OpenPool:
    """Six entries: open, released and overrun claims, with and without a class."""
    pool = OpenPool(*NODES)
    pool.claim("c1", "a", 60, "Estimator", **{"class": "train"})
    pool.claim("c2", "b", 100, gang_size=3)
    pool.claim("denied", "a", 9999)
    pool.release("c1", 90, "ModelBased")
    pool.claim("c3", "a", 10, "ModelBased", **{"class": ""})
    pool.release("c2", 0, "HwShunt")
    pool.claim("c4", "a", 20)
    return pool


def core_of(entry: str) -> dict:
    return decode(decode(bytes.fromhex(entry))[2])


def sealed(core: dict | bytes, key: SigningKey = KEY, kid: bytes = b"steward") -> str:
    """An envelope made here, around a core or around octets that stand for one."""
    payload = core if isinstance(core, bytes) else encode(core)
    signature = key.sign(encode(["Signature1", PROTECTED, b"", payload]))
    return encode([PROTECTED, {4: kid}, payload, signature]).hex()


def resealed(cores: list[dict]) -> list[str]:
    """A chain of these cores, with seq and prev put right."""
    entries: list[str] = []
    prev = core_of(rich_pool().entries()[0])["prev"]
    for seq, core in enumerate(cores, 1):
        entries.append(sealed({**core, "seq": seq, "prev": prev}))
        prev = blake2b(bytes.fromhex(entries[-1]), digest_size=32).hexdigest()
    return entries


def replay(entries: list[str]) -> dict:
    return call("ledger.replay", steward=STEWARD, entries=entries, tree=TREE)


class Replay(unittest.TestCase):
    def setUp(self):
        self.pool = rich_pool()
        self.entries = self.pool.entries()
        self.cores = [core_of(entry) for entry in self.entries]

    def assert_refused(self, entries: list[str], reason: str, index: int):
        answers = [
            replay(entries),
            call("ledger.read", steward=STEWARD, entries=entries, tree=TREE),
            call("ledger.attest", steward=STEWARD, entries=entries, tree=TREE, receipts=[]),
            call(
                "pool.restore",
                tree=TREE,
                steward={"id": "steward", "seed": SEED},
                entries=entries,
            ),
        ]
        for answer in answers:
            refused = answer.get("refused", {})
            self.assertEqual((refused.get("reason"), refused.get("index")), (reason, index))

    def test_gives_back_the_usage_before_the_restart(self):
        answer = replay(self.entries)
        self.assertEqual(answer["usage"], self.pool.usage())
        self.assertEqual(answer["length"], 6)
        self.assertEqual(
            self.pool.usage(),
            {
                "a": {"spent_uj": "120", "devices": 2, "grade": "ModelBased"},
                "b": {"spent_uj": "0", "devices": 0, "grade": "HwShunt"},
            },
        )

    def test_a_restart_continues_the_chain_and_every_verdict(self):
        restored = self.pool.restarted()
        for claim in (("c5", "a", 31), ("c5", "a", 30, "Estimator"), ("c5", "a", 30)):
            self.assertEqual(restored.claim(*claim), self.pool.claim(*claim))
        self.assertEqual(core_of(restored.entries()[-1])["admitted"]["job"], "c5")
        restored.release("c3", 1)
        self.pool.release("c3", 1)
        self.assertEqual(restored.entries(), self.pool.entries())
        self.assertEqual(replay(restored.entries())["usage"], self.pool.usage())

    def test_reads_events_with_their_grades_and_classes(self):
        events = call("ledger.read", steward=STEWARD, entries=self.entries, tree=TREE)["events"]
        self.assertEqual(
            events[0],
            {
                "event": "admitted",
                "claim": "c1",
                "entitlement": "a",
                "energy": {"uj": "60", "grade": "Estimator"},
                "class": "train",
            },
        )
        self.assertNotIn("class", events[1])
        self.assertEqual(
            events[2],
            {
                "event": "released",
                "claim": "c1",
                "energy": {"uj": "90", "grade": "ModelBased"},
            },
        )

    def test_seals_its_place_in_the_declared_way(self):
        self.assertEqual(resealed(self.cores), self.entries)
        for seq, core in enumerate(self.cores, 1):
            self.assertLessEqual({"pool_receipt", "seq", "prev", "steward"}, core.keys())
            self.assertEqual((core["seq"], core["steward"]), (seq, "steward"))
        address = call("ledger.address", entry=self.entries[0])["address"]
        self.assertEqual(decode(bytes.fromhex(address)), self.cores[1]["prev"])
        self.assertEqual(replay(self.entries[:1])["head"], self.cores[1]["prev"])
        self.assertEqual(replay([])["head"], self.cores[0]["prev"])

    def test_names_the_first_broken_link(self):
        e = self.entries
        self.assert_refused(e[1:], "broken_chain", 0)
        self.assert_refused(e[3:5], "broken_chain", 0)
        self.assert_refused(e[:2] + e[3:], "broken_chain", 2)
        self.assert_refused(e[:3] + [e[4], e[3]] + e[5:], "broken_chain", 3)
        self.assert_refused(e[:3] + e[2:], "broken_chain", 3)
        self.assert_refused(e + e[-1:], "broken_chain", 6)
        self.assert_refused([e[0], e[2], e[1], *e[4:]], "broken_chain", 1)
        for index in (0, 3, 5):
            core = {**self.cores[index], "prev": "00" * 32}
            self.assert_refused(e[:index] + [sealed(core)] + e[index + 1 :], "broken_chain", index)

    def test_refuses_entries_of_another_ledger_of_the_same_steward(self):
        other = OpenPool(*NODES)
        other.claim("x1", "a", 1)
        other.claim("x2", "a", 1)
        other.claim("x3", "a", 1)
        self.assert_refused(
            self.entries[:2] + other.entries()[2:] + self.entries[3:], "broken_chain", 2
        )
        # A first entry has no link to break; the second one shows that it was replaced.
        self.assert_refused(other.entries()[:1] + self.entries[1:], "broken_chain", 1)

    def test_refuses_a_history_that_did_not_happen(self):
        c = self.cores
        never = {**c[2], "released": {**c[2]["released"], "job": "nobody"}}
        self.assert_refused(resealed([*c[:2], never, *c[3:]]), "inconsistent", 2)
        self.assert_refused(resealed([*c[:3], c[2], *c[3:]]), "inconsistent", 3)
        self.assert_refused(resealed([*c[:1], c[0], *c[1:]]), "inconsistent", 1)
        self.assert_refused(resealed([c[2], *c]), "inconsistent", 0)
        # The chain is judged before the history is.
        broken = resealed([*c[:3], c[2], *c[3:]])
        self.assert_refused([*broken[:5], broken[6]], "broken_chain", 5)

    def test_refuses_what_this_steward_did_not_seal(self):
        e, c = self.entries, self.cores[2]
        self.assert_refused([*e[:2], sealed(c, OTHER_KEY), *e[3:]], "bad_signature", 2)
        self.assert_refused([*e[:2], sealed(c, KEY, b"other"), *e[3:]], "bad_signature", 2)
        self.assert_refused([*e[:2], sealed({**c, "steward": "other"}), *e[3:]], "bad_signature", 2)
        header, kid, payload, signature = decode(bytes.fromhex(e[2]))
        s_plus_l = int.from_bytes(signature[32:], "little") + L
        twin = signature[:32] + s_plus_l.to_bytes(32, "little")
        edited = payload.replace(b"c1", b"c3")
        for parts in (
            [header, kid, payload, twin],
            [header, kid, payload, signature[:-1] + bytes([signature[-1] ^ 1])],
            [header, kid, edited, signature],
            [header[:-1] + b"\x26", kid, payload, signature],
            [header, {**kid, 1: -8}, payload, signature],
            [header, {}, payload, signature],
        ):
            self.assert_refused([*e[:2], encode(parts).hex(), *e[3:]], "bad_signature", 2)

    def test_refuses_a_core_with_a_second_encoding(self):
        payload = encode(self.cores[0])
        seq = encode("seq") + b"\x01"
        self.assertIn(seq, payload)
        for other in (
            payload.replace(seq, encode("seq") + b"\x18\x01"),
            payload.replace(seq, b"\x78\x03seq\x01"),
            payload.replace(seq, b"\x7f\x63seq\xff\x01"),
            payload.replace(seq, encode("seq") + b"\xf9\x3c\x00"),
            payload.replace(seq, encode("seq") + b"\xf5"),
            payload.replace(seq, encode("seq") + b"\xf6"),
            b"\xa6" + payload[1:] + seq,
            b"\xbf" + payload[1:] + b"\xff",
            b"\xb8\x05" + payload[1:],
            payload + b"\x00",
        ):
            self.assertNotEqual(other, payload)
            self.assert_refused([sealed(other)], "non_canonical", 0)

    def test_refuses_what_is_no_receipt(self):
        core = self.cores[0]
        for entry in (
            "",
            "00",
            sealed(b"\x80"),
            sealed({key: item for key, item in core.items() if key != "seq"}),
            sealed({key: item for key, item in core.items() if key != "admitted"}),
            sealed({**core, "pool_receipt": "pool/2"}),
            sealed({**core, "seq": "1"}),
            sealed({**core, "extra": 1}),
            sealed({**core, "released": self.cores[2]["released"]}),
            sealed({**core, "admitted": {**core["admitted"], "energy": -1}}),
            sealed({**core, "admitted": {**core["admitted"], "provenance": 0}}),
            sealed({**core, "admitted": {**core["admitted"], "provenance": 4}}),
        ):
            self.assert_refused([entry], "malformed", 0)


class Witnesses(unittest.TestCase):
    def setUp(self):
        self.pool = rich_pool()
        self.entries = self.pool.entries()
        self.receipt = self.sign(self.entries)["receipt"]

    def sign(self, entries: list[str], seed: str = OTHER_SEED) -> dict:
        witness = {"id": "witness", "seed": seed}
        return call("witness.sign", steward=STEWARD, entries=entries, witness=witness)

    def attest(self, entries: list[str], *receipts: tuple) -> tuple:
        answer = call(
            "ledger.attest",
            steward=STEWARD,
            entries=entries,
            tree=TREE,
            receipts=[{"receipt": receipt, "witness": witness} for receipt, witness in receipts],
        )
        return answer["attestation"], [each["status"] for each in answer["receipts"]]

    def test_tells_witnessed_from_self_attested(self):
        self.assertEqual(self.attest(self.entries), ("self-attested", []))
        self.assertEqual(
            self.attest(self.entries, (self.receipt, WITNESS)), ("witnessed", ["covers"])
        )

    def test_tells_another_head_from_a_bad_signature(self):
        flipped = self.receipt[:-1] + ("0" if self.receipt[-1] != "0" else "1")
        stranger = {"id": "witness", "public_key": SigningKey(bytes(32)).public.hex()}
        renamed = {**WITNESS, "id": "other"}
        for receipt, witness in (
            (flipped, WITNESS),
            (self.receipt, stranger),
            (self.receipt, renamed),
            (self.entries[0], WITNESS),
            ("00", WITNESS),
        ):
            self.assertEqual(
                self.attest(self.entries, (receipt, witness)), ("self-attested", ["bad_signature"])
            )
        grown = rich_pool()
        grown.release("c3", 5)
        rewritten = OpenPool(*NODES)
        rewritten.claim("x", "a", 1)
        for ledger in (self.entries[:-1], grown.entries(), rewritten.entries(), []):
            self.assertEqual(
                self.attest(ledger, (self.receipt, WITNESS)), ("self-attested", ["covers_other"])
            )

    def test_the_steward_is_no_witness_under_any_name(self):
        self.assertEqual(self.sign(self.entries, SEED)["refused"]["reason"], "steward_key")
        core = decode(decode(bytes.fromhex(self.receipt))[2])
        forged = sealed(core, KEY, b"witness")
        same_key = {"id": "witness", "public_key": STEWARD["public_key"]}
        self.assertEqual(
            self.attest(self.entries, (forged, same_key)), ("self-attested", ["steward_key"])
        )

    def test_signs_no_broken_chain(self):
        refused = self.sign(self.entries[1:])["refused"]
        self.assertEqual((refused["reason"], refused["index"]), ("broken_chain", 0))


if __name__ == "__main__":
    unittest.main()
