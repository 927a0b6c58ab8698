import Table from 'cli-table3';
import pico from 'picocolors';
import type {
  ClauseResult,
  Outcome,
  Report,
  ReportedFailure,
  ScenarioResult,
  StandardResult,
  VerdictKind,
} from '../harness/runner/result-model.js';
import { OUTCOMES } from '../harness/runner/result-model.js';
import { isRequired } from '../harness/runner/verdict.js';
import { expectation } from './expectation.js';
import { printable } from './printable.js';

export interface TerminalOptions {
  /** Whether to colour; `colourWanted` says when a person would. */
  readonly colour: boolean;
  /** The command that runs one clause again. */
  readonly rerun: (clause: string) => string;
}

const COLOUR = {
  conforms: 'green',
  incomplete: 'yellow',
  'does not conform': 'red',
  'could not run': 'red',
} as const satisfies Record<VerdictKind, string>;

/** Longest value that is printed whole: the JSON report holds every value whole. */
const LONGEST_VALUE = 1000;
const BAD: readonly string[] = [
  'failed',
  'not implemented',
  'stale known failure',
  'could not run',
];

/** The report for a terminal: a line a module, then each clause that broke, then the verdict. */
export function terminalReport(report: Report, options: TerminalOptions): string {
  const colours = pico.createColors(options.colour);
  const { name, version } = report.implementation as { name: string; version: string };
  const { transport, label } = report.varying.adapter;
  const lines = [
    `${report.suite.name} ${report.suite.version}: ${printable(name)} ${printable(version)}, ${transport}, ${printable(label)}`,
  ];
  for (const standard of report.standards) {
    lines.push('', colours.bold(`${standard.id} ${standard.revision}`), moduleTable(standard));
    const bad = standard.clauses.filter(({ outcome }) => BAD.includes(outcome));
    for (const clause of bad.filter(isRequired)) {
      lines.push('', ...clauseLines(clause, standard, options));
    }
    lines.push(
      ...informationLines(
        bad.filter((clause) => !isRequired(clause)),
        standard,
      ),
    );
    lines.push(
      '',
      colours[COLOUR[standard.verdict.kind]](`${standard.id} ${standard.verdict.text}`),
    );
  }
  if (report.standards.length === 0) lines.push('', colours.red(report.verdict.text));
  lines.push(...stderrLines(report));
  return `${lines.join('\n')}\n`;
}

/** Whether to colour a stream: a terminal, outside CI, and nobody asked for none. */
export function colourWanted(
  stream: { readonly isTTY?: boolean },
  env: NodeJS.ProcessEnv,
): boolean {
  return stream.isTTY === true && !env.NO_COLOR && !env.CI;
}

function moduleTable({ clauses, scenarios, claimedModules }: StandardResult): string {
  const table = new Table({
    chars: BORDERLESS,
    style: { 'padding-left': 2, 'padding-right': 0, border: [], head: [] },
  });
  for (const module of new Set(clauses.map((clause) => clause.module))) {
    const own = clauses.filter(
      (clause) => clause.module === module && isRequired(clause) && clause.outcome !== 'not shown',
    );
    if (!claimedModules.includes(module)) {
      table.push([module, 'not claimed', '', '']);
      continue;
    }
    const passed = own.filter(({ outcome }) => outcome === 'passed').length;
    const ran = scenarios.filter((scenario) => scenario.module === module);
    const checks = ran.reduce((sum, scenario) => sum + scenario.checks, 0);
    const tally = OUTCOMES.map((outcome) => tallyOf(outcome, ran)).filter((each) => each !== '');
    table.push([
      module,
      `${passed} of ${own.length} clauses passed`,
      `${ran.length} scenarios: ${tally.join(', ')}`,
      `${checks} checks`,
    ]);
  }
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

const BORDERLESS = Object.fromEntries(
  [
    'top',
    'top-mid',
    'top-left',
    'top-right',
    'bottom',
    'bottom-mid',
    'bottom-left',
    'bottom-right',
    'left',
    'left-mid',
    'mid',
    'mid-mid',
    'right',
    'right-mid',
    'middle',
  ].map((part) => [part, '']),
);

function tallyOf(outcome: Outcome, scenarios: readonly ScenarioResult[]): string {
  const count = scenarios.filter((scenario) => scenario.outcome === outcome).length;
  return count === 0 ? '' : `${count} ${outcome}`;
}

function clauseLines(
  clause: ClauseResult,
  { scenarios }: StandardResult,
  { colour, rerun }: TerminalOptions,
): string[] {
  const colours = pico.createColors(colour);
  const broken = scenarios.filter(
    ({ clause: of, outcome }) => of === clause.id && BAD.includes(outcome),
  );
  const [first, ...others] = broken;
  if (first === undefined) return [];
  return [
    `${colours.red(`${clause.outcome.toUpperCase()} ${clause.id}`)}  ${clause.statement}`,
    `  scenario  ${first.title}`,
    `            ${first.uri}:${first.line}`,
    ...failureLines(first.failure),
    ...(first.outcome === 'stale known failure'
      ? [`  now       it passes: take it out of the known failures`]
      : []),
    ...(others.length === 0
      ? []
      : [`  as well   ${others.map(({ uri, line }) => `${uri}:${line}`).join(' ')}`]),
    `  rerun     ${rerun(clause.id)}`,
  ];
}

/** Recommendations and readings bear on no verdict: a line each says what was done otherwise. */
function informationLines(
  clauses: readonly ClauseResult[],
  { scenarios }: StandardResult,
): string[] {
  const lines = clauses.flatMap(({ id, basis, outcome, statement }) => {
    const said = basis === 'reading' ? 'read otherwise' : `recommendation, ${outcome}`;
    const at = scenarios
      .filter(({ clause, outcome: of }) => clause === id && BAD.includes(of))
      .map(({ uri, line }) => `${uri}:${line}`);
    return [`  ${id}  ${said}: ${statement}`, `    ${at.join(' ')}`];
  });
  return lines.length === 0
    ? []
    : ['', 'For information, without effect on the verdict:', ...lines];
}

function failureLines(failure: ReportedFailure | undefined): string[] {
  if (failure === undefined) return [];
  const { call, check, got, message } = failure;
  return [
    ...(call === undefined
      ? []
      : [
          `  call      ${call.method} ${value(call.params)}`,
          `  answered  ${call.answer === undefined ? 'nothing' : value(call.answer)}`,
        ]),
    ...(check === undefined
      ? [`  because   ${printable(message)}`]
      : [
          `  expected  ${expectation(check)}`,
          `  got       ${got === undefined ? 'nothing there' : value(got)}`,
        ]),
  ];
}

function stderrLines({ varying, exitCode }: Report): string[] {
  if (exitCode === 0 || varying.stderr.trim() === '') return [];
  const last = varying.stderr.trimEnd().split('\n').slice(-10);
  return [
    '',
    'The last that the adapter wrote to stderr:',
    ...last.map((line) => `  ${printable(line)}`),
  ];
}

function value(json: unknown): string {
  const text = printable(JSON.stringify(json));
  if (text.length <= LONGEST_VALUE) return text;
  return `${text.slice(0, LONGEST_VALUE)}... (${text.length - LONGEST_VALUE} more characters: --json FILE has them)`;
}
