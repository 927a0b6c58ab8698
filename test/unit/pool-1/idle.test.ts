import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  assessIdle,
  type HeldWorkload,
  type IdlePolicy,
  type IdleVerdict,
  type WindowedEnergy,
} from '../../../reference/pool-1/assess-idle.js';
import type { Grade } from '../../../reference/pool-1/types.js';

const LARGEST = 2n ** 64n - 1n;
const SECOND = 1_000_000n;
/** A minute at least, idle below 50 W. */
const POLICY: IdlePolicy = { windowUs: 60n * SECOND, thresholdUw: 50n * SECOND };

interface Differences {
  id?: string;
  devices?: number;
  observed?: Partial<WindowedEnergy>;
  completedUnits?: bigint;
}

/** A workload that is idle under `POLICY` (600 J in a minute: 10 W), with these differences. */
function workload({ observed, ...differences }: Differences = {}): HeldWorkload {
  const tenWatts: WindowedEnergy = { uj: 600_000_000n, grade: 'HwShunt', windowUs: 60n * SECOND };
  return { id: 'w', devices: 1, ...differences, observed: { ...tenWatts, ...observed } };
}

/** The only verdict on this workload, checked to be in the order exactly where it is `idle`. */
function verdictOn(policy: IdlePolicy | null, differences: Differences = {}): IdleVerdict {
  const { verdicts, reclamationOrder } = assessIdle(policy, [workload(differences)]);
  const [verdict] = verdicts;
  assert.ok(verdict !== undefined && verdicts.length === 1);
  assert.deepEqual(reclamationOrder, verdict.verdict === 'idle' ? [verdict.id] : []);
  return verdict;
}

function noVerdict(reason: 'policy' | 'window' | 'grade'): IdleVerdict {
  return { id: 'w', verdict: 'no_verdict', reason, meanUw: null };
}

test('pool-1/2.7-1, 2.7-2: a guess is never idle, whatever its value and the threshold', () => {
  for (const thresholdUw of [1n, POLICY.thresholdUw, LARGEST]) {
    for (const uj of [0n, 1n, LARGEST]) {
      const verdict = verdictOn(
        { ...POLICY, thresholdUw },
        { observed: { uj, grade: 'Estimator' } },
      );
      assert.deepEqual(verdict, noVerdict('grade'));
    }
  }
});

test('pool-1/2.7-3: idle and working state the window that was observed, and its rate', () => {
  const idle = { id: 'w', verdict: 'idle', windowUs: 60n * SECOND, meanUw: 10n * SECOND };
  assert.deepEqual(verdictOn(POLICY), idle);
  const longer = { uj: 12_000_000_000n, windowUs: 120n * SECOND };
  const working = { id: 'w', verdict: 'working', windowUs: 120n * SECOND, meanUw: 100n * SECOND };
  assert.deepEqual(verdictOn(POLICY, { observed: longer }), working);
});

test('pool-1/2.7-4: one microsecond short of the window is no verdict, the window itself is enough', () => {
  const short = { observed: { windowUs: POLICY.windowUs - 1n } };
  assert.deepEqual(verdictOn(POLICY, short), noVerdict('window'));
  assert.equal(verdictOn(POLICY, { observed: { windowUs: POLICY.windowUs } }).verdict, 'idle');
});

test('pool-1/2.7-5: an empty window has no rate, also where the policy asks for none', () => {
  for (const windowUs of [0n, POLICY.windowUs]) {
    for (const uj of [0n, 5n]) {
      const verdict = verdictOn({ ...POLICY, windowUs }, { observed: { uj, windowUs: 0n } });
      assert.deepEqual(verdict, noVerdict('window'));
    }
  }
  assert.equal(
    verdictOn({ ...POLICY, windowUs: 0n }, { observed: { uj: 0n, windowUs: 1n } }).verdict,
    'idle',
  );
});

test('pool-1/2.7-6: nothing held is nothing to reclaim', () => {
  assert.deepEqual(verdictOn(POLICY, { devices: 0 }), { id: 'w', verdict: 'nothing_held' });
});

test('pool-1/2.7-7, 2.7-8: four verdicts in their order of listing, only idle ones to reclaim', () => {
  const { verdicts, reclamationOrder } = assessIdle(POLICY, [
    workload({ id: 'unknown', observed: { uj: 0n, grade: 'Estimator' } }),
    workload({ id: 'empty-handed', devices: 0 }),
    workload({ id: 'parked' }),
    workload({ id: 'busy', observed: { uj: 60_000_000_000n } }),
  ]);
  assert.deepEqual(
    verdicts.map(({ id, verdict }) => [id, verdict]),
    [
      ['unknown', 'no_verdict'],
      ['empty-handed', 'nothing_held'],
      ['parked', 'idle'],
      ['busy', 'working'],
    ],
  );
  assert.deepEqual(reclamationOrder, ['parked']);
});

test('pool-1/2.7-9: where several checks fail the earliest gives the answer', () => {
  const nothing = { id: 'w', verdict: 'nothing_held' };
  const guess = { grade: 'Estimator' } as const;
  const working = { uj: LARGEST };
  const short = { windowUs: 1n };
  assert.deepEqual(verdictOn(POLICY, { devices: 0, observed: short }), nothing);
  assert.deepEqual(verdictOn(POLICY, { devices: 0, observed: guess }), nothing);
  assert.deepEqual(verdictOn(POLICY, { devices: 0, observed: working }), nothing);
  assert.deepEqual(verdictOn(null, { devices: 0 }), nothing);
  assert.deepEqual(verdictOn(POLICY, { observed: { ...short, ...guess } }), noVerdict('window'));
  assert.deepEqual(verdictOn(POLICY, { observed: { ...short, ...working } }), noVerdict('window'));
  assert.deepEqual(verdictOn(POLICY, { observed: { ...guess, ...working } }), noVerdict('grade'));
});

test('pool-1/2.7-10: without a policy nothing is idle', () => {
  assert.deepEqual(verdictOn(null, { observed: { uj: 0n } }), noVerdict('policy'));
  assert.deepEqual(
    verdictOn(null, { observed: { windowUs: 0n, grade: 'Estimator' } }),
    noVerdict('policy'),
  );
});

test('pool-1/2.7-11: completing nothing makes no spender idle, and much no sleeper busy', () => {
  const spending = { uj: 60_000_000_000n };
  assert.equal(verdictOn(POLICY, { observed: spending }).verdict, 'working');
  assert.equal(verdictOn(POLICY, { observed: spending, completedUnits: 0n }).verdict, 'working');
  assert.equal(verdictOn(POLICY, { completedUnits: LARGEST }).verdict, 'idle');
});

test('pool-1/2.7-12: a real reading of zero over the whole window is idle', () => {
  for (const grade of ['HwShunt', 'ModelBased'] as const) {
    assert.deepEqual(verdictOn(POLICY, { observed: { uj: 0n, grade } }), {
      id: 'w',
      verdict: 'idle',
      windowUs: POLICY.windowUs,
      meanUw: 0n,
    });
  }
});

test('a rate on the threshold is working; the exact rate is compared, not the rounded one', () => {
  const policy = { windowUs: 3n, thresholdUw: 333_334n };
  // 1 uJ in 3 us is 333333 1/3 uW: under one threshold, and past the other that it rounds down to.
  const third = { observed: { uj: 1n, windowUs: 3n } };
  assert.equal(verdictOn(policy, third).verdict, 'idle');
  const past = { id: 'w', verdict: 'working', windowUs: 3n, meanUw: 333_333n };
  assert.deepEqual(verdictOn({ ...policy, thresholdUw: 333_333n }, third), past);
  const even = { observed: { uj: 3n, windowUs: 3n } };
  assert.equal(verdictOn({ ...policy, thresholdUw: 1_000_000n }, even).verdict, 'working');
  assert.equal(verdictOn({ ...policy, thresholdUw: 1_000_001n }, even).verdict, 'idle');
  assert.equal(
    verdictOn({ ...policy, thresholdUw: 0n }, { observed: { uj: 0n } }).verdict,
    'working',
  );
});

test('the rate of the largest figure over one microsecond passes 64 bits unharmed', () => {
  const verdict = verdictOn(
    { windowUs: 1n, thresholdUw: LARGEST },
    { observed: { uj: LARGEST, windowUs: 1n } },
  );
  assert.deepEqual(verdict, {
    id: 'w',
    verdict: 'working',
    windowUs: 1n,
    meanUw: 18446744073709551615000000n,
  });
});

test('reclaims the lowest rate first, and ties by id in UTF-8 byte order', () => {
  const { reclamationOrder } = assessIdle(POLICY, [
    workload({ id: 'c', observed: { uj: 1200n, windowUs: 120n * SECOND } }),
    workload({ id: '\u{10000}', observed: { uj: 600n } }),
    workload({ id: '\u{fffd}', observed: { uj: 600n } }),
    workload({ id: 'higher', observed: { uj: 601n } }),
    workload({ id: 'lower', observed: { uj: 1000n, windowUs: 120n * SECOND } }),
  ]);
  assert.deepEqual(reclamationOrder, ['lower', 'c', '\u{fffd}', '\u{10000}', 'higher']);
});

test('answers any listing alike, in its own order, and never reclaims an unobserved workload', () => {
  const held = fc.record({
    id: fc.string({ maxLength: 3 }),
    devices: fc.integer({ min: 0, max: 2 }),
    observed: fc.record({
      uj: fc.bigInt({ min: 0n, max: 8n }),
      grade: fc.constantFrom<Grade[]>('HwShunt', 'ModelBased', 'Estimator'),
      windowUs: fc.bigInt({ min: 0n, max: 4n }),
    }),
  });
  const listings = fc
    .uniqueArray(held, { selector: ({ id }) => id, maxLength: 8 })
    .chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
  const policies = fc.record({
    windowUs: fc.bigInt({ min: 0n, max: 4n }),
    thresholdUw: fc.bigInt({ min: 0n, max: 4n * SECOND }),
  });
  fc.assert(
    fc.property(policies, listings, (policy, [list, other]) => {
      const one = assessIdle(policy, list);
      const two = assessIdle(policy, other);
      assert.deepEqual(two.reclamationOrder, one.reclamationOrder);
      assert.deepEqual(
        two.verdicts.map(({ id }) => id),
        other.map(({ id }) => id),
      );
      const byId = new Map(one.verdicts.map((verdict) => [verdict.id, verdict]));
      for (const verdict of two.verdicts) assert.deepEqual(verdict, byId.get(verdict.id));

      const candidates = list.filter(({ devices, observed: { uj, grade, windowUs } }) => {
        if (devices === 0 || grade === 'Estimator') return false;
        if (windowUs === 0n || windowUs < policy.windowUs) return false;
        return (Number(uj) * 1e6) / Number(windowUs) < Number(policy.thresholdUw); // small: exact enough
      });
      assert.deepEqual(one.reclamationOrder.toSorted(), candidates.map(({ id }) => id).toSorted());
    }),
  );
});

test('mistakes of the caller are errors that name the member', () => {
  const cases: [RegExp, IdlePolicy, Differences][] = [
    [/^RangeError: policy\.windowUs /, { ...POLICY, windowUs: -1n }, {}],
    [/^RangeError: policy\.thresholdUw /, { ...POLICY, thresholdUw: LARGEST + 1n }, {}],
    [/^RangeError: workloads\[0\]\.devices /, POLICY, { devices: -1 }],
    [/^RangeError: workloads\[0\]\.devices /, POLICY, { devices: 2 ** 32 }],
    [/^RangeError: workloads\[0\]\.observed\.uj /, POLICY, { observed: { uj: -1n } }],
    [/^TypeError: workloads\[0\]\.observed\.grade /, POLICY, { observed: { grade: '' as Grade } }],
    [/^RangeError: workloads\[0\]\.observed\.windowUs /, POLICY, { observed: { windowUs: -1n } }],
    [/^RangeError: workloads\[0\]\.completedUnits /, POLICY, { completedUnits: -1n }],
  ];
  for (const [message, policy, differences] of cases) {
    assert.throws(() => assessIdle(policy, [workload(differences)]), message);
  }
  assert.throws(
    () => assessIdle(null, [workload(), workload()]),
    /^RangeError: workloads\[1\]\.id stands at workloads\[0\] /,
  );
});
