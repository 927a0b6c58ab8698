import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { packageRoot } from '../../harness/package-root.js';
import { VECTORS } from './both-verdicts.js';
import { copiedVectors, flipBit } from './copied-vectors.js';

/** A consumer in another language: how it is started in its folder, or why it cannot be here. */
interface Consumer {
  readonly language: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly absent: string | undefined;
}

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const RUST_TARGET = path.join(packageRoot(), 'dist/rust');

const CONSUMERS: readonly Consumer[] = [
  python(),
  compiled('go', 'go', 'run', '.'),
  compiled('rust', 'cargo', 'run', '--quiet', '--locked', '--target-dir', RUST_TARGET, '--'),
];

/** What each part of an implementation is for, and a vector that notices where it is left out. */
const PARTS: readonly [part: string, vector: RegExp][] = [
  ['canonicity', /^FAILED pool-1\/bytes\/ledger\/encoding\/core-reversed-keys:/m],
  ['signature', /^FAILED pool-1\/bytes\/ledger\/signature\/other-key:/m],
  ['chain', /^FAILED pool-1\/bytes\/ledger\/chain\/swapped:/m],
  ['division', /^FAILED pool-1\/2\.5-/m],
];

for (const consumer of CONSUMERS) {
  describe(`the consumer in ${consumer.language}`, () => {
    it('verifies the vectors, and agrees with all that it runs', (context) => {
      if (isAbsent(consumer, context)) return;
      const { status, stdout, stderr } = consume(consumer, VECTORS);
      assert.equal(status, 0, stdout + stderr);
      const counts =
        /^(\d+) files verified; ran (\d+) ledgers, (\d+) receipts, (\d+) division scenarios: 0 failures$/m.exec(
          stdout,
        );
      assert.ok(counts?.slice(1).every((count) => Number(count) > 0), stdout);
      context.diagnostic(stdout.trim());
    });

    it('refuses a vector that was tampered with', (context) => {
      if (isAbsent(consumer, context)) return;
      const folder = copiedVectors(context);
      flipBit(path.join(folder, 'pool-1/bytes/ledgers.json'), 20_000);
      refuses(consumer, folder, /^refused: bytes\/ledgers\.json/m);
    });

    it('refuses a manifest that was tampered with, and either of its signatures', (context) => {
      if (isAbsent(consumer, context)) return;
      for (const [file, at] of [
        ['MANIFEST.json', 300],
        ['MANIFEST.sig', 40],
        ['MANIFEST.cose', -1],
      ] as const) {
        const folder = copiedVectors(context);
        flipBit(path.join(folder, 'pool-1', file), at);
        refuses(consumer, folder, /^refused: .*MANIFEST/m);
      }
    });

    it('refuses a file that is missing, and one that is not listed', (context) => {
      if (isAbsent(consumer, context)) return;
      const folder = copiedVectors(context);
      renameSync(
        path.join(folder, 'pool-1/scenarios/4.4.json'),
        path.join(folder, 'pool-1/scenarios/4.40.json'),
      );
      refuses(consumer, folder, /^refused: scenarios\/4\.40?\.json/m);
    });

    for (const [part, vector] of PARTS) {
      it(`fails where its implementation leaves out the ${part}`, (context) => {
        if (isAbsent(consumer, context)) return;
        const { status, stdout, stderr } = consume(consumer, VECTORS, '--without', part);
        assert.equal(status, 1, stdout + stderr);
        assert.match(stdout, vector);
      });
    }
  });
}

function refuses(consumer: Consumer, folder: string, why: RegExp): void {
  const { status, stdout, stderr } = consume(consumer, folder);
  assert.equal(status, 1, stdout + stderr);
  assert.match(stdout, why);
}

function consume(consumer: Consumer, folder: string, ...options: readonly string[]): Ended {
  const { command, args, language } = consumer;
  const own = [path.join(folder, 'pool-1'), path.join(folder, 'development-key.pem')];
  const { status, stdout, stderr, error } = spawnSync(command, [...args, ...own, ...options], {
    cwd: path.join(packageRoot(), 'examples/consumers', language),
    encoding: 'utf8',
  });
  return { status, stdout, stderr: `${stderr}${error?.message ?? ''}` };
}

function python(): Consumer {
  const command = path.join(process.env.POOLPROOF_VENV ?? '', 'bin', 'python');
  const isThere = process.env.POOLPROOF_VENV !== undefined && existsSync(command);
  const wanted = 'examples/consumers/python/requirements.txt';
  const absent = `set POOLPROOF_VENV to a Python virtual environment with ${wanted}`;
  return {
    language: 'python',
    command,
    args: ['-B', 'consume.py'],
    absent: isThere ? undefined : absent,
  };
}

function compiled(language: string, command: string, ...args: readonly string[]): Consumer {
  const isThere = spawnSync(command, ['version']).status === 0;
  return { language, command, args, absent: isThere ? undefined : `${command} is not on the path` };
}

/** Skips and says why; in CI the tool has to be there. */
function isAbsent({ absent }: Consumer, context: TestContext): boolean {
  if (absent === undefined) return false;
  assert.notEqual(process.env.CI, 'true', absent);
  context.skip(absent);
  return true;
}
