import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type Division,
  divideDevice,
  type Occupant,
  type Share,
} from '../../../reference/pool-1/divide-device.js';
import type { Grade } from '../../../reference/pool-1/types.js';

const LARGEST = 2n ** 64n - 1n;
const GRADES = ['HwShunt', 'ModelBased', 'Estimator'] as const;
const u64 = fc.bigInt({ min: 0n, max: LARGEST });

/** Occupants `a`, `b`, `c`, ... with these weights. */
function occupants(...weights: bigint[]): Occupant[] {
  return weights.map((weight, at) => ({ id: String.fromCharCode(97 + at), weight }));
}

function sharesOf(division: Division): readonly Share[] {
  assert.ok(division.kind === 'divided', 'divided, not refused');
  return division.shares;
}

function divide(uj: bigint, ...weights: bigint[]): bigint[] {
  const shares = sharesOf(divideDevice({ uj, grade: 'HwShunt' }, occupants(...weights)));
  return shares.map((share) => share.uj);
}

function gradesOf(grade: Grade, ...weights: bigint[]): Grade[] {
  return sharesOf(divideDevice({ uj: 100n, grade }, occupants(...weights))).map(
    (share) => share.grade,
  );
}

test('pool-1/2.5-1, 2.5-2: a reading divided between two or more is modelled for every one of them', () => {
  assert.deepEqual(gradesOf('HwShunt', 1n, 1n), ['ModelBased', 'ModelBased']);
  assert.deepEqual(gradesOf('HwShunt', 5n, 0n), ['ModelBased', 'ModelBased']);
  const hundred = occupants(...Array.from({ length: 100 }, () => 1n));
  const shares = sharesOf(divideDevice({ uj: 7n, grade: 'HwShunt' }, hundred));
  assert.deepEqual(new Set(shares.map(({ grade }) => grade)), new Set(['ModelBased']));
});

test('pool-1/2.5-3: dividing improves no grade and degrades no other', () => {
  assert.deepEqual(gradesOf('ModelBased', 1n, 1n), ['ModelBased', 'ModelBased']);
  assert.deepEqual(gradesOf('Estimator', 1n, 1n), ['Estimator', 'Estimator']);
});

test('pool-1/2.5-4: a sole occupant keeps the grade and the whole', () => {
  for (const grade of GRADES) {
    assert.deepEqual(divideDevice({ uj: LARGEST, grade }, [{ id: 'only', weight: 3n }]), {
      kind: 'divided',
      shares: [{ id: 'only', uj: LARGEST, grade }],
    });
  }
});

const FIGURES: { uj: bigint; weights: bigint[]; shares: bigint[] }[] = [
  { uj: 7n, weights: [1n, 1n, 1n], shares: [3n, 2n, 2n] },
  { uj: 10n, weights: [5n, 3n, 3n], shares: [4n, 3n, 3n] },
  { uj: 22000n, weights: [445455n, 9091n, 545455n], shares: [9800n, 200n, 12000n] },
  { uj: 613n, weights: [98n, 92n, 98n, 123n, 102n, 92n], shares: [99n, 93n, 99n, 125n, 104n, 93n] },
  { uj: 9999n, weights: [75n, 25n], shares: [7499n, 2500n] },
  { uj: 1n, weights: [33n, 66n], shares: [0n, 1n] },
  {
    uj: 7000000000000000n,
    weights: [1n, 2n],
    shares: [2333333333333333n, 4666666666666667n],
  },
  { uj: 0n, weights: [3n, 5n], shares: [0n, 0n] },
  { uj: 10n, weights: [0n, 5n], shares: [0n, 10n] },
  { uj: 900000n, weights: [1n, 1n, 1n], shares: [300000n, 300000n, 300000n] },
  {
    uj: LARGEST,
    weights: [1n, 1n, 1n, 1n, 1n, 1n, 1n],
    shares: [2635249153387078803n, ...Array.from({ length: 6 }, () => 2635249153387078802n)],
  },
  {
    uj: 2n ** 62n,
    weights: [2n ** 40n, 2n ** 40n + 1n, 2n ** 40n - 3n],
    shares: [1537228672810061369n, 1537228672811459470n, 1537228672805867065n],
  },
];

for (const { uj, weights, shares } of FIGURES) {
  test(`pool-1/2.5-5, 2.5-6, 2.5-10: ${uj.toString()} by ${weights.join(', ')}`, () => {
    assert.deepEqual(divide(uj, ...weights), shares);
  });
}

test('pool-1/2.5-7: every listing of four with ties among them gives each the same', () => {
  const four = occupants(1n, 1n, 1n, 2n); // 8 among them: two units left, three equal remainders
  const expected = { a: 2n, b: 2n, c: 1n, d: 3n };
  for (const listing of permutations(four)) {
    const shares = sharesOf(divideDevice({ uj: 8n, grade: 'HwShunt' }, listing));
    assert.deepEqual(
      shares.map(({ id }) => id),
      listing.map(({ id }) => id),
    );
    assert.deepEqual(Object.fromEntries(shares.map(({ id, uj }) => [id, uj])), expected);
  }
});

test('pool-1/2.5-8, 2.5-9: no occupants and no weight are refused, whatever the total', () => {
  for (const uj of [0n, 5n]) {
    const device = { uj, grade: 'HwShunt' } as const;
    assert.deepEqual(divideDevice(device, []), { kind: 'refused', reason: 'no_occupants' });
    for (const weights of [[0n], [0n, 0n, 0n]]) {
      const division = divideDevice(device, occupants(...weights));
      assert.deepEqual(division, { kind: 'refused', reason: 'no_weight' });
    }
  }
});

test('pool-1/2.5-11: a tie goes to the id first in UTF-8 byte order, not in UTF-16 order', () => {
  const tied = ['\u{10000}', '\u{fffd}'].map((id) => ({ id, weight: 1n }));
  const shares = sharesOf(divideDevice({ uj: 1n, grade: 'HwShunt' }, tied));
  assert.deepEqual(
    shares.map(({ uj }) => uj),
    [0n, 1n],
  );
});

test('conserves any total and stays within one unit of the exact part', () => {
  fc.assert(
    fc.property(u64, fc.array(u64, { minLength: 1, maxLength: 12 }), (uj, weights) => {
      const totalWeight = weights.reduce((sum, weight) => sum + weight, 0n);
      fc.pre(totalWeight > 0n);
      const shares = divide(uj, ...weights);
      assert.equal(
        shares.reduce((sum, share) => sum + share, 0n),
        uj,
      );
      for (const [at, share] of shares.entries()) {
        const off = share * totalWeight - uj * (weights[at] ?? 0n);
        assert.ok(off > -totalWeight && off < totalWeight);
      }
    }),
  );
});

test('is the whole division nearest to the exact one, the earlier id favoured where two are as near', () => {
  const weights = fc.array(fc.bigInt({ min: 0n, max: 9n }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9 }), weights, (units, weighted) => {
      fc.pre(weighted.some((weight) => weight > 0n));
      assert.deepEqual(divide(BigInt(units), ...weighted), nearestDivision(units, weighted));
    }),
  );
});

test('mistakes of the caller are errors that name the member', () => {
  const device = { uj: 1n, grade: 'HwShunt' } as const;
  const cases: [RegExp, () => unknown][] = [
    [/^RangeError: device\.uj /, () => divideDevice({ ...device, uj: -1n }, occupants(1n))],
    [/^RangeError: device\.uj /, () => divideDevice({ ...device, uj: LARGEST + 1n }, [])],
    [/^TypeError: device\.grade /, () => divideDevice({ uj: 1n, grade: 'hwshunt' as Grade }, [])],
    [/^RangeError: occupants\[1\]\.weight /, () => divideDevice(device, occupants(1n, -1n))],
    [
      /^TypeError: occupants\[0\]\.weight /,
      () => divideDevice(device, [{ id: 'a', weight: 1 as unknown as bigint }]),
    ],
    [
      /^RangeError: occupants\[2\]\.id stands at occupants\[0\] /,
      () => divideDevice(device, [...occupants(1n, 1n), { id: 'a', weight: 2n }]),
    ],
  ];
  for (const [message, call] of cases) assert.throws(call, message);
});

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, at) =>
    permutations(list.toSpliced(at, 1)).map((rest) => [first, ...rest]),
  );
}

/** Tries every division into whole units, those that favour the earlier occupants first. */
function nearestDivision(units: number, weights: readonly bigint[]): bigint[] {
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0n);
  let nearest: bigint[] = [];
  let leastError: bigint | undefined;
  for (const division of divisions(units, weights.length)) {
    const error = division.reduce((sum, share, at) => {
      return sum + (share * totalWeight - BigInt(units) * (weights[at] ?? 0n)) ** 2n;
    }, 0n);
    if (leastError === undefined || error < leastError) {
      leastError = error;
      nearest = division;
    }
  }
  return nearest;
}

function divisions(units: number, parts: number): bigint[][] {
  if (parts === 1) return [[BigInt(units)]];
  return Array.from({ length: units + 1 }, (_, at) => units - at).flatMap((first) =>
    divisions(units - first, parts - 1).map((rest) => [BigInt(first), ...rest]),
  );
}
