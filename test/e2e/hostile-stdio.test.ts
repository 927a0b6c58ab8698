import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { isRunning } from '../unit/adapter/fixtures.js';
import { type Ended, fixture, poolproof, temporaryFolder } from './cli.js';

/** How often the adapter breaks when it is asked for `method`. */
interface Breaking {
  readonly behaviour: string;
  readonly method: string;
  readonly once?: boolean;
  readonly timeout?: string;
  readonly clauses?: readonly string[];
}

const CLAUSE = 'pool-1/4.1-1'; // five scenarios, of which each makes at least one claim

/**
 * Long enough for a process to start on a busy machine; those who keep silent are given less time
 * than they need.
 */
const PATIENT = '10s';
const SHORT = '2s';

/** Runs the suite against an adapter that breaks, and sees to it that nothing of it is left. */
async function runAgainst(context: TestContext, breaking: Breaking): Promise<Ended> {
  const { behaviour, method, once = false, timeout = PATIENT, clauses = [CLAUSE] } = breaking;
  const folder = temporaryFolder(context);
  const pids = join(folder, 'pids');
  const words = [behaviour, method, ...(once ? [`"${join(folder, 'marker')}"`] : [])];
  const command = `"${process.execPath}" ${fixture('breaks-in-run.mjs')} ${words.join(' ')}`;
  const ended = await poolproof(
    [
      ...['run', '--adapter-cmd', command, '--timeout', timeout],
      ...clauses.flatMap((clause) => ['--clause', clause]),
    ],
    { env: { POOLPROOF_TEST_PIDS: pids } },
  );
  const started = existsSync(pids) ? readFileSync(pids, 'utf8').trim().split('\n') : [];
  assert.ok(started.length > 0, 'the adapter was never started');
  assert.deepEqual(started.map(Number).filter(isRunning), []);
  return ended;
}

const CALL = 'call 3 (pool.claim)';

/** What each behaviour is reported as, where the first claim of a run meets it. */
const FAULTS: readonly (readonly [behaviour: string, cause: string, timeout?: string])[] = [
  ['die', `(exit): died with exit code 3 while answering ${CALL}`],
  [
    'die-in-a-line',
    `(exit): died with exit code 3 while answering ${CALL}, after a partial line: "{\\"jsonr"`,
  ],
  ['be-killed', `(exit): ended by signal SIGKILL while answering ${CALL}`],
  ['say-nothing', `(timeout): gave no answer to ${CALL} within 2000 ms`, SHORT],
  ['answer-much-later', `(timeout): gave no answer to ${CALL} within 2000 ms`, SHORT],
  [
    'half-a-line',
    `(timeout): gave no answer to ${CALL} within 2000 ms, after a partial line: "{\\"jsonr"`,
    SHORT,
  ],
  [
    'log',
    '(protocol): printed a line that is no JSON: "INFO starting" (stdout is for answers; log to stderr)',
  ],
  ['bad-utf8', '(protocol): printed a line that is no UTF-8, from byte 6 of it (0xff)'],
  [
    'bad-result',
    '(schema): result of pool.claim: /verdict must be one of admit, queue, deny, not "perhaps"',
  ],
  ['other-id', `(protocol): answered id 5 where ${CALL} was waiting`],
  ['answer-twice', '(protocol): sent a second answer to call 3'],
  ['long-line', '(protocol): printed a line of more than 67108864 bytes'],
  ['close-stdout', `(exit): closed its standard output while answering ${CALL}`],
  ['die-beside-a-grandchild', `(exit): died with exit code 3 while answering ${CALL}`],
];

describe('an adapter that breaks once, in mid-run', () => {
  for (const [behaviour, cause, timeout] of FAULTS) {
    it(`fails that scenario with its cause, and no other: ${behaviour}`, async (context) => {
      const ended = await runAgainst(context, {
        behaviour,
        method: 'pool.claim',
        once: true,
        ...(timeout === undefined ? {} : { timeout }),
      });
      assert.ok(ended.stdout.includes(`  because   the adapter broke ${cause}`), ended.stdout);
      assert.match(ended.stdout, /5 scenarios: 4 passed, 1 failed/);
      assert.match(ended.stdout, /^FAILED pool-1\/4\.1-1/m);
      assert.equal(ended.code, 1);
      assert.ok(ended.milliseconds < 9000, `it took ${ended.milliseconds.toFixed(0)} ms`);
    });
  }
});

describe('an adapter that breaks before it has said what it is', () => {
  const atDescribe: typeof FAULTS = [
    ['die', '(exit): died with exit code 3 while answering call 1 (describe)'],
    ['say-nothing', '(timeout): gave no answer to call 1 (describe) within 2000 ms', SHORT],
    ['log', '(protocol): printed a line that is no JSON: "INFO starting"'],
    ['bad-utf8', '(protocol): printed a line that is no UTF-8'],
    ['bad-result', '(schema): result of describe: /protocol is missing'],
    ['other-id', '(protocol): answered id 3 where call 1 (describe) was waiting'],
    ['close-stdout', '(exit): closed its standard output while answering call 1 (describe)'],
  ];
  for (const [behaviour, cause, timeout] of atDescribe) {
    it(`ends the run with its cause: ${behaviour}`, async (context) => {
      const ended = await runAgainst(context, {
        behaviour,
        method: 'describe',
        ...(timeout === undefined ? {} : { timeout }),
      });
      assert.ok(ended.stderr.startsWith(`poolproof: could not run ${cause}`), ended.stderr);
      assert.equal(ended.stdout, '');
      assert.equal(ended.code, 3);
    });
  }

  it('ends the run where it cannot be found', async () => {
    const ended = await poolproof(['run', '--adapter-cmd', './no-such-program --now']);
    assert.match(ended.stderr, /^poolproof: could not run \(spawn\): .*no-such-program/);
    assert.equal(ended.code, 3);
  });

  it('ends the run where it dies at its start', async () => {
    const ended = await poolproof([
      ...['run', '--adapter-cmd'],
      `"${process.execPath}" test/fixtures/hostile/misbehave.mjs die-at-start`,
    ]);
    assert.match(
      ended.stderr,
      /^poolproof: could not run \(exit\): died with exit code 4 while answering call 1 \(describe\)\n$/,
    );
    assert.equal(ended.code, 3);
  });
});

describe('an adapter that breaks at every claim', () => {
  for (const [behaviour, timeout, last] of [
    ['die', PATIENT, 'died with exit code 3'],
    ['say-nothing', SHORT, 'gave no answer'],
  ] as const) {
    it(`is given up after three times: ${behaviour}`, async (context) => {
      const ended = await runAgainst(context, {
        behaviour,
        timeout,
        method: 'pool.claim',
        clauses: [CLAUSE, 'pool-1/4.1-2'],
      });
      assert.match(ended.stdout, /10 scenarios: 3 failed, 7 could not run/);
      const given = `because   the adapter broke 3 times in a row, last: ${last}`;
      assert.ok(ended.stdout.includes(given), ended.stdout);
      assert.equal(ended.code, 3);
    });
  }

  it('could not be run also where one clause holds all that is left', async (context) => {
    const ended = await runAgainst(context, { behaviour: 'die', method: 'pool.claim' });
    assert.match(ended.stdout, /5 scenarios: 3 failed, 2 could not run/);
    assert.equal(ended.code, 3);
  });

  it('is judged clause by clause where only the schema refuses its answers', async (context) => {
    const ended = await runAgainst(context, {
      behaviour: 'bad-result',
      method: 'pool.claim',
      clauses: [CLAUSE, 'pool-1/4.1-2'],
    });
    assert.match(ended.stdout, /10 scenarios: 10 failed /);
    assert.match(ended.stdout, /^FAILED pool-1\/4\.1-1/m);
    assert.match(ended.stdout, /^FAILED pool-1\/4\.1-2/m);
    assert.equal(ended.code, 1);
  });

  it('passes, and leaves nothing behind, where all it does is leave processes', async (context) => {
    const ended = await runAgainst(context, {
      behaviour: 'leave-grandchild',
      method: 'pool.claim',
    });
    assert.match(ended.stdout, /5 scenarios: 5 passed/);
    assert.equal(ended.code, 0);
  });
});
