import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageRoot } from '../../harness/package-root.js';
import { isRunning } from '../unit/adapter/fixtures.js';
import { fixture, MAIN, temporaryFolder } from './cli.js';

const PATIENCE_MS = 10_000;

async function until(holds: () => boolean): Promise<void> {
  const since = performance.now();
  while (!holds()) {
    assert.ok(performance.now() - since < PATIENCE_MS, 'it took too long');
    await sleep(20);
  }
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  it(`a run that is ended by ${signal} takes its adapter along`, async (context) => {
    const folder = temporaryFolder(context);
    const pids = join(folder, 'pids');
    const marker = join(folder, 'marker');
    const command = `"${process.execPath}" ${fixture('breaks-in-run.mjs')} say-nothing pool.claim "${marker}"`;
    const child = spawn(
      process.execPath,
      [MAIN, 'run', '--adapter-cmd', command, '--timeout', '60s'],
      {
        cwd: packageRoot(),
        env: { ...process.env, POOLPROOF_TEST_PIDS: pids },
        stdio: 'ignore',
      },
    );
    await until(() => existsSync(marker)); // the adapter has been asked, and keeps silent
    const adapter = Number(readFileSync(pids, 'utf8'));
    assert.ok(isRunning(adapter));
    child.kill(signal);
    assert.deepEqual(await once(child, 'exit'), [code, null]);
    await until(() => !isRunning(adapter));
  });
}
