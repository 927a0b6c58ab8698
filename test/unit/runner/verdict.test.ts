import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type {
  ClauseOutcome,
  ClauseResult,
  Outcome,
  ScenarioResult,
  StandardResult,
  VerdictKind,
} from '../../../harness/runner/result/result-model.js';
import { exitCodeOf, overallVerdict, verdictOf } from '../../../harness/runner/result/verdict.js';

function clause(outcome: ClauseOutcome, change: Partial<ClauseResult> = {}): ClauseResult {
  return {
    id: 'demo/1-1',
    section: '1',
    level: 'MUST',
    basis: 'explicit',
    module: 'core',
    statement: 'It holds.',
    outcome,
    ...change,
  };
}

const RECOMMENDED = { level: 'SHOULD' };
const READ = { basis: 'reading' };

describe('verdictOf', () => {
  const cases: readonly (readonly [
    title: string,
    clauses: readonly ClauseResult[],
    kind: VerdictKind,
    text: RegExp,
  ])[] = [
    ['all passed', [clause('passed'), clause('passed')], 'conforms', /2 of 2 clauses passed/],
    ['one failed', [clause('passed'), clause('failed')], 'does not conform', /1 clause failed, 1/],
    ['one not implemented', [clause('not implemented')], 'does not conform', /1 clause failed/],
    ['one stale', [clause('stale known failure')], 'does not conform', /1 clause failed/],
    [
      'one failed, two not run',
      [clause('failed'), clause('could not run'), clause('could not run')],
      'does not conform',
      /1 clause failed, 2 could not run, 0 of 3/,
    ],
    ['one not run', [clause('passed'), clause('could not run')], 'could not run', /1 clause could/],
    ['one not covered', [clause('passed'), clause('not covered')], 'incomplete', /1 of 2 clauses/],
    ['one not selected', [clause('passed'), clause('not selected')], 'incomplete', /1 of 2/],
    ['one known failure', [clause('passed'), clause('known failure')], 'incomplete', /1 known to/],
    ['known failures only', [clause('known failure')], 'incomplete', /1 known to fail, 0 of 1/],
    ['nothing at all', [], 'could not run', /nothing was judged/],
    ['nothing selected', [clause('not selected')], 'could not run', /nothing was judged/],
    ['nothing claimed', [clause('not claimed')], 'could not run', /nothing was judged/],
    ['nothing shown', [clause('not shown')], 'could not run', /nothing was judged/],
    ['one not claimed', [clause('passed'), clause('not claimed')], 'conforms', /1 of 1/],
    ['one not shown', [clause('passed'), clause('not shown')], 'conforms', /1 of 1/],
    [
      'a recommendation and a reading that failed',
      [clause('passed'), clause('failed', RECOMMENDED), clause('failed', READ)],
      'conforms',
      /1 of 1/,
    ],
    [
      'only a recommendation that passed',
      [clause('passed', RECOMMENDED)],
      'could not run',
      /nothing was judged/,
    ],
  ];
  for (const [title, clauses, kind, text] of cases) {
    it(`is "${kind}" with ${title}`, () => {
      const verdict = verdictOf(clauses);
      assert.equal(verdict.kind, kind);
      assert.match(verdict.text, text);
    });
  }
});

interface Ran {
  readonly outcome: Outcome;
  readonly kind?: 'stopped' | 'could-not-run';
}

/** A standard of one clause, as its scenarios make it. */
function standard(ran: readonly Ran[], change: Partial<ClauseResult> = {}): StandardResult {
  const outcomes = ran.map(({ outcome }) => outcome);
  const outcome = outcomes.find((each) => each === 'failed') ?? outcomes.at(-1) ?? 'not selected';
  const clauses = [clause(outcome, change)];
  const scenarios = ran.map(({ outcome: own, kind }): ScenarioResult => ({
    id: 'demo/1-1/it',
    clause: 'demo/1-1',
    module: 'core',
    title: 'It',
    uri: 'features/demo/it.feature',
    line: 1,
    outcome: own,
    calls: 0,
    checks: 0,
    ...(kind === undefined ? {} : { failure: { kind, message: 'left out' } }),
  }));
  const totals = {} as StandardResult['totals'];
  const verdict = verdictOf(clauses);
  return {
    id: 'demo',
    revision: '1',
    digests: { registry: '00' },
    claimedModules: [],
    verdict,
    totals,
    clauses,
    scenarios,
    probes: [],
  };
}

const PASSED = standard([{ outcome: 'passed' }]);
const FAILED = standard([{ outcome: 'passed' }, { outcome: 'failed' }]);
const NOT_RUN = standard([{ outcome: 'could not run', kind: 'could-not-run' }]);

describe('exitCodeOf', () => {
  it('is 0 where all conforms, 1 where anything does not', () => {
    assert.equal(exitCodeOf([PASSED]), 0);
    assert.equal(exitCodeOf([PASSED, FAILED]), 1);
  });

  it('is 3 where anything could not run, whatever else', () => {
    assert.equal(exitCodeOf([]), 3);
    assert.equal(exitCodeOf([PASSED, NOT_RUN]), 3);
    assert.equal(exitCodeOf([FAILED, NOT_RUN]), 3);
    const both = standard([
      { outcome: 'failed' },
      { outcome: 'could not run', kind: 'could-not-run' },
    ]);
    assert.equal(exitCodeOf([both]), 3);
  });

  it('is 1 where the rest was left out by request', () => {
    const stopped = standard([
      { outcome: 'failed' },
      { outcome: 'could not run', kind: 'stopped' },
    ]);
    assert.equal(exitCodeOf([stopped]), 1);
  });

  it('does not count what is no requirement', () => {
    const reading = standard([{ outcome: 'could not run', kind: 'could-not-run' }], READ);
    const conforming = { ...reading, verdict: PASSED.verdict };
    assert.equal(exitCodeOf([conforming]), 0);
  });
});

describe('overallVerdict', () => {
  it('is that of the one standard, or the worst of several', () => {
    assert.deepEqual(overallVerdict([FAILED]), FAILED.verdict);
    assert.equal(overallVerdict([PASSED, FAILED]).kind, 'does not conform');
    assert.equal(overallVerdict([NOT_RUN, FAILED]).kind, 'could not run');
    assert.match(
      overallVerdict([PASSED, FAILED]).text,
      /^demo conforms: .*; demo does not conform/,
    );
    assert.equal(overallVerdict([]).kind, 'could not run');
  });
});
