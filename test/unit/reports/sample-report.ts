import {
  type ClauseResult,
  type Outcome,
  OUTCOMES,
  type ProbeResult,
  type Report,
  type ReportedFailure,
  type ScenarioResult,
  SEED,
  type StandardResult,
} from '../../../harness/runner/result/result-model.js';

/** A failed check of a claim's verdict. */
export const FAILED_CHECK: ReportedFailure = {
  kind: 'check',
  message: 'the answer is not what the clause demands',
  before: [
    { index: 0, method: 'pool.open', params: { tree: [] }, answer: { pool: 'p' } },
    { index: 1, method: 'pool.usage', params: { pool: 'p' } },
  ],
  call: { index: 2, method: 'pool.claim', params: { pool: 'p' }, answer: { verdict: 'admit' } },
  check: { pointer: '/verdict', op: 'equals', operand: 'queue' },
  got: 'admit',
};

export function sampleScenario(
  clause: string,
  name: string,
  change: Partial<ScenarioResult> = {},
): ScenarioResult {
  return {
    id: `${clause}/${name}`,
    clause,
    module: 'core',
    title: `Scenario ${name}`,
    uri: 'features/demo-1/it.feature',
    line: 7,
    outcome: 'passed',
    calls: 3,
    checks: 2,
    ...change,
  };
}

export function sampleClause(number: string, change: Partial<ClauseResult> = {}): ClauseResult {
  return {
    id: `demo-1/${number}`,
    section: number.slice(0, number.lastIndexOf('-')),
    level: 'MUST',
    basis: 'explicit',
    module: 'core',
    statement: `What ${number} demands.`,
    outcome: 'passed',
    ...change,
  };
}

export const SAMPLE_PROBE: ProbeResult = {
  id: 'demo-1/probe/open',
  section: '1',
  module: 'core',
  question: 'What does it do there?',
  uri: 'features/demo-1/probes.feature',
  line: 3,
  answer: { id: 'this', sentence: 'It does this.' },
  call: { index: 0, method: 'pool.open', params: {}, answer: { pool: 'p' } },
};

/** A report with one clause of each kind, or with what a test puts in its place. */
export function sampleReport(
  standard: Partial<StandardResult> = {},
  change: Partial<Report> = {},
): Report {
  const verdict = {
    kind: 'does not conform',
    text: 'does not conform: 1 clause failed, 1 of 2 clauses passed',
  } as const;
  const clauses = standard.clauses ?? [
    sampleClause('1.1-1'),
    sampleClause('1.1-2', { outcome: 'failed' }),
    sampleClause('1.2-1', { level: 'SHOULD' }),
    sampleClause('1.2-2', { basis: 'reading', outcome: 'failed' }),
    sampleClause('2-1', { module: 'extra', outcome: 'not claimed' }),
    sampleClause('2-2', { outcome: 'known failure', note: 'under repair' }),
  ];
  const scenarios = standard.scenarios ?? [
    sampleScenario('demo-1/1.1-1', 'fine'),
    sampleScenario('demo-1/1.1-2', 'broken', { outcome: 'failed', failure: FAILED_CHECK }),
    sampleScenario('demo-1/1.1-2', 'beside', { controlOf: 'demo-1/1.1-2/broken' }),
    sampleScenario('demo-1/1.2-1', 'advised'),
    sampleScenario('demo-1/1.2-2', 'read', { outcome: 'failed', failure: FAILED_CHECK }),
    sampleScenario('demo-1/2-1', 'optional', { outcome: 'not claimed', module: 'extra' }),
    sampleScenario('demo-1/2-2', 'known', { outcome: 'known failure', failure: FAILED_CHECK }),
  ];
  const totals = Object.fromEntries(
    OUTCOMES.map((outcome) => [
      outcome,
      scenarios.filter((scenario) => scenario.outcome === outcome).length,
    ]),
  ) as Record<Outcome, number>;
  return {
    format: 'poolproof-report/1',
    suite: { name: 'poolproof', version: '1.2.3' },
    implementation: { name: 'mine', version: '4' },
    selection: {},
    seed: SEED,
    transcript: { calls: 3, sha256: 'ab'.repeat(32) },
    verdict,
    exitCode: 1,
    standards: [
      {
        id: 'demo/1',
        revision: 'v1',
        digests: { registry: 'cd'.repeat(32) },
        claimedModules: ['core'],
        verdict,
        totals,
        probes: [SAMPLE_PROBE],
        ...standard,
        clauses,
        scenarios,
      },
    ],
    varying: {
      started: '2026-01-01T00:00:00.000Z',
      durationMs: 1500,
      adapter: { transport: 'stdio', label: './mine' },
      stderr: 'a line of its log\n',
    },
    end: 'poolproof-report/1',
    ...change,
  };
}

/** The command that tests give for one clause. */
export function sampleRerun(clause: string): string {
  return `poolproof run --adapter-cmd './mine' --clause ${clause}`;
}

/** A report in which many scenarios of many clauses failed, each with values of its own. */
export function manyFailures(count: number): Report {
  const clauses = Array.from({ length: Math.ceil(count / 5) }, (_, at) =>
    sampleClause(`${1 + Math.floor(at / 10)}-${1 + (at % 10)}`, { outcome: 'failed' }),
  );
  const scenarios = Array.from({ length: count }, (_, at) =>
    sampleScenario(clauses[Math.floor(at / 5)]?.id ?? '', `case-${at}`, {
      outcome: 'failed',
      failure: {
        ...FAILED_CHECK,
        got: { entries: Array.from({ length: 40 }, (__, n) => `${at}-${n} and on`) },
      },
    }),
  );
  return sampleReport({ clauses, scenarios });
}
