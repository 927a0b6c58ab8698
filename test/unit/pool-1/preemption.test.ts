import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  preemptionOrder,
  type RunningWorkload,
} from '../../../reference/pool-1/preemption-order.js';
import { realisedCost } from '../../../reference/pool-1/realised-cost.js';
import type { Grade } from '../../../reference/pool-1/types.js';

const LARGEST = 2n ** 64n - 1n;
const u64 = fc.bigInt({ min: 0n, max: LARGEST });

function workload(
  id: string,
  uj: bigint,
  completedUnits: bigint,
  others: Partial<RunningWorkload> = {},
): RunningWorkload {
  const spent = { uj, grade: 'HwShunt' } as const;
  return { id, spent, completedUnits, attemptedUnits: completedUnits, priority: 0, ...others };
}

function idsOf(...workloads: RunningWorkload[]): string[] {
  return preemptionOrder(workloads).map(({ id }) => id);
}

test('pool-1/5.1-1: the cost is what was spent over what was completed, never over attempts', () => {
  const spent = { uj: 12n, grade: 'ModelBased' } as const;
  assert.deepEqual(realisedCost({ spent, completedUnits: 4n }), {
    kind: 'defined',
    uj: 12n,
    units: 4n,
    grade: 'ModelBased',
  });
  // By attempts the order would be reversed.
  const failsFast = workload('fails-fast', 100n, 1n, { attemptedUnits: 1000n });
  const steady = workload('steady', 100n, 2n, { attemptedUnits: 2n });
  assert.deepEqual(idsOf(steady, failsFast), ['fails-fast', 'steady']);
});

test('pool-1/5.1-2: nothing completed is undefined, and shown so', () => {
  for (const uj of [0n, 5n]) {
    const spent = { uj, grade: 'HwShunt' } as const;
    assert.deepEqual(realisedCost({ spent, completedUnits: 0n }), { kind: 'undefined' });
    assert.deepEqual(preemptionOrder([workload('w', uj, 0n)]), [
      { id: 'w', cost: { kind: 'undefined' } },
    ]);
  }
});

test('pool-1/5.1-3: nothing spent on something completed is a defined zero, ahead of the unmeasured', () => {
  assert.deepEqual(preemptionOrder([workload('unmeasured', 9n, 0n), workload('free', 0n, 7n)]), [
    { id: 'free', cost: { kind: 'defined', uj: 0n, units: 7n, grade: 'HwShunt' } },
    { id: 'unmeasured', cost: { kind: 'undefined' } },
  ]);
});

test('pool-1/5.2-1, 5.2-3: the dearest goes first, whatever the priorities', () => {
  const cheap = workload('cheap', 10n, 10n, { priority: -5 });
  const dear = workload('dear', 30n, 10n, { priority: 5 });
  const middling = workload('middling', 20n, 10n, { priority: 0 });
  assert.deepEqual(idsOf(cheap, dear, middling), ['dear', 'middling', 'cheap']);
});

test('pool-1/5.2-2, 5.2-5: the unmeasured go last, lowest priority first, and not by their spending', () => {
  const huge = workload('huge', LARGEST, 0n, { priority: 1 });
  const small = workload('small', 1n, 0n, { priority: -(2 ** 31) });
  const none = workload('none', 0n, 0n, { priority: 2 ** 31 - 1 });
  const measured = workload('measured', 1n, LARGEST, { priority: 2 ** 31 - 1 });
  assert.deepEqual(idsOf(none, huge, measured, small), ['measured', 'small', 'huge', 'none']);
});

test('pool-1/5.2-4: 0/0, 5/0 and 5/1 have one order in all six listings', () => {
  const [a, b, c] = [workload('a', 0n, 0n), workload('b', 5n, 0n), workload('c', 5n, 1n)];
  for (const listing of [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ]) {
    assert.deepEqual(idsOf(...listing), ['c', 'a', 'b']);
  }
});

test('pool-1/5.2-4: three equal ratios, written differently, have one order in every listing', () => {
  const [a, b, c] = [workload('a', 2n, 4n), workload('b', 1n, 2n), workload('c', 3n, 6n)];
  for (const listing of [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ]) {
    assert.deepEqual(idsOf(...listing), ['a', 'b', 'c']);
  }
});

test('pool-1/5.2-6: ratios that a double cannot tell apart are told apart', () => {
  const power = 2n ** 60n;
  assert.deepEqual(idsOf(workload('a', power, 3n), workload('b', power + 1n, 3n)), ['b', 'a']);
  const nearThird = workload('a', 333_333_333_333_333_333n, 10n ** 18n);
  assert.deepEqual(idsOf(nearThird, workload('b', 1n, 3n)), ['b', 'a']);
  const large = [workload('a', LARGEST - 1n, LARGEST), workload('b', LARGEST, LARGEST)];
  assert.deepEqual(idsOf(...large), ['b', 'a']);
});

test('pool-1/5.2-7: ties go to the id first in UTF-8 byte order, not in UTF-16 order', () => {
  const listing = ['\u{10000}', '\u{fffd}', 'b', 'a'];
  const expected = ['a', 'b', '\u{fffd}', '\u{10000}'];
  assert.deepEqual(idsOf(...listing.map((id) => workload(id, 4n, 2n))), expected);
  assert.deepEqual(idsOf(...listing.map((id) => workload(id, 4n, 0n))), expected);
});

/** Any workloads, with many equal ratios and priorities among them. */
const running = fc.record({
  id: fc.string({ unit: 'binary', maxLength: 3 }),
  spent: fc.record({
    uj: fc.oneof(fc.bigInt({ min: 0n, max: 3n }), u64),
    grade: fc.constantFrom<Grade[]>('HwShunt', 'ModelBased'),
  }),
  completedUnits: fc.oneof(fc.bigInt({ min: 0n, max: 3n }), u64),
  attemptedUnits: u64,
  priority: fc.integer({ min: -2, max: 2 }),
});
const listing = fc.uniqueArray(running, { selector: ({ id }) => id, maxLength: 10 });

test('is the order of independently written sort keys', () => {
  fc.assert(
    fc.property(listing, (workloads) => {
      const keyed = workloads.map((each) => ({ id: each.id, key: sortKey(each) }));
      keyed.sort((a, b) => Buffer.compare(a.key, b.key));
      assert.deepEqual(
        idsOf(...workloads),
        keyed.map(({ id }) => id),
      );
    }),
    { numRuns: 300 },
  );
});

test('is the same for every listing', () => {
  const listings = listing.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  fc.assert(
    fc.property(listings, ([list, other]) => {
      assert.deepEqual(preemptionOrder(other), preemptionOrder(list));
    }),
  );
});

test('of any three, whichever pair is ordered alone is ordered the same among the three', () => {
  const three = fc.uniqueArray(running, { selector: ({ id }) => id, minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(three, (workloads) => {
      const order = idsOf(...workloads);
      for (const absent of workloads) {
        const pair = workloads.filter((each) => each !== absent);
        assert.deepEqual(
          idsOf(...pair),
          order.filter((id) => id !== absent.id),
        );
        assert.deepEqual(idsOf(...pair.toReversed()), idsOf(...pair));
      }
    }),
  );
});

test('leaves the listing as it was', () => {
  const workloads = Object.freeze([workload('a', 1n, 1n), workload('b', 2n, 1n)]);
  assert.deepEqual(
    preemptionOrder(workloads).map(({ id }) => id),
    ['b', 'a'],
  );
});

test('orders 100,000 tied workloads', { timeout: 20_000 }, () => {
  const ids = Array.from({ length: 100_000 }, (_, at) => `w${at.toString().padStart(6, '0')}`);
  const workloads = ids
    .toReversed()
    .map((id, at) => workload(id, BigInt(at + 1) * 3n, BigInt(at + 1)));
  assert.deepEqual(idsOf(...workloads), ids);
});

test('mistakes of the caller are errors that name the member', () => {
  const cases: [RegExp, Partial<RunningWorkload>][] = [
    [/^RangeError: workloads\[1\]\.spent\.uj /, { spent: { uj: -1n, grade: 'HwShunt' } }],
    [/^TypeError: workloads\[1\]\.spent\.grade /, { spent: { uj: 1n, grade: 'Guess' as Grade } }],
    [/^RangeError: workloads\[1\]\.completedUnits /, { completedUnits: LARGEST + 1n }],
    [/^RangeError: workloads\[1\]\.attemptedUnits /, { attemptedUnits: -1n }],
    [/^RangeError: workloads\[1\]\.priority /, { priority: 2 ** 31 }],
    [/^RangeError: workloads\[1\]\.priority /, { priority: 0.5 }],
    [/^RangeError: workloads\[1\]\.id stands at workloads\[0\] /, { id: 'first' }],
  ];
  for (const [message, others] of cases) {
    const workloads = [workload('first', 1n, 1n), workload('second', 1n, 1n, others)];
    assert.throws(() => preemptionOrder(workloads), message);
  }
  const spent = { uj: 1n, grade: 'HwShunt' } as const;
  assert.throws(() => realisedCost({ spent, completedUnits: -1n }), /^RangeError: completedUnits /);
});

/**
 * Bytes whose order is that of 5.2. Two different ratios of 64-bit integers lie more than 2^-128
 * apart, so 40 decimals tell them apart; equal ratios have equal decimals.
 */
function sortKey({ id, spent, completedUnits, priority }: RunningWorkload): Buffer {
  const most = LARGEST * 10n ** 40n;
  const rank =
    completedUnits === 0n
      ? `1${(priority + 2 ** 31).toString().padStart(10, '0')}`
      : `0${(most - (spent.uj * 10n ** 40n) / completedUnits).toString().padStart(60, '0')}`;
  return Buffer.from(rank + id, 'utf8');
}
