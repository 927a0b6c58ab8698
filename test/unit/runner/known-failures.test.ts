import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import {
  type KnownFailures,
  KnownFailuresError,
  readKnownFailures,
} from '../../../harness/runner/plan/known-failures.js';
import { demoStandard } from './demo-standard.js';

const folder = mkdtempSync(join(tmpdir(), 'poolproof-known-'));
const file = join(folder, 'known.json');
after(() => {
  rmSync(folder, { recursive: true, force: true });
});

function read(value: unknown): KnownFailures {
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return readKnownFailures(file, [demoStandard]);
}

const FORMAT = { format: 'poolproof-known-failures/1' };
const ENTRY = { clause: 'demo-1/1-1', reason: 'under repair' };

describe('a file of known failures', () => {
  it('names clauses with a reason each', () => {
    assert.deepEqual([...read({ ...FORMAT, failures: [ENTRY] })], [['demo-1/1-1', 'under repair']]);
    assert.equal(read({ ...FORMAT, failures: [] }).size, 0);
  });

  for (const [title, value, message] of [
    ['no JSON', 'clause: demo-1/1-1', /cannot be read/],
    ['a list', [ENTRY], /must be object; expected \{"format"/],
    ['no format', { failures: [] }, /must have required property 'format'/],
    ['another format', { format: 'x/1', failures: [] }, /\/format must be equal to constant/],
    ['no failures', FORMAT, /must have required property 'failures'/],
    ['more members', { ...FORMAT, failures: [], x: 1 }, /must NOT have additional properties/],
    ['a bare id', { ...FORMAT, failures: ['demo-1/1-1'] }, /\/failures\/0 must be object/],
    ['no reason', { ...FORMAT, failures: [{ clause: 'demo-1/1-1' }] }, /property 'reason'/],
    ['a blank reason', { ...FORMAT, failures: [{ ...ENTRY, reason: '\t' }] }, /\/0\/reason/],
    ['an unknown clause', { ...FORMAT, failures: [{ ...ENTRY, clause: 'x' }] }, /is named x$/],
    ['a clause twice', { ...FORMAT, failures: [ENTRY, ENTRY] }, /demo-1\/1-1 stands twice/],
  ] as const) {
    it(`is refused by name: ${title}`, () => {
      assert.throws(
        () => read(value),
        (thrown) =>
          thrown instanceof KnownFailuresError &&
          thrown.message.startsWith(file) &&
          message.test(thrown.message),
      );
    });
  }
});
