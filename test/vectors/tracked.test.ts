import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { loadStandards } from '../../harness/runner/plan/standards.js';
import { readFolder } from '../../harness/vectors/format/read-folder.js';
import { DEVELOPMENT_KEY, DOCUMENTS } from '../../harness/vectors/format/shared-files.js';
import { SCENARIO_FORMAT, type ScenarioFile } from '../../harness/vectors/format/vector.js';
import { verifyVectors } from '../../harness/vectors/verify/verify-vectors.js';
import { poolproof } from '../e2e/cli.js';
import { VECTORS } from './both-verdicts.js';

const MOST_BYTES = 10_000_000;

/** Moves the clock of a process on by 40 days. */
const ANOTHER_DAY = `
const { now } = Date;
Date.now = () => now() + 3456e6;
globalThis.Date = class extends Date {
  constructor(...of) {
    super(...(of.length > 0 ? of : [Date.now()]));
  }
};`;

describe('the tracked vectors', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'poolproof-vectors-'));
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('are what is emitted now, on another day, in another folder, locale and time zone', async () => {
    const out = path.join(folder, 'emitted');
    const preload = `--import=data:text/javascript,${encodeURIComponent(ANOTHER_DAY)}`;
    const { code, stderr } = await poolproof(['vectors', 'emit', '--out', out], {
      cwd: folder,
      env: { TZ: 'Pacific/Chatham', LC_ALL: 'tr_TR.UTF-8', NODE_OPTIONS: preload },
    });
    assert.equal(code, 0, stderr);
    const emitted = readFolder(out).files;
    const tracked = readFolder(VECTORS).files;
    assert.deepEqual([...emitted.keys()], [...tracked.keys()]);
    const differing = [...emitted].filter(([file, bytes]) => {
      const other = tracked.get(file);
      return other === undefined || Buffer.compare(bytes, other) !== 0;
    });
    assert.deepEqual(
      differing.map(([file]) => file),
      [],
      'npm run vectors makes them anew',
    );
  });

  it('are verified, and small', () => {
    assert.equal(verifyVectors(VECTORS).development, true);
    const bytes = [...readFolder(VECTORS).files.values()].reduce((sum, file) => sum + file.length, 0);
    assert.ok(bytes <= MOST_BYTES, String(bytes));
  });

  it('name live clauses, as their level and basis say them', () => {
    const clauses = new Map(
      loadStandards().flatMap(({ registry }) => registry.clauses.map((each) => [each.id, each])),
    );
    let count = 0;
    for (const { files } of verifyVectors(VECTORS).standards) {
      for (const { vectors } of files.values()) {
        for (const { id, clauses: shown, level, basis } of vectors) {
          count += 1;
          for (const clause of shown) {
            const found = clauses.get(clause);
            assert.ok(found, `${id} names ${clause}, which is not there`);
            if (basis !== 'reading') assert.deepEqual([level, basis], [found.level, found.basis], id);
          }
        }
      }
    }
    assert.ok(count > 0);
  });

  it('show every clause that is shown at all', () => {
    const shown = new Set(
      verifyVectors(VECTORS).standards.flatMap(({ files }) =>
        [...files.values()].flatMap(({ vectors }) => vectors.flatMap((vector) => vector.clauses)),
      ),
    );
    const clauses = loadStandards().flatMap(({ registry }) => registry.clauses);
    const missing = clauses.filter(({ id, notShown, pending }) => {
      return notShown === undefined && pending === undefined && !shown.has(id);
    });
    assert.deepEqual(missing.map(({ id }) => id), []);
  });

  it('hold no checks that their own answers made up', () => {
    // A receipt of the reference in a check would demand its very bytes of everyone.
    for (const { files } of verifyVectors(VECTORS).standards) {
      for (const file of files.values()) {
        if (file.format !== SCENARIO_FORMAT) continue;
        for (const { id, calls } of (file as ScenarioFile).vectors) {
          const checks = JSON.stringify(calls.map((call) => call.checks));
          assert.doesNotMatch(checks, /[0-9a-f]{100}/, id);
        }
      }
    }
  });

  it('stand beside the documents and the key that go with them', () => {
    const files = [...readFolder(VECTORS).files.keys()].filter((file) => !file.includes('/'));
    assert.deepEqual(files, [...DOCUMENTS, DEVELOPMENT_KEY].sort());
  });
});
