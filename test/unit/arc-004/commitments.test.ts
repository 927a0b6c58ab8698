import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { commitments } from '../../../reference/arc-004/commitments.js';
import { reservationState } from '../../../reference/arc-004/reservation-state.js';
import type { Reservation } from '../../../reference/arc-004/types.js';
import { clock, reservation } from './row-fixture.js';

const END = { expiry: null, releaseCondition: 'the run ends' };

test('arc-004/6-1, 6-2: where a reservation stands at each moment of its life', () => {
  const cases: readonly (readonly [Partial<Reservation>, at: string, state: string])[] = [
    [{}, '07:59:59', 'pending'],
    [{}, '08:00', 'active'],
    [{}, '22:59:59', 'active'],
    [{}, '23:00', 'expired'],
    [{ expiry: clock('08:00') }, '08:00', 'expired'],
    [{ releasedAt: clock('12:00') }, '11:59:59', 'active'],
    [{ releasedAt: clock('12:00') }, '12:00', 'released'],
    [{ releasedAt: clock('12:00') }, '23:30', 'released'],
    [{ releasedAt: clock('07:00') }, '07:30', 'released'],
    [END, '23:59:59', 'active'],
    [{ ...END, releasedAt: clock('21:00') }, '20:00', 'active'],
    [{ ...END, releasedAt: clock('21:00') }, '21:00', 'released'],
    [{ expiry: null }, '20:00', 'active'],
  ];
  for (const [differences, at, state] of cases) {
    assert.equal(reservationState(reservation(differences), clock(at)), state, at);
  }
});

test('arc-004/10-1: the same list at three times of a day', () => {
  const list = [
    reservation({ id: 'early', quantity: 3, expiry: clock('12:00') }),
    reservation({ id: 'late', quantity: 5, start: clock('11:00') }),
  ];
  const committedAt = (at: string): unknown => {
    const { activeQuantity, active } = commitments(list, clock(at));
    return [activeQuantity, active.map(({ id }) => id)];
  };
  assert.deepEqual(committedAt('10:00'), [3, ['early']]);
  assert.deepEqual(committedAt('11:30'), [8, ['early', 'late']]);
  assert.deepEqual(committedAt('12:00'), [5, ['late']]);
});

const times = fc
  .integer({ min: 0, max: 23 })
  .map((hour) => clock(`${String(hour).padStart(2, '0')}:00`));
const lists = fc.uniqueArray(
  fc.record(
    {
      id: fc.string({ minLength: 1, maxLength: 3 }),
      owner: fc.constantFrom('a', 'b'),
      quantity: fc.nat(2 ** 32 - 1),
      start: times,
      expiry: fc.option(times),
      releaseCondition: fc.option(fc.constant('the run ends')),
      releasedAt: fc.option(times),
    },
    { noNullPrototype: true },
  ),
  { selector: ({ id }) => id, maxLength: 6 },
);

test('arc-004/6-1: every record is kept as it was, and only active ones are summed', () => {
  fc.assert(
    fc.property(lists, times, (list, at) => {
      const before = structuredClone(list);
      const { activeQuantity, active, records } = commitments(list, at);
      assert.deepEqual(
        records.map((record) => record.reservation),
        before,
      );
      const holds = ({ start, expiry, releasedAt }: Reservation): boolean =>
        start.instant <= at.instant &&
        at.instant < (expiry?.instant ?? 2n ** 80n) &&
        at.instant < (releasedAt?.instant ?? 2n ** 80n);
      assert.deepEqual(active, before.filter(holds));
      const sum = before
        .filter(holds)
        .reduce((total, { quantity }) => total + BigInt(quantity), 0n);
      assert.equal(BigInt(activeQuantity), sum);
    }),
  );
});
