import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import test from 'node:test';
import type { WriteStream } from 'node:tty';
import { showProgress } from '../../../harness/cli/progress.js';

/** What progress writes on a stream, with CI set or not. */
function written(isTTY: boolean, ci: string | undefined): string {
  const before = process.env.CI;
  if (ci === undefined) delete process.env.CI;
  else process.env.CI = ci;
  try {
    const stream = Object.assign(new PassThrough(), { isTTY });
    const progress = showProgress(stream as unknown as WriteStream);
    progress.advance(1, 9);
    progress.advance(2, 9);
    progress.end();
    return String(stream.read() ?? '');
  } finally {
    if (before === undefined) delete process.env.CI;
    else process.env.CI = before;
  }
}

test('progress is shown on a terminal, and wiped away at the end', () => {
  const text = written(true, undefined);
  assert.match(text, /1 of 9 scenarios/);
  assert.doesNotMatch(text, /2 of 9/, 'not more often than a person can read');
  // eslint-disable-next-line no-control-regex -- the sequence that clears a line
  assert.match(text, /\u001b\[1G\u001b\[2K$/);
});

test('progress is shown nowhere else', () => {
  assert.equal(written(false, undefined), '');
  assert.equal(written(true, 'true'), '');
});
