import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Report } from '../../harness/runner/result/result-model.js';
import { packageRoot } from '../../harness/package-root.js';
import { fixture, MAIN, poolproof, run, temporaryFolder } from './cli.js';

const GUESSING = ['run', '--standard', 'pool/1', '--adapter', fixture('borrows-on-guesses.mjs')];
const ONE_CLAUSE = ['--clause', 'pool-1/4.4-1'];

/** The lines under a failed clause. */
function failedBlock(stdout: string): string {
  const [block = ''] = /^FAILED pool-1\/4\.4-1[^]*?^ {2}rerun .*$/m.exec(stdout) ?? [];
  assert.notEqual(block, '', stdout);
  return block;
}

function rerunOf(block: string): string {
  return /^ {2}rerun +(.*)$/m.exec(block)?.[1] ?? '';
}

describe('a failed clause', () => {
  it('is shown with all that a person needs to see it again', async () => {
    const { stdout, code } = await poolproof([...GUESSING, ...ONE_CLAUSE]);
    assert.equal(code, 1);
    const block = failedBlock(stdout);
    assert.match(block, /^FAILED pool-1\/4\.4-1 {2}\S.*surplus/);
    assert.match(block, /^ {2}scenario {2}\S/m);
    assert.match(block, /^ {12}features\/pool-1\/4\.4-borrowing\.feature:\d+$/m);
    assert.match(block, /^ {2}call {6}pool\.claim \{.*"grade":"Estimator"/m);
    assert.match(block, /^ {2}answered {2}\{"verdict":"admit"/m);
    assert.match(block, /^ {2}expected {2}\/verdict is "/m);
    assert.match(block, /^ {2}got {7}"admit"$/m);
    assert.match(block, /^ {2}rerun {5}node dist\/harness\/cli\/main\.js run --adapter /m);
  });

  it('fails the same way when it is run again by the command shown', async () => {
    // A run of everything: the command shown narrows it down to the one clause.
    const first = failedBlock((await poolproof(GUESSING)).stdout);
    const again = await run('sh', ['-c', rerunOf(first)]);
    assert.equal(again.code, 1);
    // Handles are the adapter's own and count on from one scenario to the next.
    const withoutHandle = (block: string): string => block.replace(/"pool-\d+"/, '"pool"');
    assert.equal(withoutHandle(failedBlock(again.stdout)), withoutHandle(first));
  });

  it('is run again from another folder by the command shown there', async (context) => {
    const cwd = temporaryFolder(context);
    const adapter = join(packageRoot(), fixture('borrows-on-guesses.mjs'));
    const args = [MAIN, 'run', '--adapter', adapter, ...ONE_CLAUSE];
    const first = failedBlock((await run(process.execPath, args, { cwd })).stdout);
    const again = await run('sh', ['-c', rerunOf(first)], { cwd });
    assert.equal(failedBlock(again.stdout), first);
  });
});

describe('what is printed', () => {
  it('is plain, with a file as its reader or with CI or NO_COLOR set', async () => {
    for (const env of [{}, { CI: 'true' }, { NO_COLOR: '1' }, { FORCE_COLOR: '1' }] as const) {
      const { stdout, stderr } = await poolproof([...GUESSING, ...ONE_CLAUSE], { env });
      assert.ok(!(stdout + stderr).includes('\u001b'), JSON.stringify(env));
      assert.equal(stderr, '', 'no progress outside of a terminal');
    }
  });

  /** Whatever a terminal would obey or hide, line ends aside. */
  const OBEYED = /[^\n\P{C}]|[\u2028\u2029]/u;

  it('holds nothing of an adapter that a terminal would obey', async () => {
    const adapter = fixture('writes-to-the-terminal.mjs');
    const { stdout, stderr, code } = await poolproof([
      ...['run', '--adapter', adapter, '--clause', 'pool-1/4.1-1'],
    ]);
    assert.equal(code, 1);
    assert.doesNotMatch(stdout + stderr, OBEYED);
    assert.doesNotMatch(stdout, /^PASSED/m);
    assert.match(stdout, /name \\u001b\[31m/);
    assert.match(stdout, /The last that the adapter wrote to stderr:\n {2}\\u001b/);
  });

  it('says where a value was cut', async () => {
    const adapter = fixture('writes-to-the-terminal.mjs');
    const { stdout } = await poolproof(['run', '--adapter', adapter, '--clause', 'pool-1/4.1-1']);
    assert.match(stdout, /xxx\.\.\. \(\d+ more characters: --json FILE has them\)/);
  });

  it('holds nothing of an adapter that breaks at once, either', async () => {
    const { stderr, code } = await poolproof([
      ...['run', '--adapter', fixture('describes-with-escapes.mjs')],
    ]);
    assert.equal(code, 3);
    assert.match(stderr, /^poolproof: could not run \(protocol\): describe was answered with/);
    assert.doesNotMatch(stderr, OBEYED);
  });
});

describe('report.json', () => {
  const file = join(packageRoot(), 'schemas', 'report.schema.json');
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile<Report>(
    JSON.parse(readFileSync(file, 'utf8')) as object,
  );
  const runs: readonly (readonly string[])[] = [
    ['run'],
    [...GUESSING, ...ONE_CLAUSE, '--module', 'core'],
    ['run', '--adapter', fixture('releases-nothing.mjs')],
    ['run', '--adapter', fixture('exits-on-claims.mjs')],
    ['run', '--adapter', fixture('claims-core-only.mjs'), '--module', 'idle'],
    ['run', '--adapter', fixture('claims-another-standard.mjs')],
  ];
  for (const args of runs) {
    it(`keeps to its schema and ends with its footer: ${args.join(' ')}`, async (context) => {
      const report = join(temporaryFolder(context), 'report.json');
      const { code } = await poolproof([...args, '--json', report]);
      const text = readFileSync(report, 'utf8');
      const value: unknown = JSON.parse(text);
      assert.ok(validate(value), JSON.stringify(validate.errors?.slice(0, 3)));
      assert.equal(value.exitCode, code);
      assert.ok(text.endsWith(',\n  "end": "poolproof-report/1"\n}\n'));
    });
  }

  it('is refused by its schema where a member is missing, added, or of another form', async (context) => {
    const report = join(temporaryFolder(context), 'report.json');
    await poolproof([...GUESSING, ...ONE_CLAUSE, '--json', report]);
    const text = readFileSync(report, 'utf8');
    assert.ok(validate(JSON.parse(text)));
    for (const [find, replacement] of [
      ['"format": "poolproof-report/1"', '"format": "poolproof-report/2"'],
      ['"end": "poolproof-report/1"', '"ended": "poolproof-report/1"'],
      ['"varying": {', '"varying": { "pid": 1,'],
      ['"not shown"', '"hidden"'],
      ['"outcome": "failed"', '"outcome": "flaky"'],
      ['"op": "oneOf"', '"op": "equals", "because": "x"'],
      ['"passed": ', '"skipped": 0, "passed": '],
    ] as const) {
      assert.ok(text.includes(find), find);
      assert.equal(validate(JSON.parse(text.replace(find, replacement))), false, replacement);
    }
  });
});
