import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runAll } from './run-all.js';

test('every mutant is caught by each clause it names, and no null implementation gets further', async (context) => {
  if (!process.env.CI) {
    context.skip('takes many minutes: npm run mutants runs them all, as CI does');
    return;
  }
  const { killed, total, faults } = await runAll([], () => undefined);
  context.diagnostic(`${killed} of ${total} mutants fared as they should`);
  assert.deepEqual(faults, []);
});
