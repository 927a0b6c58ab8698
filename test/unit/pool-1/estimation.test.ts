import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type DerivedEstimate,
  deriveEstimate,
  type Observation,
} from '../../../reference/pool-1/derive-estimate.js';
import type { Grade } from '../../../reference/pool-1/types.js';

const LARGEST = 2n ** 64n - 1n;

/** Observations of the class `train`, all of one grade. */
function observed(grade: Grade, ...figures: bigint[]): Observation[] {
  return figures.map((uj) => ({ class: 'train', uj, grade }));
}

function derive(observations: Observation[], required?: number): DerivedEstimate {
  const request = { class: 'train', observations };
  return deriveEstimate(required === undefined ? request : { ...request, required });
}

function derivedFrom(min: bigint, max: bigint, seen: number, evidence: number): DerivedEstimate {
  const estimate = { uj: max, grade: 'ModelBased' } as const;
  return {
    kind: 'derived',
    estimate,
    spread: { min: { uj: min, grade: 'ModelBased' }, max: estimate },
    seen,
    evidence,
  };
}

function insufficient(seen: number, evidence: number): DerivedEstimate {
  return { kind: 'declined', reason: 'insufficient_evidence', seen, evidence };
}

test('pool-1/2.6-1: guesses are neither counted nor averaged in', () => {
  const readings = observed('HwShunt', 100n, 110n, 120n);
  const guesses = observed('Estimator', 900n, 900n, 0n, LARGEST);
  assert.deepEqual(derive([...guesses, ...readings]), derivedFrom(100n, 120n, 7, 3));
  assert.deepEqual(derive([...guesses, ...readings.slice(1)]), insufficient(6, 2));
});

test('pool-1/2.6-2: what is derived is a model, however the observations were read', () => {
  const readings = observed('HwShunt', 5n, 6n, 7n);
  const models = observed('ModelBased', 5n, 6n, 7n);
  for (const evidence of [readings, models, [...readings.slice(0, 2), ...models.slice(2)]]) {
    assert.deepEqual(derive(evidence), derivedFrom(5n, 7n, 3, 3));
  }
});

test('pool-1/2.6-3, 2.6-4: below the required count there is no figure, but both counts', () => {
  assert.deepEqual(derive(observed('HwShunt', 1n, 2n)), insufficient(2, 2));
  assert.deepEqual(derive(observed('HwShunt', 1n, 2n, 3n)), derivedFrom(1n, 3n, 3, 3));
  assert.deepEqual(derive(observed('HwShunt', 1n, 2n, 3n, 4n), 5), insufficient(4, 4));
  assert.deepEqual(derive(observed('HwShunt', 1n, 2n, 3n, 4n, 5n), 5), derivedFrom(1n, 5n, 5, 5));
  const mostlyGuesses = [...observed('Estimator', 1n, 1n, 1n, 1n), ...observed('HwShunt', 1n)];
  assert.deepEqual(derive(mostlyGuesses), insufficient(5, 1));
});

test('pool-1/2.6-5: a required count of zero is one', () => {
  assert.deepEqual(derive([], 0), insufficient(0, 0));
  assert.deepEqual(derive(observed('Estimator', 9n), 0), insufficient(1, 0));
  assert.deepEqual(derive(observed('HwShunt', 9n), 0), derivedFrom(9n, 9n, 1, 1));
});

test('pool-1/2.6-6: an empty class is refused, also where every observation has it', () => {
  const unclassed = observed('HwShunt', 1n, 2n, 3n).map((figure) => ({ ...figure, class: '' }));
  assert.deepEqual(deriveEstimate({ class: '', observations: unclassed }), {
    kind: 'declined',
    reason: 'empty_class',
    seen: 0,
    evidence: 0,
  });
});

test('pool-1/2.6-7, 2.6-12: other classes and no class at all are left out of figure and counts', () => {
  const ofClass = observed('HwShunt', 10n, 20n, 30n);
  const others: Observation[] = [
    { class: 'serve', uj: LARGEST, grade: 'HwShunt' },
    { class: 'Train', uj: LARGEST, grade: 'HwShunt' },
    { class: '', uj: 0n, grade: 'HwShunt' },
    { uj: 0n, grade: 'HwShunt' },
  ];
  assert.deepEqual(derive([...others, ...ofClass]), derivedFrom(10n, 30n, 3, 3));
  assert.deepEqual(derive([...others, ...ofClass.slice(1)]), insufficient(2, 2));
});

test('pool-1/2.6-8, 2.6-9, 2.6-13: reserves the greatest, above the mean, beside the spread', () => {
  assert.deepEqual(derive(observed('HwShunt', 10n, 100n, 10n)), derivedFrom(10n, 100n, 3, 3));
});

test('a real reading of zero is evidence, and the largest figure is exact', () => {
  assert.deepEqual(derive(observed('HwShunt', 0n, 0n, 0n)), derivedFrom(0n, 0n, 3, 3));
  const large = observed('HwShunt', LARGEST - 1n, LARGEST, 0n);
  assert.deepEqual(derive(large), derivedFrom(0n, LARGEST, 3, 3));
});

const observation = fc.record({
  class: fc.constantFrom('train', 'serve', ''),
  uj: fc.bigInt({ min: 0n, max: LARGEST }),
  grade: fc.constantFrom<Grade[]>('HwShunt', 'ModelBased', 'Estimator'),
});
const history = fc.array(observation, { maxLength: 12 });

test('the order of the history changes nothing', () => {
  const shuffled = history.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  fc.assert(
    fc.property(shuffled, ([list, other]) => {
      assert.deepEqual(derive(other), derive(list));
    }),
  );
});

test('a figure comes exactly where the evidence suffices, and no evidence lies outside the spread', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 6 }), (list, required) => {
      let seen = 0;
      const evidence: bigint[] = [];
      for (const { class: name, uj, grade } of list) {
        if (name !== 'train') continue;
        seen += 1;
        if (grade !== 'Estimator') evidence.push(uj);
      }
      const answer = derive(list, required);
      assert.equal(answer.seen, seen);
      assert.equal(answer.evidence, evidence.length);
      const suffices = evidence.length > 0 && evidence.length >= required;
      assert.equal(answer.kind, suffices ? 'derived' : 'declined');
      if (answer.kind === 'declined') return;
      const { min, max } = answer.spread;
      assert.ok(evidence.includes(min.uj) && evidence.includes(max.uj));
      assert.ok(evidence.every((uj) => min.uj <= uj && uj <= max.uj));
      assert.equal(answer.estimate.uj, max.uj);
    }),
  );
});

test('mistakes of the caller are errors that name the member', () => {
  const good = observed('HwShunt', 1n);
  assert.throws(
    () => derive([...good, ...observed('HwShunt', -1n)]),
    /^RangeError: observations\[1\]\.uj /,
  );
  assert.throws(
    () => derive(observed('HwShunt', LARGEST + 1n)),
    /^RangeError: observations\[0\]\.uj /,
  );
  assert.throws(
    () => derive(observed('Measured' as Grade, 1n)),
    /^TypeError: observations\[0\]\.grade /,
  );
  for (const required of [-1, 1.5, NaN, 2 ** 32]) {
    assert.throws(() => derive(good, required), /^RangeError: required /);
  }
});
