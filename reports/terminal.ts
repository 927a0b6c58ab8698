import pico from 'picocolors';
import type {
  ClauseResult,
  Report,
  ReportedFailure,
  StandardResult,
  VerdictKind,
} from '../harness/runner/result/result-model.js';
import { isRequired } from '../harness/runner/result/verdict.js';
import { expectation } from './expectation.js';
import { moduleTable } from './module-table.js';
import { BAD_OUTCOMES } from './outcome-sign.js';
import { printable } from './printable.js';
import { stderrLines } from './stderr-lines.js';
import { wrapText } from './wrap-text.js';

export interface TerminalOptions {
  /** Whether to colour; `colourWanted` says when a person would. */
  readonly colour: boolean;
  /** The command that runs one clause again. */
  readonly rerun: (clause: string) => string;
  /** In characters: prose is broken there, values and commands never. Infinity where it is no one's. */
  readonly width: number;
}

const COLOUR = {
  conforms: 'green',
  incomplete: 'yellow',
  'does not conform': 'red',
  'could not run': 'red',
} as const satisfies Record<VerdictKind, string>;

/** Longest value that is printed whole: the JSON report holds every value whole. */
const LONGEST_VALUE = 1000;

/** The report for a terminal: a line a module, then each clause that broke, then the verdict. */
export function terminalReport(report: Report, options: TerminalOptions): string {
  const colours = pico.createColors(options.colour);
  const { name, version } = report.implementation as { name: string; version: string };
  const { transport, label } = report.varying.adapter;
  const lines = [
    `${report.suite.name} ${report.suite.version}: ${printable(name)} ${printable(version)}, ${transport}, ${printable(label)}`,
  ];
  for (const standard of report.standards) {
    lines.push(
      '',
      colours.bold(`${standard.id} ${standard.revision}`),
      moduleTable(standard, options.width),
    );
    const bad = standard.clauses.filter(({ outcome }) => BAD_OUTCOMES.has(outcome));
    for (const clause of bad.filter(isRequired)) {
      lines.push('', ...clauseLines(clause, standard, options));
    }
    lines.push(
      ...informationLines(
        bad.filter((clause) => !isRequired(clause)),
        standard,
        options.width,
      ),
    );
    lines.push(...knownFailureLines(standard), ...probeLines(standard));
    lines.push(
      '',
      colours[COLOUR[standard.verdict.kind]](`${standard.id} ${standard.verdict.text}`),
    );
  }
  if (report.standards.length === 0) lines.push('', colours.red(report.verdict.text));
  const said = report.exitCode === 0 ? [] : stderrLines(report.varying.stderr);
  if (said.length > 0) lines.push('', ...said);
  return `${lines.join('\n')}\n`;
}

/** Whether to colour a stream: a terminal, outside CI, and nobody asked for none. */
export function colourWanted(
  stream: { readonly isTTY?: boolean },
  env: NodeJS.ProcessEnv,
): boolean {
  return isTerminal(stream, env) && !env.NO_COLOR;
}

/** How wide lines may be, in characters: those of a file, a pipe or CI's log are never broken. */
export function widthOf(
  stream: { readonly isTTY?: boolean; readonly columns?: number },
  env: NodeJS.ProcessEnv,
): number {
  return isTerminal(stream, env) ? (stream.columns ?? Infinity) : Infinity;
}

function isTerminal(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  return stream.isTTY === true && !env.CI;
}

function clauseLines(
  clause: ClauseResult,
  { scenarios }: StandardResult,
  { colour, rerun, width }: TerminalOptions,
): string[] {
  const colours = pico.createColors(colour);
  const broken = scenarios.filter(
    ({ clause: of, outcome }) => of === clause.id && BAD_OUTCOMES.has(outcome),
  );
  const [first, ...others] = broken;
  if (first === undefined) return [];
  const head = `${clause.outcome.toUpperCase()} ${clause.id}`;
  return [
    wrapText(`${head}  ${clause.statement}`, width, '  ').replace(head, colours.red),
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

/** What is known to fail stays in sight, with the reason that was given. */
function knownFailureLines({ clauses }: StandardResult): string[] {
  const known = clauses.filter(({ outcome }) => outcome === 'known failure');
  const lines = known.map(({ id, note = '' }) => `KNOWN FAILURE ${id}  ${printable(note)}`);
  return lines.length === 0 ? [] : ['', ...lines];
}

function probeLines({ probes }: StandardResult): string[] {
  if (probes.length === 0) return [];
  const answered = probes.filter(({ answer }) => answer !== undefined).length;
  const what = `${answered} of ${probes.length} questions that the text leaves open were answered`;
  return ['', `${what}; --json FILE has the answers.`];
}

/** Recommendations and readings bear on no verdict: a line each says what was done otherwise. */
function informationLines(
  clauses: readonly ClauseResult[],
  { scenarios }: StandardResult,
  width: number,
): string[] {
  const lines = clauses.flatMap(({ id, basis, outcome, statement }) => {
    const said = basis === 'reading' ? 'read otherwise' : `recommendation, ${outcome}`;
    const at = scenarios
      .filter(({ clause, outcome: of }) => clause === id && BAD_OUTCOMES.has(of))
      .map(({ uri, line }) => `${uri}:${line}`);
    return [wrapText(`  ${id}  ${said}: ${statement}`, width, '    '), `    ${at.join(' ')}`];
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

function value(json: unknown): string {
  const text = printable(JSON.stringify(json));
  if (text.length <= LONGEST_VALUE) return text;
  return `${text.slice(0, LONGEST_VALUE)}... (${text.length - LONGEST_VALUE} more characters: --json FILE has them)`;
}
