import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fixture, poolproof } from './cli.js';

const CLAUSES = ['--clause', 'pool-1/4.1-1', '--clause', 'pool-1/4.1-2'];

describe('an in-process adapter', () => {
  for (const [file, cause] of [
    ['loops-on-claims.mjs', '(timeout): gave no answer to call 3 (pool.claim) within 300 ms'],
    [
      'exits-on-claims.mjs',
      '(exit): ended its thread with exit code 5 while answering call 3 (pool.claim)',
    ],
  ] as const) {
    it(`is given up after three times, and the run lives on: ${file}`, async () => {
      const ended = await poolproof([
        ...['run', '--adapter', fixture(file), '--timeout', '300ms'],
        ...CLAUSES,
      ]);
      assert.ok(ended.stdout.includes(`  because   the adapter broke ${cause}`), ended.stdout);
      assert.match(ended.stdout, /10 scenarios: 3 failed, 7 could not run/);
      assert.equal(ended.code, 3);
      assert.ok(ended.milliseconds < 8000, `it took ${ended.milliseconds.toFixed(0)} ms`);
    });
  }

  for (const [file, cause] of [
    ['no-such-file.mjs', /no-such-file\.mjs.* does not exist/],
    ['worker-exit-at-load.mjs', /exit code 6/],
    ['worker-throw-at-load.mjs', /no licence/],
    ['worker-no-default.mjs', /has no default export/],
    ['worker-wrong-default.mjs', /is no adapter/],
  ] as const) {
    it(`ends the run where it cannot be loaded: ${file}`, async () => {
      const ended = await poolproof(['run', '--adapter', `test/fixtures/hostile/${file}`]);
      assert.match(ended.stderr, /^poolproof: could not run \(spawn\): cannot load the adapter /);
      assert.match(ended.stderr, cause);
      assert.equal(ended.code, 3);
    });
  }
});
