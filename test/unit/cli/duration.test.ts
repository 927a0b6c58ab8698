import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { InvalidArgumentError } from 'commander';
import { parseDuration } from '../../../harness/cli/duration.js';

describe('parseDuration', () => {
  for (const [text, milliseconds] of [
    ['1ms', 1],
    ['500ms', 500],
    ['5s', 5000],
    ['005s', 5000],
    ['3600s', 3_600_000],
  ] as const) {
    it(`reads ${text}`, () => {
      assert.equal(parseDuration(text), milliseconds);
    });
  }

  for (const text of [
    ...['', 's', 'ms', '5', '0s', '0ms', '-1s', '1.5s', '5 s', '5S', '5m', ' 5s', '5s\n'],
    ...['3601s', '3600001ms', '1e3ms', '99999999999999999999s'],
  ]) {
    it(`refuses ${JSON.stringify(text)} and says how to write it`, () => {
      assert.throws(
        () => parseDuration(text),
        (thrown) =>
          thrown instanceof InvalidArgumentError && thrown.message.includes('500ms or 5s'),
      );
    });
  }
});
