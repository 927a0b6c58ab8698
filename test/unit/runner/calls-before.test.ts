import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { RecordedCall } from '../../../harness/runner/sitting/recording.js';
import { reportedFailure } from '../../../harness/runner/judging/scenario-outcome.js';

/** Positions of the calls that a report shows before the last of so many. */
function shownBefore(count: number): number[] | undefined {
  const calls = Array.from({ length: count }, (_, index): RecordedCall => {
    return { index, method: 'pool.claim', params: {}, checks: [] };
  });
  const failure = { kind: 'adapter', call: count - 1, code: 'timeout', message: '' } as const;
  const recording = { scenario: 'it', proofs: 0, calls, failure };
  return reportedFailure({ recording })?.before?.map(({ index }) => index);
}

it('a failure comes with the calls that led to it: where they are many, the first and the last', () => {
  assert.equal(shownBefore(1), undefined);
  assert.deepEqual(shownBefore(3), [0, 1]);
  assert.equal(shownBefore(13)?.length, 12);
  assert.deepEqual(shownBefore(30), [0, 1, 2, 3, 21, 22, 23, 24, 25, 26, 27, 28]);
});
