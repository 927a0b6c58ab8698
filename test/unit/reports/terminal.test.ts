import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type {
  ClauseOutcome,
  ClauseResult,
  Outcome,
  Report,
  ReportedFailure,
  ScenarioResult,
} from '../../../harness/runner/result/result-model.js';
import { OUTCOMES, SEED } from '../../../harness/runner/result/result-model.js';
import { colourWanted, terminalReport, widthOf } from '../../../reports/terminal.js';

const FAILURE: ReportedFailure = {
  kind: 'check',
  message: 'the answer is not what the clause demands',
  call: { index: 0, method: 'pool.claim', params: { pool: 'p' }, answer: { verdict: 'admit' } },
  check: { pointer: '/verdict', op: 'equals', operand: 'queue' },
  got: 'admit',
};

function scenario(line: number, outcome: Outcome, failure?: ReportedFailure): ScenarioResult {
  return {
    id: `demo-1/1-1/${line}`,
    clause: 'demo-1/1-1',
    module: 'core',
    title: 'It holds there',
    uri: 'features/demo-1/it.feature',
    line,
    outcome,
    calls: 1,
    checks: 2,
    ...(failure === undefined ? {} : { failure }),
  };
}

interface Shape {
  readonly outcome: ClauseOutcome;
  readonly scenarios: readonly ScenarioResult[];
  readonly clause?: Partial<ClauseResult>;
  readonly report?: Partial<Report>;
}

/** The report of a run over a standard of one clause. */
function print(
  { outcome, scenarios, clause = {}, report = {} }: Shape,
  colour = false,
  width = Infinity,
): string {
  const verdict = { kind: 'does not conform', text: 'does not conform: it says so' } as const;
  const totals = Object.fromEntries(OUTCOMES.map((each) => [each, 0])) as Record<Outcome, number>;
  const own: ClauseResult = {
    id: 'demo-1/1-1',
    section: '1',
    level: 'MUST',
    basis: 'explicit',
    module: 'core',
    statement: 'It must hold.',
    outcome,
    ...clause,
  };
  const optional: ClauseResult = {
    ...own,
    id: 'demo-1/2-1',
    module: 'extra',
    outcome: 'not claimed',
  };
  const standard = {
    id: 'demo/1',
    revision: 'v1',
    digests: { registry: '00' },
    claimedModules: ['core'],
    verdict,
    totals,
    clauses: [own, optional],
    scenarios,
    probes: [],
  };
  const whole: Report = {
    format: 'poolproof-report/1',
    suite: { name: 'poolproof', version: '1.2.3' },
    implementation: { name: 'mine', version: '4' },
    selection: {},
    seed: SEED,
    verdict,
    exitCode: 1,
    standards: [standard],
    varying: {
      started: '',
      durationMs: 1,
      adapter: { transport: 'stdio', label: './mine' },
      stderr: '',
    },
    end: 'poolproof-report/1',
    ...report,
  };
  return terminalReport(whole, { colour, width, rerun: (id) => `poolproof run --clause ${id}` });
}

describe('the report for a terminal', () => {
  it('shows a failed clause with all that a person needs', () => {
    const text = print({
      outcome: 'failed',
      scenarios: [
        scenario(7, 'passed'),
        scenario(9, 'failed', FAILURE),
        scenario(11, 'failed', FAILURE),
      ],
    });
    assert.equal(
      text,
      `poolproof 1.2.3: mine 4, stdio, ./mine

demo/1 v1
  core   0 of 1 clauses passed  3 scenarios: 1 passed, 2 failed  6 checks
  extra  not claimed

FAILED demo-1/1-1  It must hold.
  scenario  It holds there
            features/demo-1/it.feature:9
  call      pool.claim {"pool":"p"}
  answered  {"verdict":"admit"}
  expected  /verdict is "queue"
  got       "admit"
  as well   features/demo-1/it.feature:11
  rerun     poolproof run --clause demo-1/1-1

demo/1 does not conform: it says so
`,
    );
  });

  it('says what there was not', () => {
    const absent: ReportedFailure = {
      kind: 'check',
      message: FAILURE.message,
      check: { pointer: '/reason', op: 'present' },
    };
    assert.match(
      print({ outcome: 'failed', scenarios: [scenario(1, 'failed', absent)] }),
      /^ {2}got {7}nothing there$/m,
    );
    const silent: ReportedFailure = {
      kind: 'adapter',
      message: 'the adapter broke (timeout): gave no answer',
      call: { index: 0, method: 'pool.claim', params: {} },
    };
    assert.match(
      print({ outcome: 'failed', scenarios: [scenario(1, 'failed', silent)] }),
      /^ {2}answered {2}nothing\n {2}because {3}the adapter broke \(timeout\): gave no answer$/m,
    );
  });

  it('keeps readings and recommendations apart, without effect', () => {
    const failed = [scenario(9, 'failed', FAILURE)];
    const reading = print({ outcome: 'failed', scenarios: failed, clause: { basis: 'reading' } });
    assert.match(
      reading,
      /^For information, without effect on the verdict:\n {2}demo-1\/1-1 {2}read/m,
    );
    assert.doesNotMatch(reading, /^FAILED/m);
    const should = print({ outcome: 'failed', scenarios: failed, clause: { level: 'SHOULD' } });
    assert.match(should, /demo-1\/1-1 {2}recommendation, failed: It must hold\./);
  });

  it('cuts long values and says by how much', () => {
    const long = { ...FAILURE, got: 'x'.repeat(1500) };
    const text = print({ outcome: 'failed', scenarios: [scenario(9, 'failed', long)] });
    assert.match(text, /^ {2}got {7}"x{999}\.\.\. \(502 more characters: --json FILE has them\)$/m);
  });

  it('ends with the last lines of stderr where the run did not go well', () => {
    const varying = {
      started: '',
      durationMs: 1,
      adapter: { transport: 'stdio', label: './mine' },
      stderr: Array.from({ length: 30 }, (_, line) => `line ${line}\n`).join(''),
    };
    const shape: Shape = { outcome: 'passed', scenarios: [], report: { varying } };
    const text = print(shape);
    assert.match(text, /stderr:\n {2}line 20\n/);
    assert.ok(text.endsWith('  line 29\n'));
    assert.doesNotMatch(print({ ...shape, report: { varying, exitCode: 0 } }), /line 29/);
  });

  it('says so where no standard was judged', () => {
    const verdict = { kind: 'could not run', text: 'could not run: nothing is known' } as const;
    const report = { standards: [], verdict, exitCode: 3 };
    assert.match(print({ outcome: 'passed', scenarios: [], report }), /\ncould not run: nothing/);
  });

  it('is coloured only where asked', () => {
    const shape: Shape = { outcome: 'failed', scenarios: [scenario(9, 'failed', FAILURE)] };
    assert.ok(!print(shape).includes('\u001b'));
    assert.ok(print(shape, true).includes('\u001b[31mFAILED demo-1/1-1\u001b[39m'));
  });
});

describe('a narrow terminal', () => {
  const shape: Shape = {
    outcome: 'failed',
    scenarios: [scenario(9, 'failed', FAILURE)],
    clause: { statement: 'A statement that goes on for longer than the terminal is wide.' },
  };

  it('gets prose that is broken between words, and values that are not', () => {
    const text = print(shape, false, 40);
    assert.match(
      text,
      /^FAILED demo-1\/1-1 {2}A statement that goes\n {2}on for longer than the terminal is\n {2}wide\.$/m,
    );
    assert.match(text, /^ {2}answered {2}\{"verdict":"admit"\}$/m);
    assert.match(text, /^ {2}rerun {5}poolproof run --clause demo-1\/1-1$/m);
  });

  it('gets the table as lines', () => {
    assert.match(
      print(shape, false, 40),
      /^ {2}core: 0 of 1 clauses passed\n {4}1 scenarios: 1 failed\n {4}2 checks\n {2}extra: not claimed$/m,
    );
  });

  it('gets colour on the words alone that had it before', () => {
    assert.ok(print(shape, true, 40).includes('\u001b[31mFAILED demo-1/1-1\u001b[39m  A'));
  });

  it('is one that a person looks at', () => {
    assert.equal(widthOf({ isTTY: true, columns: 72 }, {}), 72);
    assert.equal(widthOf({ isTTY: true }, {}), Infinity);
    assert.equal(widthOf({ isTTY: true, columns: 72 }, { CI: '1' }), Infinity);
    assert.equal(widthOf({ columns: 72 }, {}), Infinity);
  });
});

describe('colour', () => {
  it('is wanted on a terminal, unless CI or NO_COLOR is set', () => {
    assert.equal(colourWanted({ isTTY: true }, {}), true);
    assert.equal(colourWanted({ isTTY: true }, { NO_COLOR: '' }), true);
    assert.equal(colourWanted({ isTTY: true }, { NO_COLOR: '1' }), false);
    assert.equal(colourWanted({ isTTY: true }, { CI: 'true' }), false);
    assert.equal(colourWanted({ isTTY: false }, {}), false);
    assert.equal(colourWanted({}, {}), false);
  });
});
