import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Check } from '../../../harness/runner/judging/check.js';
import { expectation } from '../../../reports/expectation.js';

const CASES: readonly (readonly [check: Check, words: string])[] = [
  [{ pointer: '/a', op: 'equals', operand: { b: '1' } }, '/a is {"b":"1"}'],
  [{ pointer: '/a', op: 'oneOf', operand: ['x', 1] }, '/a is "x" or 1'],
  [{ pointer: '/a', op: 'noneOf', operand: ['x', 'y'] }, '/a is there, and not "x" or "y"'],
  [{ pointer: '/a', op: 'absentOrOneOf', operand: ['0'] }, '/a is absent, or "0"'],
  [{ pointer: '/a', op: 'absent' }, '/a is absent'],
  [{ pointer: '', op: 'present' }, 'the answer is present'],
  [
    { pointer: '/a', op: 'sameAs', operand: { call: 2, pointer: '/b' } },
    '/a is the same as /b of call 2',
  ],
  [{ pointer: '/a', op: 'sameSet', operand: ['x'] }, '/a holds exactly ["x"], in any order'],
  [{ pointer: '/a/*/uj', op: 'sumEquals', operand: '7' }, '/a/*/uj sums to 7'],
  [{ pointer: '/a', op: 'atMost', operand: '7' }, '/a is at most 7'],
  [{ pointer: '/a', op: 'atLeast', operand: '7' }, '/a is at least 7'],
];

describe('what a check expects, in words', () => {
  for (const [check, words] of CASES) {
    it(words, () => {
      assert.equal(expectation(check), words);
    });
  }
});
