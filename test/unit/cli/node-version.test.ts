import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { packageRoot } from '../../../harness/package-root.js';

const MAIN = fileURLToPath(new URL('../../../harness/cli/main.js', import.meta.url));

/** Starts the program in a Node that says it is of another version. */
async function startUnder(
  version: string,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`;
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`;
  try {
    const args = ['--import', preload, MAIN, '--version'];
    return { code: 0, ...(await promisify(execFile)(process.execPath, args)) };
  } catch (failed) {
    return failed as { code: number; stdout: string; stderr: string };
  }
}

describe('the program', () => {
  for (const version of ['18.20.8', '20.18.3', '21.7.3', '22.11.0', '23.11.1']) {
    it(`refuses Node ${version} politely`, async () => {
      const { code, stdout, stderr } = await startUnder(version);
      assert.equal(
        stderr,
        `poolproof needs Node.js 20.19, 22.12 or 24 and later; this is ${version}.\n`,
      );
      assert.deepEqual([code, stdout], [2, '']);
    });
  }

  for (const version of ['20.19.0', '22.12.0', '24.0.0', '26.1.0']) {
    it(`runs on Node ${version}`, async () => {
      const { code, stdout } = await startUnder(version);
      assert.match(stdout, /^\d+\.\d+\.\d+\n$/);
      assert.equal(code, 0);
    });
  }

  it('refuses what its package says it does not run on', () => {
    const text = readFileSync(join(packageRoot(), 'package.json'), 'utf8');
    const { engines } = JSON.parse(text) as { engines: { node: string } };
    assert.equal(engines.node, '^20.19 || ^22.12 || >=24');
  });
});
