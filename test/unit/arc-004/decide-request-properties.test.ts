import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Decision, decideRequest } from '../../../reference/arc-004/decide-request.js';
import type { Row } from '../../../reference/arc-004/types.js';
import { clock, override, reservation, row } from './row-fixture.js';

const small = fc.nat(12);
const hours = fc.integer({ min: 0, max: 23 });
const timeOf = (hour: number): ReturnType<typeof clock> =>
  clock(`${String(hour).padStart(2, '0')}:00`);

const reservations = fc
  .array(fc.record({ quantity: small, start: hours, length: fc.nat(6), endless: fc.boolean() }), {
    maxLength: 4,
  })
  .map((list) =>
    list.map(({ quantity, start, length, endless }, index) =>
      reservation({
        id: `r${index}`,
        quantity,
        start: timeOf(start),
        expiry: endless && length === 0 ? null : timeOf(Math.min(23, start + length)),
      }),
    ),
  );

const overrides = fc.option(
  fc
    .record({
      quantity: fc.option(small),
      authority: fc.option(fc.constantFrom('duty', 'guest')),
      scope: fc.option(fc.constantFrom('eu-1', 'us-1')),
    })
    .map(override),
);

/** Rows in which everything is small, so that every gate is met often. */
const rows: fc.Arbitrary<Row> = fc
  .record({
    limit: small,
    used: small,
    other: small,
    quantity: small,
    capacity: fc.option(fc.nat(20), { freq: 8 }),
    reservations,
    reported: fc.option(fc.nat(20), { freq: 2 }),
    minutesOld: fc.nat(6),
    override: overrides,
    named: fc.boolean(),
  })
  .map((given) => {
    const at = timeOf(12);
    const committed = given.reservations
      .filter(({ start }) => start.instant <= at.instant)
      .filter(({ expiry }) => expiry === null || expiry.instant > at.instant)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return row({
      at,
      quota: { holder: 'b', limit: given.limit, used: given.used },
      quotas: [
        { holder: 'a', limit: given.other },
        { holder: 'b', limit: given.limit },
      ],
      reservations: given.reservations,
      reportedReservationTotal: given.reported ?? committed,
      capacityAllocatable: given.capacity,
      request: { id: 'q', holder: 'b', quantity: given.quantity },
      evidence: {
        ref: 'e',
        observedAt: clock(`11:5${9 - given.minutesOld}`),
        maxAge: 300_000_000_000n,
      },
      override: given.override === null ? null : { ...given.override, at: timeOf(11) },
      ...(given.named ? { authorities: ['duty'] } : {}),
    });
  });

function isAdmitted({ admission }: Decision): boolean {
  return admission.state === 'ADMITTED' || admission.state === 'ADMITTED_OVERRIDE';
}

test('arc-004/2-1, 2-2: the same row in any order gives the same decision, and is not changed', () => {
  const shuffled = rows.chain((given) =>
    fc.record({
      given: fc.constant(given),
      quotas: fc.shuffledSubarray([...given.quotas], { minLength: given.quotas.length }),
      reservations: fc.shuffledSubarray([...given.reservations], {
        minLength: given.reservations.length,
      }),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ given, quotas, reservations: order }) => {
      const before = structuredClone(given);
      const decision = decideRequest(given);
      assert.deepEqual(given, before);
      assert.deepEqual(decideRequest({ ...given, quotas, reservations: order }), decision);
    }),
  );
});

test('arc-004/3-1: four numbers, each moved by its own ledger alone', () => {
  fc.assert(
    fc.property(rows, small, (given, more) => {
      const before = decideRequest(given);
      const { quota, activeReservation, capacity, request, contention } = before;

      const limit = given.quota.limit + more;
      const quotas = given.quotas.map((line) => (line.holder === 'b' ? { ...line, limit } : line));
      const raised = decideRequest({ ...given, quota: { ...given.quota, limit }, quotas });
      assert.deepEqual(raised.quota, {
        limit,
        used: quota.used,
        remaining: quota.remaining + more,
        effective: quota.effective + more,
      });
      assert.deepEqual(
        [raised.activeReservation, raised.capacity, raised.request],
        [activeReservation, capacity, request],
      );

      const further = reservation({ id: 'further', quantity: more, start: given.at });
      const reserved = decideRequest({ ...given, reservations: [...given.reservations, further] });
      assert.equal(reserved.activeReservation, activeReservation + more);
      assert.deepEqual(
        [reserved.quota, reserved.request, reserved.contention],
        [quota, request, contention],
      );

      const larger = { ...given.request, quantity: given.request.quantity + more };
      const asked = decideRequest({ ...given, request: larger });
      assert.deepEqual(
        [asked.quota, asked.activeReservation, asked.capacity, asked.contention],
        [quota, activeReservation, capacity, contention],
      );
    }),
  );
});

test('what is admitted fits what is free and what it is entitled to, and no more often', () => {
  let admitted = 0;
  fc.assert(
    fc.property(rows, (given) => {
      const decision = decideRequest(given);
      const { quota, capacity } = decision;
      const { quantity } = given.request;
      const isSound =
        given.at.instant - given.evidence.observedAt.instant <= given.evidence.maxAge &&
        given.reservations.every(({ expiry }) => expiry !== null) &&
        given.reportedReservationTotal === decision.activeReservation;
      const fits =
        capacity.kind === 'known' &&
        quantity <= capacity.free &&
        quantity <= Math.max(quota.remaining, quota.effective - quota.used);
      assert.equal(isAdmitted(decision), isSound && fits);
      if (decision.admission.state === 'ADMITTED_OVERRIDE') {
        assert.ok(quantity > quota.remaining);
        const { authority } = decision.admission.override;
        assert.ok(given.authorities?.includes(authority) ?? true);
      }
      if (isAdmitted(decision)) admitted += 1;
    }),
    { numRuns: 500 },
  );
  assert.ok(admitted > 20, `only ${admitted} rows were admitted: they show too little`);
});
