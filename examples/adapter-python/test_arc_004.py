"""Tests of arc-004/1, by clause: python3 -m unittest discover -s examples/adapter-python"""

import itertools
import unittest

from test_adapter import ask, call

DECISION_TIME = "2026-05-01T20:00:00Z"
ADMITTING = ("ADMITTED", "ADMITTED_OVERRIDE")
SHORT = ("QUEUED", "REJECTED")


def reservation(identifier: str = "r1", quantity: int = 4, **others: object) -> dict:
    """A reservation of venture a, active at the decision time unless told otherwise."""
    return {
        "id": identifier,
        "owner": "a",
        "quantity": quantity,
        "start": "2026-05-01T08:00:00Z",
        "expiry": "2026-05-01T23:00:00Z",
        "release_condition": None,
        "released_at": None,
        **others,
    }


def override(quantity: int | None = 2, **others: object) -> dict:
    return {
        "scope": "eu-1",
        "quantity": quantity,
        "at": "2026-05-01T19:30:00Z",
        "reason": "outage",
        "authority": "duty-officer",
        **others,
    }


def row(limit: int = 8, used: int = 2, asks: int = 6, **others: object) -> dict:
    """The worked baseline of section 8, unless told otherwise."""
    return {
        "scope": "eu-1",
        "resource_type": "gpu",
        "at": DECISION_TIME,
        "quota": {"holder": "b", "limit": limit, "used": used},
        "quotas": [{"holder": "a", "limit": 8}, {"holder": "b", "limit": limit}],
        "reservations": [reservation()],
        "reported_reservation_total": 4,
        "capacity_allocatable": 10,
        "request": {"id": "q1", "holder": "b", "quantity": asks},
        "evidence": {"ref": "ev-7", "observed_at": "2026-05-01T19:58:00Z", "max_age_s": 300},
        "override": None,
        **others,
    }


def transfer(asks: int = 6, **others: object) -> dict:
    """The transfer case of section 13: the reservation has expired early, venture c asks."""
    limits = {"a": 8, "b": 8, "c": 4}
    members = {
        "quota": {"holder": "c", "limit": 4, "used": 0},
        "quotas": [{"holder": holder, "limit": limit} for holder, limit in limits.items()],
        "reservations": [reservation(expiry="2026-05-01T19:00:00Z")],
        "reported_reservation_total": 0,
        "request": {"id": "q2", "holder": "c", "quantity": asks},
        "override": override(),
        "authorities": ["duty-officer"],
    }
    return row(**{**members, **others})


def decide(given: dict) -> dict:
    return call("arc.decide", **given)


def evidence(observed_at: str, ref: str = "ev-7") -> dict:
    return {"ref": ref, "observed_at": observed_at, "max_age_s": 300}


class DecisionCase(unittest.TestCase):
    def assert_state(self, given: dict, *states: str, gate: str | None = None) -> dict:
        """The state is one of `states`; the failed gate is `gate`. Gives the decision."""
        decision = decide(given)
        self.assertIn(decision["admission_state"], states, decision)
        self.assertEqual(decision["failed_gate"], gate, decision)
        return decision


class Figures(DecisionCase):
    def moved(self, given: dict) -> set:
        """The members of the decision that differ from the baseline's, but for the outcome."""
        before, after = decide(row()), decide(given)
        outcome = {"admission_state", "failed_gate"}
        return {name for name in after if after[name] != before[name]} - outcome

    def test_8_1_the_worked_baseline(self):
        expected = {
            "admission_state": "ADMITTED",
            "contention_state": "ENTITLEMENT_OVERBOOKED",
            "quota_limit": 8,
            "quota_used": 2,
            "quota_remaining": 6,
            "effective_quota": 8,
            "active_reservation": 4,
            "capacity_allocatable": 10,
            "free_capacity": 6,
            "request_quantity": 6,
            "override": None,
            "failed_gate": None,
            "evidence_ref": "ev-7",
        }
        self.assertEqual(decide(row()), expected)
        self.assertEqual(decide(row()), expected, "2-1: nothing is kept from row to row")

    def test_2_2_order_changes_nothing(self):
        reservations = [reservation(), reservation("r2", 1), reservation("r3", 1, released_at=None)]
        given = row(reservations=reservations, reported_reservation_total=6, authorities=["x", "y"])
        expected = decide(given)
        for order in itertools.permutations(reservations):
            turned = {
                **dict(reversed(given.items())),
                "reservations": [dict(reversed(each.items())) for each in order],
                "quotas": given["quotas"][::-1],
                "authorities": ["y", "x"],
            }
            self.assertEqual(decide(turned), expected)

    def test_3_1_the_four_numbers_move_independently(self):
        quota = {"quota_limit", "quota_remaining", "effective_quota"}
        self.assertEqual(self.moved(row(limit=12)), quota)
        self.assertEqual(self.moved(row(used=3)), {"quota_used", "quota_remaining"})
        more = row(reservations=[reservation(quantity=5)], reported_reservation_total=5)
        self.assertEqual(self.moved(more), {"active_reservation", "free_capacity"})
        larger = row(capacity_allocatable=11)
        self.assertEqual(self.moved(larger), {"capacity_allocatable", "free_capacity"})
        self.assertEqual(self.moved(row(asks=1)), {"request_quantity"})
        self.assertEqual(self.moved(row(reported_reservation_total=5)), set())

    def test_8_2_contention_whatever_the_decision(self):
        self.assertEqual(decide(row(asks=7))["contention_state"], "ENTITLEMENT_OVERBOOKED")
        self.assertEqual(decide(row(scope=None))["contention_state"], "ENTITLEMENT_OVERBOOKED")
        for capacity, contention in ((15, "ENTITLEMENT_OVERBOOKED"), (16, "NONE"), (17, "NONE")):
            decision = decide(row(capacity_allocatable=capacity))
            self.assertEqual(decision["contention_state"], contention, capacity)
        self.assertEqual(decide(row(capacity_allocatable=None))["contention_state"], "UNKNOWN")

    def test_differences_are_plain(self):
        decision = self.assert_state(row(used=9, asks=0), "QUEUED", gate="quota")
        self.assertEqual(decision["quota_remaining"], -1)
        decision = self.assert_state(row(capacity_allocatable=3, asks=1), "QUEUED", gate="capacity")
        self.assertEqual(decision["free_capacity"], -1)
        largest = 2**32 - 1
        many = [reservation(f"r{n}", largest) for n in range(3)]
        given = row(reservations=many, reported_reservation_total=largest)
        self.assertEqual(decide(given)["active_reservation"], 3 * largest)


class Gates(DecisionCase):
    def test_4_1_a_reservation_without_end_holds(self):
        gap = reservation("r2", 0, expiry=None)
        self.assert_state(row(reservations=[reservation(), gap]), "HOLD", gate="reservation")
        for mended in ({"release_condition": "job ends"}, {"expiry": "2026-05-01T21:00:00Z"}):
            self.assert_state(row(reservations=[reservation(), {**gap, **mended}]), "ADMITTED")
        for open_ended in ({"release_condition": " "}, {"released_at": DECISION_TIME}):
            given = row(reservations=[reservation(), {**gap, **open_ended}])
            self.assert_state(given, "HOLD", gate="reservation")

    def test_4_2_headroom_makes_no_capacity_known(self):
        given = row(limit=2**32 - 1, asks=1, capacity_allocatable=None)
        decision = self.assert_state(given, "UNKNOWN", gate="capacity")
        self.assertIsNone(decision["free_capacity"])
        self.assertIsNone(decision["capacity_allocatable"])

    def test_4_3_no_capacity_is_known(self):
        given = row(capacity_allocatable=0, reservations=[], reported_reservation_total=0)
        decision = self.assert_state(given, "REJECTED", gate="capacity")
        self.assertEqual((decision["capacity_allocatable"], decision["free_capacity"]), (0, 0))
        self.assertEqual(decision["contention_state"], "ENTITLEMENT_OVERBOOKED")

    def test_4_4_a_row_about_nothing(self):
        for name, missing in itertools.product(("scope", "resource_type"), (None, "")):
            self.assert_state(row(**{name: missing}), "UNKNOWN", gate="evidence")

    def test_5_1_headroom_says_nothing_of_capacity(self):
        decision = self.assert_state(row(capacity_allocatable=6), "QUEUED", gate="capacity")
        self.assertEqual((decision["quota_remaining"], decision["free_capacity"]), (6, 2))

    def test_7_1_the_first_gate_that_fails_is_reported(self):
        stale = {"evidence": evidence("2026-05-01T19:54:59Z")}
        nothing = {"capacity_allocatable": 0}
        self.assert_state(row(asks=7, **stale), "STALE", gate="evidence")
        self.assert_state(row(**stale, **nothing), "STALE", gate="evidence")
        self.assert_state(row(**stale, capacity_allocatable=None), "STALE", gate="evidence")
        self.assert_state(row(asks=7, **nothing), *SHORT, gate="quota")
        self.assert_state(row(asks=7, reported_reservation_total=5), *SHORT, gate="quota")
        disputed = row(reported_reservation_total=5, **nothing)
        self.assert_state(disputed, "DISPUTED", gate="reservation")
        unauthorised = row(asks=7, override=override(authority=None), **nothing)
        self.assert_state(unauthorised, *SHORT, gate="capacity")

    def test_9_1_raising_quota_makes_no_capacity(self):
        self.assert_state(row(limit=12, asks=8), *SHORT, gate="capacity")

    def test_9_2_exactly_the_free_capacity(self):
        self.assert_state(row(limit=12, asks=6), "ADMITTED")
        self.assert_state(row(limit=12, asks=7), *SHORT, gate="capacity")

    def test_9_3_past_quota_whatever_is_free(self):
        self.assert_state(row(asks=7, capacity_allocatable=1000), *SHORT, gate="quota")

    def test_queued_where_the_whole_would_do(self):
        plenty = {"capacity_allocatable": 1000}
        self.assert_state(row(asks=8, **plenty), "QUEUED", gate="quota")
        self.assert_state(row(asks=9, **plenty), "REJECTED", gate="quota")
        self.assert_state(row(limit=100, asks=10), "QUEUED", gate="capacity")
        self.assert_state(row(limit=100, asks=11), "REJECTED", gate="capacity")

    def test_10_1_commitment_at_decision_time(self):
        expired = {"reservations": [reservation(expiry="2026-05-01T19:00:00Z")]}
        decision = self.assert_state(row(**expired, reported_reservation_total=0), "ADMITTED")
        self.assertEqual((decision["active_reservation"], decision["free_capacity"]), (0, 10))
        self.assert_state(row(**expired), "DISPUTED", gate="reservation")

    def test_10_2_the_reported_total_has_to_agree(self):
        for total in (3, 5):
            given = row(reported_reservation_total=total)
            self.assert_state(given, "DISPUTED", gate="reservation")

    def test_12_1_old_evidence(self):
        for observed, state, gate in (
            ("2026-05-01T19:55:00Z", "ADMITTED", None),
            ("2026-05-01T19:54:59.999999999999Z", "STALE", "evidence"),
            (DECISION_TIME, "ADMITTED", None),
            ("2026-05-01T20:00:00.000000000001Z", "DISPUTED", "evidence"),
        ):
            self.assert_state(row(evidence=evidence(observed)), state, gate=gate)
        self.assert_state(row(evidence=evidence(DECISION_TIME, ref="")), "HOLD", gate="evidence")

    def test_quota_of_another_holder_or_limit_is_disputed(self):
        for holder, limit in (("a", 8), ("b", 9)):
            quota = {"holder": holder, "limit": limit, "used": 2}
            self.assert_state(row(quota=quota), "DISPUTED", gate="evidence")
        self.assert_state(row(quotas=[]), "DISPUTED", gate="evidence")


class Overrides(DecisionCase):
    def test_13_1_the_transfer_case(self):
        given = transfer()
        decision = self.assert_state(given, "ADMITTED_OVERRIDE")
        self.assertEqual(decision["override"], given["override"], "11-7: all five members")
        figures = ("effective_quota", "quota_remaining", "active_reservation", "free_capacity")
        self.assertEqual([decision[name] for name in figures], [6, 4, 0, 10])
        records = call("arc.commitments", reservations=given["reservations"], at=DECISION_TIME)
        self.assertEqual(records["records"], [{**given["reservations"][0], "state": "expired"}])

    def test_11_1_no_authority(self):
        for quantity, nobody in itertools.product((0, 2, None), (None, "", " ")):
            given = transfer(override=override(quantity, authority=nobody))
            decision = self.assert_state(given, "BLOCKED", gate="authority")
            self.assertEqual((decision["effective_quota"], decision["override"]), (4, None))

    def test_11_2_authority_makes_no_capacity(self):
        self.assert_state(transfer(capacity_allocatable=5), *SHORT, gate="capacity")
        self.assert_state(transfer(capacity_allocatable=None), "UNKNOWN", gate="capacity")

    def test_11_3_an_override_adds_exactly_its_quantity(self):
        self.assertEqual(decide(transfer(override=None))["effective_quota"], 4)
        used = {"quota": {"holder": "c", "limit": 4, "used": 1}}
        for asks, state, gate in (
            (3, "ADMITTED", None),
            (4, "ADMITTED_OVERRIDE", None),
            (5, "ADMITTED_OVERRIDE", None),
            (6, "QUEUED", "quota"),
            (7, "REJECTED", "quota"),
        ):
            decision = self.assert_state(transfer(asks, **used), state, gate=gate)
            self.assertEqual(decision["effective_quota"], 6)

    def test_11_4_authority_elsewhere_is_none(self):
        for given in (
            transfer(override=override(scope="eu-2")),
            transfer(authorities=["someone-else"]),
            transfer(authorities=[]),
            transfer(override=override(at="2026-05-01T20:00:01Z")),
        ):
            self.assert_state(given, "BLOCKED", gate="authority")
        self.assert_state(transfer(override=override(at=DECISION_TIME)), "ADMITTED_OVERRIDE")
        unlisted = transfer()
        del unlisted["authorities"]
        self.assert_state(unlisted, "ADMITTED_OVERRIDE")

    def test_11_5_an_override_that_is_not_needed(self):
        self.assertIsNone(self.assert_state(transfer(4), "ADMITTED")["override"])
        self.assert_state(transfer(4, override=override(reason=None)), "ADMITTED")
        self.assert_state(
            transfer(4, override=override(authority=None)), "BLOCKED", gate="authority"
        )

    def test_11_6_a_needed_override_is_complete(self):
        for name in ("scope", "quantity", "at", "reason"):
            given = transfer(override=override(**{name: None}))
            self.assert_state(given, "HOLD", gate="authority")
        self.assert_state(transfer(override=override(reason="")), "HOLD", gate="authority")


class Situations(DecisionCase):
    def test_14_1_each_of_the_eight_and_the_change_that_turns_it(self):
        expired = [reservation(expiry="2026-05-01T19:00:00Z")]
        endless = [reservation(expiry=None)]
        old = evidence("2026-05-01T19:00:00Z")
        alone = {"override": override(authority=None)}
        for name, situation, states, turned, turned_states in (
            ("baseline", row(), ["ADMITTED"], row(asks=7), SHORT),
            ("quota only", row(12, asks=8), SHORT, row(12, asks=6), ["ADMITTED"]),
            (
                "expired-reservation mismatch",
                row(reservations=expired),
                ["DISPUTED"],
                row(reservations=expired, reported_reservation_total=0),
                ["ADMITTED"],
            ),
            ("unknown capacity", row(capacity_allocatable=None), ["UNKNOWN"], row(), ["ADMITTED"]),
            ("unauthorised", transfer(**alone), ["BLOCKED"], transfer(), ["ADMITTED_OVERRIDE"]),
            ("stale evidence", row(evidence=old), ["STALE"], row(), ["ADMITTED"]),
            ("missing expiry", row(reservations=endless), ["HOLD"], row(), ["ADMITTED"]),
            ("transfer", transfer(), ["ADMITTED_OVERRIDE"], transfer(override=None), SHORT),
        ):
            with self.subTest(name):
                self.assertIn(decide(situation)["admission_state"], states)
                self.assertIn(decide(turned)["admission_state"], turned_states)


class Commitments(unittest.TestCase):
    def state(self, at: str, **members: object) -> str:
        """The reservation's state; its record is as given, and only an active one commits."""
        given = reservation(**members)
        result = call("arc.commitments", reservations=[given], at=at)
        state = result["records"][0].pop("state")
        self.assertEqual(result["records"], [given], "6-1: the record is unchanged")
        active = state == "active"
        self.assertEqual(result["active"], ["r1"] if active else [])
        self.assertEqual(result["active_quantity"], 4 if active else 0)
        return state

    def test_6_1_and_6_2_from_start_to_end(self):
        for at, state in (
            ("2026-05-01T07:59:59.9Z", "pending"),
            ("2026-05-01T08:00:00Z", "active"),
            ("2026-05-01T22:59:59.999999999999Z", "active"),
            ("2026-05-01T23:00:00Z", "expired"),
            ("2026-05-02T00:00:00Z", "expired"),
        ):
            self.assertEqual(self.state(at), state, at)

    def test_6_2_released(self):
        for at, released_at, state in (
            ("2026-05-01T11:59:59Z", "2026-05-01T12:00:00Z", "active"),
            ("2026-05-01T12:00:00Z", "2026-05-01T12:00:00Z", "released"),
            ("2026-05-01T07:00:00Z", "2026-05-01T06:00:00Z", "released"),
            ("2026-05-02T00:00:00Z", "2026-05-01T12:00:00Z", "released"),
            ("2026-05-02T00:00:00Z", "2026-05-01T23:00:00Z", "released"),
            ("2026-05-02T00:00:00Z", "2026-05-01T23:00:01Z", "expired"),
        ):
            self.assertEqual(self.state(at, released_at=released_at), state, (at, released_at))

    def test_without_an_expiry_until_released(self):
        self.assertEqual(self.state("9999-12-31T23:59:59Z", expiry=None), "active")

    def test_a_time_is_echoed_as_it_was_written(self):
        written = "2026-05-01t08:00:00.10+00:00"
        self.assertEqual(self.state("2026-05-01T08:00:00.1Z", start=written), "active")
        self.assertEqual(self.state("2026-05-01T08:00:00.09Z", start=written), "pending")

    def test_in_the_order_given(self):
        given = [reservation("z", 1), reservation("m", 2, released_at=DECISION_TIME)]
        given.append(reservation("a", 4))
        result = call("arc.commitments", reservations=given, at=DECISION_TIME)
        self.assertEqual(result["active"], ["z", "a"])
        self.assertEqual([each["id"] for each in result["records"]], ["z", "m", "a"])
        self.assertEqual(result["active_quantity"], 5)

    def test_leap_seconds(self):
        end = "2016-12-31T23:59:60Z"
        self.assertEqual(self.state("2016-12-31T23:59:59.9Z", start=end), "pending")
        self.assertEqual(self.state("2017-01-01T00:00:00Z", start=end), "active")


class StrictParams(unittest.TestCase):
    def assert_refused(self, answer: dict, path: str):
        self.assertEqual(answer.get("error", {}).get("code"), -32602, answer)
        self.assertTrue(answer["error"]["message"].startswith(f"params.{path}: "), answer)

    def changed(self, path: list, value: object) -> dict:
        """The baseline with an override, one of its members replaced, or removed by `...`."""
        given = row(override=override(), authorities=["duty-officer"])
        *parents, name = path
        target = given
        for parent in parents:
            target = target[parent]
        if value is ...:
            del target[name]
        else:
            target[name] = value
        return given

    def test_quantities(self):
        for path, shown in (
            (["quota", "limit"], "quota.limit"),
            (["quota", "used"], "quota.used"),
            (["quotas", 1, "limit"], "quotas[1].limit"),
            (["reservations", 0, "quantity"], "reservations[0].quantity"),
            (["reported_reservation_total"], "reported_reservation_total"),
            (["capacity_allocatable"], "capacity_allocatable"),
            (["request", "quantity"], "request.quantity"),
            (["evidence", "max_age_s"], "evidence.max_age_s"),
            (["override", "quantity"], "override.quantity"),
        ):
            for bad in (-1, 0.5, 1.0, True, "6", [], 2**32):
                self.assert_refused(ask("arc.decide", **self.changed(path, bad)), shown)
            if shown not in ("capacity_allocatable", "override.quantity"):
                self.assert_refused(ask("arc.decide", **self.changed(path, None)), shown)
            self.assert_refused(ask("arc.decide", **self.changed(path, ...)), shown)

    def test_times(self):
        for path, shown in (
            (["at"], "at"),
            (["reservations", 0, "start"], "reservations[0].start"),
            (["reservations", 0, "expiry"], "reservations[0].expiry"),
            (["reservations", 0, "released_at"], "reservations[0].released_at"),
            (["evidence", "observed_at"], "evidence.observed_at"),
            (["override", "at"], "override.at"),
        ):
            for bad in (
                "",
                "tomorrow",
                "2026-05-01",
                "2026-05-01T20:00:00",
                "2026-05-01 20:00:00Z",
                "2026-05-01T20:00Z",
                "2026-05-01T20:00:00.Z",
                "2026-05-01T20:00:00+02:00",
                "2026-05-01T20:00:00-00:00",
                " 2026-05-01T20:00:00Z",
                "2026-05-01T20:00:00Z\n",
                "2026-02-29T20:00:00Z",
                "2026-05-01T24:00:00Z",
                "2026-05-01T20:00:60Z",
                "2026-05-01T23:59:60Z",
                "0000-05-01T20:00:00Z",
                "٢٠٢٦-05-01T20:00:00Z",
                1777665600,
                True,
            ):
                self.assert_refused(ask("arc.decide", **self.changed(path, bad)), shown)

    def test_an_expiry_before_its_start(self):
        backwards = [reservation(expiry="2026-05-01T07:59:59Z")]
        path = "reservations[0].expiry"
        self.assert_refused(ask("arc.decide", **row(reservations=backwards)), path)
        commitments = ask("arc.commitments", reservations=backwards, at=DECISION_TIME)
        self.assert_refused(commitments, path)
        at_once = [reservation(expiry="2026-05-01T08:00:00Z")]
        call("arc.commitments", reservations=at_once, at=DECISION_TIME)

    def test_ids_used_twice(self):
        twice = [reservation(), reservation("r2"), reservation()]
        path = "reservations[2].id"
        self.assert_refused(ask("arc.decide", **row(reservations=twice)), path)
        self.assert_refused(ask("arc.commitments", reservations=twice, at=DECISION_TIME), path)
        quotas = [{"holder": "b", "limit": 8}] * 2
        self.assert_refused(ask("arc.decide", **row(quotas=quotas)), "quotas[1].holder")

    def test_members(self):
        self.assert_refused(ask("arc.decide", **row(priority=1)), "priority")
        for name in row():
            given = row()
            del given[name]
            self.assert_refused(ask("arc.decide", **given), name)
        for parent in ("quota", "request", "evidence", "override"):
            given = self.changed([parent, "note"], "x")
            self.assert_refused(ask("arc.decide", **given), f"{parent}.note")
        for name in ("owner", "release_condition", "released_at"):
            given = self.changed(["reservations", 0, name], ...)
            self.assert_refused(ask("arc.decide", **given), f"reservations[0].{name}")
        for name in ("quota", "request", "evidence", "reservations", "authorities"):
            self.assert_refused(ask("arc.decide", **self.changed([name], None)), name)
        self.assert_refused(ask("arc.commitments", reservations=[]), "at")

    def test_describe_names_it(self):
        standards = call("describe")["standards"]
        self.assertIn({"id": "arc-004/1", "modules": ["core"]}, standards)


if __name__ == "__main__":
    unittest.main()
