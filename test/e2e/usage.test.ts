import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fixture, poolproof, run, MAIN, temporaryFolder } from './cli.js';

/** What is asked for, and what the answer must say. */
const MISUSES: readonly (readonly [args: string, said: RegExp])[] = [
  ['run --nonsense', /unknown option '--nonsense'/],
  ['run extra', /too many arguments for 'run'/],
  ['nonsense', /unknown command 'nonsense'/],
  ['run --clause 4.4-1', /--clause 4\.4-1: there is none of that name; there are pool-1\/4\.4-1/],
  ['run --clause lake-7/1-1', /--clause lake-7\/1-1: .*; poolproof coverage lists all/],
  ['run --module idel', /--module idel: .*; there are core, estimation, idle/],
  ['run --standard pool/9', /--standard pool\/9: .*; there are .*pool\/1/],
  ['run --clause 4.4-1 --adapter-cmd ./no-such-program', /--clause 4\.4-1: /],
  ['run --timeout 5', /--timeout .* '5' is invalid\. Write it as 500ms or 5s/],
  ['run --timeout 0s', /'0s' is invalid/],
  ['run --timeout -1s', /'-1s' is invalid/],
  ['run --timeout 3601s', /'3601s' is invalid/],
  ['run --adapter a.mjs --adapter-url http://127.0.0.1/', /give one of --adapter, --adapter-cmd/],
  ['run --adapter-cmd a --adapter-url http://127.0.0.1/', /give one of --adapter, --adapter-cmd/],
  ['serve --http 65536', /'65536' is invalid\. A port is a number from 0 to 65535/],
  ['coverage --standard lake/7', /--standard lake\/7: there are .*pool\/1/],
  ['coverage --standard pool/1 --spec no-such-file.txt', /no-such-file\.txt: cannot be read/],
];

describe('a command line that asks for what cannot be', () => {
  for (const [args, said] of MISUSES) {
    it(`ends with 2 and says what to write: ${args}`, async () => {
      const ended = await poolproof(args.split(' '));
      assert.match(ended.stderr, said);
      assert.doesNotMatch(ended.stderr, /^ {4}at /m, 'no stack trace');
      assert.equal(ended.stdout, '');
      assert.equal(ended.code, 2);
    });
  }

  const failures = (...entries: object[]): string =>
    JSON.stringify({ format: 'poolproof-known-failures/1', failures: entries });
  const one = { clause: 'pool-1/4.4-1', reason: 'under repair' };
  for (const [title, text, said] of [
    ['is missing', undefined, /known\.json: cannot be read: ENOENT/],
    ['is no JSON', '{', /known\.json: cannot be read: /],
    ['has another format', '{"format": "other/1", "failures": []}', /\/format must be equal/],
    ['names an unknown clause', failures({ ...one, clause: 'pool-1/9-9' }), /named pool-1\/9-9/],
    ['names a clause twice', failures(one, one), /pool-1\/4\.4-1 stands twice/],
    ['gives no reason', failures({ clause: one.clause }), /must have required property 'reason'/],
    [
      'gives an empty reason',
      failures({ ...one, reason: ' ' }),
      /\/failures\/0\/reason must match/,
    ],
    ['says more than it may', failures({ ...one, until: '2030' }), /additional properties/],
  ] as const) {
    it(`ends with 2 where the file of known failures ${title}`, async (context) => {
      const file = join(temporaryFolder(context), 'known.json');
      if (text !== undefined) writeFileSync(file, text);
      const ended = await poolproof(['run', '--known-failures', file]);
      assert.match(ended.stderr, said);
      assert.equal(ended.code, 2);
    });
  }

  it('keeps the result of the run where the report cannot be written', async () => {
    const ended = await poolproof([
      ...['run', '--clause', 'pool-1/4.1-1', '--json', 'no-such-folder/report.json'],
    ]);
    assert.match(ended.stdout, /pool\/1 incomplete: all selected passed/);
    assert.match(ended.stderr, /--json no-such-folder\/report\.json: cannot be written: ENOENT/);
    assert.equal(ended.code, 2);
  });
});

describe('a run that judges nothing', () => {
  it('could not run where no selected module is claimed', async () => {
    const ended = await poolproof([
      ...['run', '--adapter', fixture('claims-core-only.mjs'), '--module', 'idle'],
    ]);
    assert.match(ended.stdout, /could not run: nothing was judged, no clause was selected and run/);
    assert.equal(ended.code, 3);
  });

  it('could not run where the adapter describes no standard that is known', async () => {
    const adapter = ['--adapter', fixture('claims-another-standard.mjs')];
    for (const more of [[], ['--standard', 'pool/1']]) {
      const ended = await poolproof(['run', ...adapter, ...more]);
      assert.match(ended.stdout, /could not run: the adapter describes no standard/);
      assert.equal(ended.code, 3);
    }
  });
});

it('a reader that has had enough, as head, is no fault', async () => {
  const ended = await run('sh', [
    '-c',
    `"${process.execPath}" "${MAIN}" run --clause pool-1/4.1-1 | true`,
  ]);
  assert.deepEqual([ended.stderr, ended.code], ['', 0]);
});

it('the commands explain themselves', async () => {
  for (const [args, said] of [
    [['--help'], /Usage: poolproof/],
    [['run', '--help'], /Exit codes: 0 conforms/],
    [['--version'], /^\d+\.\d+\.\d+\n$/],
  ] as const) {
    const ended = await poolproof(args);
    assert.match(ended.stdout, said);
    assert.equal(ended.code, 0);
  }
});
