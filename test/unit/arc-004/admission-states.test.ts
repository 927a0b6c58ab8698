import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Json } from '../../../harness/adapter/contract/json.js';
import { type Check, holds } from '../../../harness/runner/judging/check.js';
import {
  ADMITTING,
  decidedAs,
  notAdmitted,
  notAdmittedNorUnknown,
} from '../../../steps/arc-004/admission-states.js';

/** A text that is none of the two that admit, though it may look like them. */
const otherStates = fc
  .oneof(
    fc.string({ minLength: 1 }),
    fc.constantFrom('admitted', 'ADMITTED ', 'ADMIT', 'ADMITTED_override', 'NOT_ADMITTED', 'STALE'),
    fc.constantFrom('QUEUED', 'REJECTED', 'HOLD', 'DISPUTED', 'BLOCKED', 'UNKNOWN', 'DEFERRED'),
  )
  .filter((state) => !ADMITTING.includes(state));

function passes(check: Check, answer: Json): boolean {
  return holds(check, answer, () => null);
}

test('no state but the two that admit counts as admitted', () => {
  assert.deepEqual(ADMITTING, ['ADMITTED', 'ADMITTED_OVERRIDE']);
  fc.assert(
    fc.property(otherStates, (state) => {
      const answer = { admission_state: state };
      assert.ok(passes(notAdmitted(), answer));
      assert.ok(!passes(decidedAs('admitted'), answer));
      assert.ok(!passes(decidedAs('admitted by the override'), answer));
    }),
  );
  for (const state of ADMITTING) {
    assert.ok(!passes(notAdmitted(), { admission_state: state }));
    assert.ok(!passes(notAdmittedNorUnknown(), { admission_state: state }));
  }
});

test('no answer without a state counts as not admitted', () => {
  const answers: Json[] = [
    {},
    { error: { code: -32603, message: '' } },
    { refused: { reason: 'x' } },
  ];
  for (const answer of answers) assert.ok(!passes(notAdmitted(), answer));
});

test('every other word of the features stands for states that admit nothing', () => {
  const words = ['queued', 'rejected', 'queued or rejected', 'on hold', 'unknown', 'disputed'];
  for (const word of [...words, 'stale', 'blocked']) {
    for (const state of ADMITTING) assert.ok(!passes(decidedAs(word), { admission_state: state }));
  }
});

test('a word for no state is an error of the suite, which says what there is', () => {
  assert.throws(
    () => decidedAs('granted'),
    /^SuiteError: "granted" is no state; there are admitted, /,
  );
});
