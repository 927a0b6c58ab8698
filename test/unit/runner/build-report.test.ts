import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Connector } from '../../../harness/adapter/contract/connection.js';
import { buildReport, type RunFacts } from '../../../harness/runner/result/build-report.js';
import type { Recording } from '../../../harness/runner/sitting/recording.js';
import type { StandardResult } from '../../../harness/runner/result/result-model.js';
import type { ScenarioFact } from '../../../harness/runner/judging/scenario-outcome.js';
import { demoScenario, demoStandard } from './demo-standard.js';

const A = demoScenario(1, 'a');
const B = demoScenario(1, 'b');
const EXTRA = demoScenario(2, 'extra');

const connector: Connector = {
  label: 'nothing',
  transport: 'in-process',
  connect: () => Promise.reject(new Error('a report starts no adapter')),
};

function fact(change: Partial<Recording> = {}, trouble?: string): ScenarioFact {
  const recording: Recording = { scenario: '', calls: [], proofs: 1, ...change };
  return { recording, ...(trouble === undefined ? {} : { trouble }) };
}

const FAILED = fact({ failure: { kind: 'suite', message: 'no' } });

/** The result of the demo standard, of which two scenarios are planned and selected. */
function resultOf(
  facts: Readonly<Record<string, ScenarioFact>>,
  change: Partial<RunFacts> = {},
): StandardResult & { readonly exitCode: number } {
  const report = buildReport({
    started: new Date(0),
    connector,
    description: { implementation: { name: 'it', version: '0' } },
    stderr: '',
    selection: {},
    knownFailures: new Map(),
    judged: [{ standard: demoStandard, claimedModules: new Set(['core']) }],
    planned: [A, B],
    selected: new Set([A, B]),
    facts: new Map(Object.entries(facts)),
    ...change,
  });
  const [standard] = report.standards;
  assert.ok(standard);
  return { ...standard, exitCode: report.exitCode };
}

function outcomes({ scenarios }: StandardResult): string[] {
  return scenarios.map(({ outcome }) => outcome);
}

const KNOWN = { knownFailures: new Map([[A.clause, 'under repair']]) };

describe('emptiness', () => {
  for (const [title, found, message] of [
    ['planned and selected, but did not run', undefined, 'it was planned, but did not run'],
    ['checked nothing', fact({ proofs: 0 }), 'it checked nothing'],
    [
      'has an undefined step',
      fact({}, 'the step "x" is not defined'),
      'the step "x" is not defined',
    ],
  ] as const) {
    it(`fails a scenario that ${title}`, () => {
      const result = resultOf({
        [A.id]: fact(),
        ...(found === undefined ? {} : { [B.id]: found }),
      });
      assert.deepEqual(outcomes(result), ['passed', 'failed']);
      assert.equal(result.scenarios[1]?.failure?.message, message);
      assert.equal(result.exitCode, 1);
    });
  }

  it('is none where an answer proved a scenario early', () => {
    const early = fact({ endedEarly: true }, 'the step "x" was skipped');
    assert.deepEqual(outcomes(resultOf({ [A.id]: early, [B.id]: fact() })), ['passed', 'passed']);
  });

  it('keeps the first cause where a failure left steps out', () => {
    const both = fact({ failure: { kind: 'suite', message: 'cause' } }, 'the step was skipped');
    assert.equal(
      resultOf({ [A.id]: both, [B.id]: fact() }).scenarios[0]?.failure?.message,
      'cause',
    );
  });
});

describe('known failures', () => {
  it('are known where one scenario fails, and only that one', () => {
    const result = resultOf({ [A.id]: FAILED, [B.id]: fact() }, KNOWN);
    assert.deepEqual(outcomes(result), ['known failure', 'passed']);
    assert.equal(result.clauses[0]?.outcome, 'known failure');
    assert.equal(result.clauses[0].note, 'under repair');
    assert.equal(result.exitCode, 0);
  });

  it('are stale where every scenario passes', () => {
    const result = resultOf({ [A.id]: fact(), [B.id]: fact() }, KNOWN);
    assert.equal(result.clauses[0]?.outcome, 'stale known failure');
    assert.equal(result.exitCode, 1);
  });

  it('cover a method that is not implemented', () => {
    const error = { code: -32601, message: 'no' };
    const absent = fact({ failure: { kind: 'not-implemented', call: 0, error } });
    const result = resultOf({ [A.id]: absent, [B.id]: fact() }, KNOWN);
    assert.equal(result.clauses[0]?.outcome, 'known failure');
  });

  it('excuse no adapter that could not run', () => {
    const gone = fact({ failure: { kind: 'could-not-run', message: 'gone' } });
    const result = resultOf({ [A.id]: gone, [B.id]: gone }, KNOWN);
    assert.deepEqual(outcomes(result), ['could not run', 'could not run']);
    assert.equal(result.exitCode, 3);
  });
});

describe('clauses without a scenario that ran', () => {
  it('say why', () => {
    const { clauses } = resultOf({ [A.id]: fact(), [B.id]: fact() });
    assert.deepEqual(
      clauses.map(({ outcome, note }) => [outcome, note]),
      [
        ['passed', undefined],
        ['not claimed', undefined],
        ['not covered', 'not yet written'],
        ['not shown', 'nothing can show it'],
      ],
    );
  });

  it('are not claimed with their scenarios, which count as nothing', () => {
    const planned = [A, B, EXTRA];
    const result = resultOf({ [A.id]: fact(), [B.id]: fact() }, { planned });
    assert.deepEqual(outcomes(result), ['passed', 'passed', 'not claimed']);
    assert.equal(result.totals['not claimed'], 1);
    assert.match(result.verdict.text, /1 of 2 clauses/);
  });

  it('are not selected where something else was', () => {
    const selection = { clauses: [EXTRA.clause] };
    const judged = [{ standard: demoStandard, claimedModules: new Set(['core', 'extra']) }];
    const narrowed = { selection, judged, planned: [A, B, EXTRA], selected: new Set([EXTRA]) };
    const result = resultOf({ [EXTRA.id]: fact() }, narrowed);
    assert.deepEqual(
      result.clauses.map(({ outcome }) => outcome),
      ['not selected', 'passed', 'not selected', 'not shown'],
    );
    assert.equal(result.scenarios.length, 1);
  });
});
