import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { jsonReport } from '../../reports/json.js';
import type { Report } from '../../harness/runner/result/result-model.js';
import { isRequired } from '../../harness/runner/result/verdict.js';
import { MAIN, poolproof, run, temporaryFolder } from './cli.js';

const SERVE = `"${process.execPath}" "${MAIN}" serve`;

async function reportOf(context: TestContext, args: readonly string[]): Promise<string> {
  const file = join(temporaryFolder(context), 'report.json');
  const ended = await poolproof(['run', '--json', file, ...args]);
  assert.equal(ended.code, 0, ended.stdout + ended.stderr);
  return readFileSync(file, 'utf8');
}

/** The text of a report without what may differ between two runs that did the same. */
function lasting(text: string): string {
  const { varying, ...rest } = JSON.parse(text) as Report;
  assert.ok(varying.durationMs > 0);
  return jsonReport(rest as Report);
}

/** The reference on loopback, for as long as the test runs. */
async function serveHttp(context: TestContext): Promise<string> {
  const server = spawn(process.execPath, [MAIN, 'serve', '--http', '0']);
  context.after(async () => {
    server.kill();
    await once(server, 'exit');
  });
  const [url] = (await once(server.stdout.setEncoding('utf8'), 'data')) as [string];
  return url.trim();
}

describe('one contract', () => {
  it('gives the same report through all three doors', async (context) => {
    const inProcess = await reportOf(context, []);
    const stdio = await reportOf(context, ['--adapter-cmd', SERVE]);
    const http = await reportOf(context, ['--adapter-url', await serveHttp(context)]);
    const { varying, standards } = JSON.parse(stdio) as Report;
    assert.equal(varying.adapter.transport, 'stdio');
    assert.ok(standards.some(({ totals }) => totals.passed > 100));
    assert.equal(lasting(stdio), lasting(inProcess));
    assert.equal(lasting(http), lasting(inProcess));
  });

  it('is kept by an implementation in another language, readings aside', async (context) => {
    const python = await run('python3', ['--version']).catch(() => undefined);
    if (python?.code !== 0) {
      assert.notEqual(process.env.CI, 'true', 'python3 is not there');
      context.skip('python3 is not there');
      return;
    }
    const command = 'python3 examples/adapter-python/adapter.py';
    const report = JSON.parse(await reportOf(context, ['--adapter-cmd', command])) as Report;
    const clauses = report.standards.flatMap((standard) => standard.clauses);
    const broken = clauses.filter(({ outcome }) =>
      ['failed', 'not implemented', 'could not run'].includes(outcome),
    );
    assert.deepEqual(broken.filter(isRequired), []);
    assert.ok(broken.every(({ basis }) => basis === 'reading'));
    assert.ok(clauses.filter(({ outcome }) => outcome === 'passed').length > 40);
  });
});
