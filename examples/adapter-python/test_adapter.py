"""Tests through the door: python3 -m unittest discover -s examples/adapter-python"""

import itertools
import json
import subprocess
import sys
import unittest
from pathlib import Path

from methods import METHODS
from protocol.server import answer_line

SEED = "01" * 32
OTHER_SEED = "02" * 32
MAX_U64 = 2**64 - 1


def ask(method: str, **params: object) -> dict:
    """One call's whole answer. `work_class` goes out as "class"."""
    if "work_class" in params:
        params["class"] = params.pop("work_class")
    request = {"jsonrpc": "2.0", "id": 7, "method": method, "params": params}
    return json.loads(answer_line(METHODS, json.dumps(request).encode()))


def call(method: str, **params: object) -> dict:
    """One call's result; an error is the test's failure."""
    return ask(method, **params)["result"]


def energy(uj: int, grade: str = "HwShunt") -> dict:
    return {"uj": str(uj), "grade": grade}


def node(identifier: str, uj: int, devices: int = 8, weight: int = 0, **others: object) -> dict:
    """An entitlement, a child of "org" unless told otherwise."""
    return {
        "id": identifier,
        "parent": "org",
        "guarantee_uj": str(uj),
        "guarantee_devices": devices,
        "over_quota_weight": weight,
        "priority": 0,
        **others,
    }


def root(identifier: str, uj: int, devices: int = 8, **others: object) -> dict:
    entitlement = node(identifier, uj, devices, **others)
    del entitlement["parent"]
    return entitlement


class OpenPool:
    """A pool of "org" and the given nodes, with short calls."""

    def __init__(self, *nodes: dict, entries: list | None = None):
        self.tree = [root("org", 2**50, 10_000), *nodes]
        restoring = {} if entries is None else {"entries": entries}
        self.handle = call(
            "pool.open" if entries is None else "pool.restore",
            tree=self.tree,
            steward={"id": "steward", "seed": SEED},
            **restoring,
        )["pool"]

    def claim(self, identifier: str, on: str, uj: int, grade: str = "HwShunt", **others) -> dict:
        claim = {
            "id": identifier,
            "entitlement": on,
            "gang_size": 1,
            "devices_per_member": 1,
            "estimate": energy(uj, grade),
            **others,
        }
        return call("pool.claim", pool=self.handle, claim=claim)

    def release(self, identifier: str, uj: int, grade: str = "HwShunt") -> dict:
        return call("pool.release", pool=self.handle, claim=identifier, actual=energy(uj, grade))

    def usage(self) -> dict:
        return call("pool.usage", pool=self.handle)["usage"]

    def entries(self) -> list:
        return call("pool.ledger", pool=self.handle)["entries"]

    def restarted(self) -> "OpenPool":
        return OpenPool(*self.tree[1:], entries=self.entries())


class Admission(unittest.TestCase):
    def assert_admitted(self, verdict: dict, borrowed_uj: int = 0):
        self.assertEqual(verdict["verdict"], "admit", verdict)
        self.assertEqual(verdict["borrowed_uj"], str(borrowed_uj))

    def assert_queued(self, verdict: dict, reason: str):
        self.assertEqual(verdict, {"verdict": "queue", "reason": reason})

    def assert_denied(self, verdict: dict, reason: str):
        self.assertEqual(verdict, {"verdict": "deny", "reason": reason})

    def test_reports_what_it_reserves(self):
        pool = OpenPool(node("a", 100))
        verdict = pool.claim("c", "a", 100, "Estimator", gang_size=4, devices_per_member=2)
        self.assertEqual(
            verdict,
            {
                "verdict": "admit",
                "reserved_uj": "100",
                "devices": 8,
                "borrowed_uj": "0",
                "grade": "Estimator",
            },
        )
        self.assertEqual(
            pool.usage(), {"a": {"spent_uj": "100", "devices": 8, "grade": "Estimator"}}
        )

    def test_totals_do_not_wrap(self):
        pool = OpenPool(node("a", MAX_U64, 2**32 - 1), node("small", 10_000_000))
        self.assert_denied(
            pool.claim("c", "a", 1, gang_size=65536, devices_per_member=65536),
            "devices_exceed_guarantee",
        )
        self.assert_denied(pool.claim("c", "small", 2**63 - 1), "never_fits")
        self.assert_admitted(pool.claim("c1", "a", MAX_U64 - 10))
        self.assert_queued(pool.claim("c2", "a", 20), "guarantee_exhausted")
        self.assertEqual(pool.usage()["a"]["spent_uj"], str(MAX_U64 - 10))

    def test_a_limit_of_zero_is_a_limit(self):
        pool = OpenPool(
            node("a", 0, limit_uj="0", weight=1), node("b", 100), node("c", 0, weight=1)
        )
        self.assert_denied(pool.claim("c1", "a", 1), "energy_exceeds_limit")
        self.assert_admitted(pool.claim("c2", "c", 50), borrowed_uj=50)

    def test_a_limit_below_the_guarantee_binds_a_claim(self):
        pool = OpenPool(node("a", 100, limit_uj="60"))
        self.assert_denied(pool.claim("c1", "a", 61), "energy_exceeds_limit")
        self.assert_admitted(pool.claim("c1", "a", 60))

    def test_asks_whether_the_guarantee_would_be_passed(self):
        pool = OpenPool(node("a", 100, 10))
        self.assert_admitted(pool.claim("c1", "a", 1, gang_size=9))
        self.assert_queued(pool.claim("c2", "a", 1, gang_size=10), "devices_held")
        self.assert_denied(pool.claim("c3", "a", 1, gang_size=11), "devices_exceed_guarantee")

    def test_a_gang_is_admitted_whole_or_not_at_all(self):
        pool = OpenPool(node("a", 100))
        self.assert_admitted(pool.claim("c1", "a", 1, gang_size=6))
        self.assert_queued(pool.claim("c2", "a", 1, gang_size=6), "devices_held")
        self.assertEqual(pool.usage()["a"]["devices"], 6)
        pool.release("c1", 1)
        self.assert_admitted(pool.claim("c2", "a", 1, gang_size=6))

    def test_weights_of_zero_divide_nothing(self):
        pool = OpenPool(node("a", 100), node("b", 100))
        pool.claim("c1", "a", 100)
        self.assert_queued(pool.claim("c2", "a", 1), "guarantee_exhausted")
        self.assert_denied(pool.claim("c3", "a", 101), "never_fits")

    def test_borrows_a_single_microjoule(self):
        half = 500_000_000_000_000
        pool = OpenPool(node("a", half, weight=1), node("b", half, weight=1))
        self.assert_admitted(pool.claim("c1", "a", half + 1), borrowed_uj=1)

    def test_a_denied_claim_may_ask_again(self):
        pool = OpenPool(node("a", 100))
        self.assert_denied(pool.claim("c", "a", 9999), "never_fits")
        self.assertEqual((pool.usage(), pool.entries()), ({}, []))
        self.assert_admitted(pool.claim("c", "a", 1))

    def test_refuses_shapes_that_claim_nothing(self):
        pool = OpenPool(node("a", 100))
        self.assert_denied(pool.claim("c", "a", 1, gang_size=0), "empty_gang")
        self.assert_denied(pool.claim("c", "a", 1, devices_per_member=0), "empty_gang")
        self.assert_denied(pool.claim("c", "nobody", 1), "unknown_entitlement")

    def test_the_share_is_rounded_down(self):
        for weight, others, share in ((2, 2, 3), (1, 2, 2), (3, 0, 7)):
            pool = OpenPool(node("a", 10, weight=weight), node("b", 7, weight=others))
            pool.claim("full", "a", 10)
            self.assert_queued(pool.claim("c", "a", share + 1), "surplus_insufficient")
            self.assert_admitted(pool.claim("c", "a", share), borrowed_uj=share)

    def test_the_share_is_exact_past_64_bits(self):
        share = 3952873730080618203
        pool = OpenPool(node("a", 0, weight=3), node("b", 2**63, weight=4))
        self.assert_denied(pool.claim("c", "a", share + 1), "never_fits")
        self.assert_admitted(pool.claim("c", "a", share), borrowed_uj=share)

    def test_claiming_first_earns_no_more(self):
        for borrowers in ("bc", "cb"):
            pool = OpenPool(
                node("a", 100), node("b", 10, 99, weight=1), node("c", 10, 99, weight=1)
            )
            for borrower in borrowers:
                pool.claim(borrower, borrower, 10)
            for borrower in borrowers:
                for tenth in range(10):
                    verdict = pool.claim(f"{borrower}{tenth}", borrower, 5)
                    self.assert_admitted(verdict, borrowed_uj=5)
                self.assert_queued(pool.claim("more", borrower, 1), "surplus_insufficient")

    def test_only_siblings_lend(self):
        pool = OpenPool(
            root("other", 1000),
            node("cousin", 100, parent="other"),
            node("a", 100, weight=1),
            node("only", 100, weight=1, parent="a"),
        )
        self.assert_denied(pool.claim("c1", "other", 1001), "never_fits")
        self.assert_denied(pool.claim("c2", "a", 101), "never_fits")
        self.assert_denied(pool.claim("c3", "only", 101), "never_fits")

    def test_a_sibling_past_its_guarantee_lends_nothing_and_takes_nothing(self):
        pool = OpenPool(node("a", 10, weight=1), node("lender", 100), node("over", 10, weight=1))
        pool.claim("full", "a", 10)
        pool.claim("overrun", "over", 10)
        pool.release("overrun", 60)
        self.assert_queued(pool.claim("c", "a", 51), "surplus_insufficient")
        self.assert_admitted(pool.claim("c", "a", 50), borrowed_uj=50)

    def test_a_guess_never_borrows(self):
        pool = OpenPool(node("a", 100, weight=1), node("b", 1000))
        pool.claim("full", "a", 90)
        self.assert_queued(pool.claim("c", "a", 11, "Estimator"), "guarantee_exhausted")
        self.assert_denied(pool.claim("c", "a", 101, "Estimator"), "never_fits")
        self.assert_admitted(pool.claim("c", "a", 11, "ModelBased"), borrowed_uj=1)

    def test_the_limit_bounds_the_total(self):
        pool = OpenPool(node("a", 100, weight=1, limit_uj="120"), node("b", 1000))
        pool.claim("full", "a", 100)
        self.assert_queued(pool.claim("c", "a", 21), "guarantee_exhausted")
        self.assert_admitted(pool.claim("c", "a", 20), borrowed_uj=20)

    def test_borrowing_lifts_no_device_bound(self):
        pool = OpenPool(node("a", 100, weight=1), node("b", 1000))
        pool.claim("full", "a", 100, gang_size=8)
        self.assert_queued(pool.claim("c", "a", 1), "devices_held")

    def test_what_never_fits_is_denied_while_devices_are_held(self):
        pool = OpenPool(node("a", 100))
        pool.claim("full", "a", 100, gang_size=8)
        self.assert_denied(pool.claim("c", "a", 101), "never_fits")
        self.assert_queued(pool.claim("c", "a", 100), "devices_held")

    def test_a_low_release_makes_room_inside_the_guarantee(self):
        pool = OpenPool(node("a", 100, weight=1), node("b", 1000))
        self.assert_admitted(pool.claim("c1", "a", 80))
        self.assert_admitted(pool.claim("c2", "a", 60), borrowed_uj=40)
        pool.release("c1", 10)
        self.assert_admitted(pool.claim("c3", "a", 30, "Estimator"))

    def test_the_owner_may_spend_what_was_borrowed_of_it(self):
        pool = OpenPool(node("a", 100, weight=1), node("b", 1000))
        self.assert_admitted(pool.claim("c1", "a", 1100), borrowed_uj=1000)
        self.assert_admitted(pool.claim("c2", "b", 1000))

    def test_the_lender_s_reservation_is_spent(self):
        pool = OpenPool(node("a", 0, weight=1), node("b", 100))
        pool.claim("lent", "b", 60)
        self.assert_queued(pool.claim("c", "a", 50), "surplus_insufficient")
        pool.release("lent", 50)
        self.assert_admitted(pool.claim("c", "a", 50), borrowed_uj=50)

    def test_an_overrun_is_charged_and_binds(self):
        pool = OpenPool(node("a", 100))
        pool.claim("c1", "a", 50)
        self.assertEqual(pool.release("c1", 150, "Estimator"), {"released": True})
        self.assertEqual(pool.usage()["a"], {"spent_uj": "150", "devices": 0, "grade": "Estimator"})
        self.assert_denied(pool.claim("c2", "a", 1), "never_fits")

    def test_releases_only_what_is_open(self):
        pool = OpenPool(node("a", 100))
        pool.claim("c", "a", 50)
        self.assertEqual(pool.release("", 1)["refused"]["reason"], "not_admitted")
        pool.release("c", 20)
        before = (pool.usage(), pool.entries())
        self.assertEqual(pool.release("c", 1)["refused"]["reason"], "already_released")
        self.assertEqual((pool.usage(), pool.entries()), before)

    def test_an_id_names_one_claim_for_ever(self):
        pool = OpenPool(node("a", 100))
        pool.claim("c", "a", 50)
        self.assert_denied(pool.claim("c", "a", 1), "never_fits")
        pool.release("c", 50)
        self.assert_denied(pool.restarted().claim("c", "a", 1), "never_fits")

    def test_refuses_trees_that_are_none(self):
        steward = {"id": "s", "seed": SEED}
        for tree in (
            [root("a", 1), root("a", 2)],
            [node("a", 1)],
            [node("a", 1, parent="a")],
            [root("r", 1), node("a", 1, parent="b"), node("b", 1, parent="a")],
        ):
            answer = call("pool.open", tree=tree, steward=steward)
            self.assertEqual(answer["refused"]["reason"], "invalid_tree")


class Division(unittest.TestCase):
    def divide(self, total: int, weights: dict, grade: str = "HwShunt") -> dict:
        occupants = [{"id": name, "weight": str(weight)} for name, weight in weights.items()]
        return call("attribution.divide", device=energy(total, grade), occupants=occupants)

    def test_divides_exactly_in_any_listing_order(self):
        for total, weights, expected in (
            (7, [1, 1, 1], [3, 2, 2]),
            (10, [5, 3, 3], [4, 3, 3]),
            (22000, [445455, 9091, 545455], [9800, 200, 12000]),
            (613, [98, 92, 98, 123, 102, 92], [99, 93, 99, 125, 104, 93]),
            (9999, [75, 25], [7499, 2500]),
            (1, [33, 66], [0, 1]),
            (7 * 10**15, [1, 2], [2333333333333333, 4666666666666667]),
            (0, [3, 5], [0, 0]),
            (10, [0, 5], [0, 10]),
            (900_000, [1, 1, 1], [300_000] * 3),
            (MAX_U64, [1] * 7, [2635249153387078803] + [2635249153387078802] * 6),
        ):
            weighted = dict(zip("abcdefg", weights))
            for listing in itertools.islice(itertools.permutations(weighted.items()), 50):
                shares = self.divide(total, dict(listing))["shares"]
                self.assertEqual([share["id"] for share in shares], [name for name, _ in listing])
                by_id = {share["id"]: int(share["uj"]) for share in shares}
                self.assertEqual([by_id[name] for name in weighted], expected)

    def test_a_shared_reading_becomes_a_model(self):
        for grade, shared in (
            ("HwShunt", "ModelBased"),
            ("ModelBased", "ModelBased"),
            ("Estimator", "Estimator"),
        ):
            two = self.divide(10, {"a": 1, "b": 0}, grade)["shares"]
            self.assertEqual({share["grade"] for share in two}, {shared})
            (sole,) = self.divide(10, {"a": 3}, grade)["shares"]
            self.assertEqual(sole, {"id": "a", "uj": "10", "grade": grade})

    def test_refuses_where_there_is_no_basis(self):
        self.assertEqual(self.divide(0, {})["refused"]["reason"], "no_occupants")
        for weights in ({"a": 0}, {"a": 0, "b": 0}):
            self.assertEqual(self.divide(9, weights)["refused"]["reason"], "no_weight")

    def test_takes_no_occupant_twice(self):
        occupants = [{"id": "a", "weight": "1"}] * 2
        answer = ask("attribution.divide", device=energy(1), occupants=occupants)
        self.assertIn("params.occupants[1].id", answer["error"]["message"])


class Estimation(unittest.TestCase):
    def derive(self, work_class: str, *observed: tuple, **others: object) -> dict:
        observations = [
            {"class": each[2] if len(each) > 2 else work_class, **energy(*each[:2])}
            for each in observed
        ]
        return call("estimation.derive", work_class=work_class, observations=observations, **others)

    def test_takes_the_upper_end_of_the_evidence(self):
        guesses = [(900, "Estimator")] * 2
        answer = self.derive("t", (10,), (10, "ModelBased"), (100,), *guesses)
        self.assertEqual(answer["estimate"], energy(70, "ModelBased"))
        self.assertEqual((answer["seen"], answer["evidence"]), (5, 3))
        self.assertEqual(answer["spread"], {"range_uj": ["10", "100"]})
        self.assertEqual(self.derive("t", *[(MAX_U64,)] * 3)["estimate"]["uj"], str(MAX_U64))

    def test_declines_below_the_required_count_and_says_what_it_had(self):
        observed = [(5, "Estimator")] * 4 + [(5,)]
        self.assertEqual(
            self.derive("t", *observed),
            {"declined": {"reason": "insufficient_evidence", "seen": 5, "evidence": 1}},
        )
        self.assertIn("estimate", self.derive("t", *observed, required=0))
        self.assertIn("declined", self.derive("t", required=0))

    def test_pools_nothing_of_another_class_or_of_none(self):
        self.assertEqual(self.derive("", (1,), (1,), (1,))["declined"]["reason"], "empty_class")
        answer = self.derive("t", (1,), (1,), (1,), (9999, "HwShunt", "u"), (9999, "HwShunt", ""))
        self.assertEqual((answer["estimate"]["uj"], answer["seen"]), ("1", 3))

    def test_a_tenant_earns_its_estimate_by_being_measured(self):
        pool = OpenPool(node("a", 100, weight=1), node("b", 1000))
        for run in "123":
            pool.claim(run, "a", 20, "Estimator", **{"class": "train"})
            pool.release(run, 30)
        pool.claim("open", "a", 1, **{"class": "train"})
        pool = pool.restarted()
        estimate = call("pool.estimate", pool=pool.handle, work_class="train")["estimate"]
        self.assertEqual(estimate, energy(30, "ModelBased"))
        self.assertEqual(pool.claim("4", "a", 30, "Estimator")["verdict"], "deny")
        self.assertEqual(pool.claim("4", "a", 30, "ModelBased")["borrowed_uj"], "21")


class Idle(unittest.TestCase):
    POLICY = {"window_us": "1000000", "threshold_uw": "1000"}

    def assess(self, policy: dict | None, *workloads: tuple) -> tuple:
        listed = [
            {
                "id": identifier,
                "devices": devices,
                "observed": {**energy(uj, grade), "window_us": str(window)},
            }
            for identifier, devices, uj, grade, window in workloads
        ]
        answer = call("idle.assess", policy=policy, workloads=listed)
        verdicts = {v["id"]: (v["verdict"], v.get("reason")) for v in answer["verdicts"]}
        return verdicts, answer["reclamation_order"]

    def test_gives_four_verdicts_and_reclaims_one_kind(self):
        verdicts, order = self.assess(
            self.POLICY,
            ("busy", 1, 5000, "HwShunt", 10**6),
            ("parked", 1, 0, "HwShunt", 10**6),
            ("modelled", 4, 999, "ModelBased", 10**6),
            ("guessed", 1, 0, "Estimator", 10**6),
            ("starting", 1, 0, "HwShunt", 10**6 - 1),
            ("guessed-starting", 1, 0, "Estimator", 1),
            ("empty-handed", 0, 0, "Estimator", 0),
        )
        self.assertEqual(
            verdicts,
            {
                "busy": ("working", None),
                "parked": ("idle", None),
                "modelled": ("idle", None),
                "guessed": ("no_verdict", "grade"),
                "starting": ("no_verdict", "window"),
                "guessed-starting": ("no_verdict", "window"),
                "empty-handed": ("nothing_held", None),
            },
        )
        self.assertEqual(order, ["modelled", "parked"])

    def test_no_threshold_lets_a_guess_through(self):
        widest = {"window_us": "0", "threshold_uw": str(MAX_U64)}
        verdicts, order = self.assess(
            widest, ("guess", 1, 0, "Estimator", 1), ("instant", 1, 0, "HwShunt", 0)
        )
        self.assertEqual(
            set(verdicts.values()), {("no_verdict", "grade"), ("no_verdict", "window")}
        )
        self.assertEqual(order, [])

    def test_an_unconfigured_policy_reclaims_nothing(self):
        verdicts, order = self.assess(
            None, ("parked", 1, 0, "HwShunt", 10**6), ("empty-handed", 0, 0, "HwShunt", 10**6)
        )
        self.assertEqual(verdicts["parked"], ("no_verdict", "policy"))
        self.assertEqual(verdicts["empty-handed"], ("nothing_held", None))
        self.assertEqual(order, [])

    def test_states_the_window_and_the_rate(self):
        workload = {
            "id": "w",
            "devices": 1,
            "observed": {**energy(7), "window_us": "2000000"},
            "completed_units": "0",
        }
        (verdict,) = call("idle.assess", policy=self.POLICY, workloads=[workload])["verdicts"]
        self.assertEqual(
            verdict, {"id": "w", "verdict": "idle", "window_us": "2000000", "mean_uw": "4"}
        )


class Preemption(unittest.TestCase):
    def order(self, *workloads: tuple) -> list:
        listed = [
            {
                "id": identifier,
                "priority": priority,
                "spent": energy(uj, grade),
                "completed_units": str(completed),
                "attempted_units": "1000000",
            }
            for identifier, priority, uj, completed, grade in workloads
        ]
        return call("preemption.order", workloads=listed)["order"]

    def test_orders_by_evidence_before_declaration_in_every_listing(self):
        workloads = [
            ("dear", 9, 2**60 + 1, 3, "HwShunt"),
            ("nearly", -9, 2**60, 3, "HwShunt"),
            ("half", 0, 2, 4, "ModelBased"),
            ("same", 0, 1, 2, "HwShunt"),
            ("free", 0, 0, 5, "HwShunt"),
            ("low", -1, 0, 0, "HwShunt"),
            ("huge", 5, MAX_U64, 0, "HwShunt"),
        ]
        expected = ["dear", "nearly", "half", "same", "free", "low", "huge"]
        for listing in itertools.islice(itertools.permutations(workloads), 0, None, 97):
            self.assertEqual([each["id"] for each in self.order(*listing)], expected)

    def test_tells_ratios_apart_that_a_double_cannot(self):
        third = ("a", 0, 333333333333333333, 10**18, "HwShunt")
        ordered = self.order(third, ("b", 0, 1, 3, "HwShunt"))
        self.assertEqual([each["id"] for each in ordered], ["b", "a"])

    def test_shows_a_cost_as_its_ratio_or_as_undefined(self):
        costs = {
            each["id"]: each["cost"]
            for each in self.order(
                ("none", 0, 5, 0, "HwShunt"),
                ("guess", 0, 5, 1, "Estimator"),
                ("some", 0, 4, 2, "ModelBased"),
            )
        }
        self.assertEqual(
            costs,
            {"none": None, "guess": None, "some": {"uj": "4", "units": "2", "grade": "ModelBased"}},
        )


class Door(unittest.TestCase):
    def setUp(self):
        self.pool = OpenPool(node("a", 100))
        self.good = {
            "id": "c",
            "entitlement": "a",
            "gang_size": 1,
            "devices_per_member": 1,
            "estimate": energy(1),
        }

    def assert_refused(self, path: str, claim: object):
        answer = ask("pool.claim", pool=self.pool.handle, claim=claim)
        self.assertEqual(answer["error"]["code"], -32602, claim)
        self.assertTrue(answer["error"]["message"].startswith(path + ":"), answer)

    def test_refuses_bad_claims_by_their_member_path(self):
        for uj in (-1, "-1", 1.5, 1.0, True, None, "", "01", "+1", "1e3", "\u0661", 2**53, 2**64):
            self.assert_refused(
                "params.claim.estimate.uj", {**self.good, "estimate": {**energy(1), "uj": uj}}
            )
        self.assert_refused(
            "params.claim.estimate.uj",
            {**self.good, "estimate": energy(2**64)},
        )
        for grade in ("Measured", "", "hwshunt", "HwShunt ", 1, None, ["HwShunt"]):
            self.assert_refused(
                "params.claim.estimate.grade",
                {**self.good, "estimate": {"uj": "1", "grade": grade}},
            )
        for count in (-1, 2**32, "1", True, 1.0, None):
            self.assert_refused("params.claim.gang_size", {**self.good, "gang_size": count})
        for identifier in (1, None, True, [], "\ud800"):
            self.assert_refused("params.claim.id", {**self.good, "id": identifier})
        self.assert_refused("params.claim.class", {**self.good, "class": None})
        self.assert_refused("params.claim.weight", {**self.good, "weight": 1})
        self.assert_refused("params.claim.id", {k: v for k, v in self.good.items() if k != "id"})
        self.assert_refused("params.claim", [])
        self.assert_still_usable()

    def test_refuses_members_given_twice(self):
        line = json.dumps(
            {
                "jsonrpc": "2.0",
                "id": 1,
                "method": "pool.claim",
                "params": {"pool": self.pool.handle, "claim": self.good},
            }
        ).replace('"gang_size": 1', '"gang_size": 1, "gang_size": 2')
        answer = json.loads(answer_line(METHODS, line.encode()))
        self.assertEqual(answer["error"]["code"], -32602)
        self.assertIn("params.claim.gang_size", answer["error"]["message"])
        self.assert_still_usable()

    def test_refuses_handles_that_are_none(self):
        self.assertEqual(ask("pool.usage", pool="nothing")["error"]["code"], -32602)
        call("pool.close", pool=self.pool.handle)
        self.assertEqual(ask("pool.usage", pool=self.pool.handle)["error"]["code"], -32602)

    def test_answers_hostile_lines_with_the_right_code(self):
        for line, code in (
            (b"garbage", -32700),
            (b'{"jsonrpc":"2.0"', -32700),
            (b"\xff\xfe", -32700),
            (b'{"jsonrpc":"2.0","id":1,"method":"describe","params":{"a":NaN}}', -32700),
            (b"[" * 100_000, -32700),
            (b'{"a":' * 100_000, -32700),
            (b"null", -32600),
            (b"[]", -32600),
            (b'{"jsonrpc":"1.0","id":1,"method":"describe"}', -32600),
            (b'{"jsonrpc":"2.0","id":true,"method":"describe"}', -32600),
            (b'{"jsonrpc":"2.0","id":1.5,"method":"describe"}', -32600),
            (b'{"jsonrpc":"2.0","id":1,"id":2,"method":"describe"}', -32600),
            (b'{"jsonrpc":"2.0","id":1,"method":7}', -32600),
            (b'{"jsonrpc":"2.0","id":1,"method":"pool.steal"}', -32601),
            (b'{"jsonrpc":"2.0","id":1,"method":"__init__"}', -32601),
            (b'{"jsonrpc":"2.0","id":1,"method":"describe","params":[]}', -32602),
            (b'{"jsonrpc":"2.0","id":1,"method":"describe","params":{"a":1}}', -32602),
            (
                b'{"jsonrpc":"2.0","id":1,"method":"pool.usage","params":{"pool":'
                + b"9" * 10_000
                + b"}}",
                -32602,
            ),
            (
                b'{"jsonrpc":"2.0","id":1,"method":"pool.usage","params":{"pool":'
                + b"[" * 500
                + b"]" * 500
                + b"}}",
                -32602,
            ),
        ):
            answer = json.loads(answer_line(METHODS, line))
            self.assertEqual(answer["error"]["code"], code, line[:60])
        self.assertIsNone(answer_line(METHODS, b'{"jsonrpc":"2.0","method":"describe"}'))

    def assert_still_usable(self):
        self.assertEqual((self.pool.usage(), self.pool.entries()), ({}, []))
        self.assertEqual(self.pool.claim("c", "a", 100)["verdict"], "admit")


class Process(unittest.TestCase):
    def test_answers_every_line_in_order_and_leaves_at_the_end_of_input(self):
        lines = [b'{"jsonrpc":"2.0","id":%d,"method":"describe"}' % n for n in range(50)]
        lines[20] = b"\xff"
        lines[30] = b""
        adapter = Path(__file__).with_name("adapter.py")
        finished = subprocess.run(
            [sys.executable, adapter],
            input=b"\n".join(lines),
            capture_output=True,
            timeout=20,
            check=True,
        )
        answered = [json.loads(line)["id"] for line in finished.stdout.splitlines()]
        expected = [*range(20), None, *range(21, 30), *range(31, 50)]
        self.assertEqual((answered, finished.stderr), (expected, b""))


if __name__ == "__main__":
    unittest.main()
