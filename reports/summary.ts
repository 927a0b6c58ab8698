import type {
  ClauseResult,
  Report,
  ReportedFailure,
  StandardResult,
  VerdictKind,
} from '../harness/runner/result/result-model.js';
import { isRequired } from '../harness/runner/result/verdict.js';
import { expectation } from './expectation.js';
import { markdownCode } from './markdown-code.js';
import { BAD_OUTCOMES, outcomeSign } from './outcome-sign.js';

/** A summary of a step may hold 1 MiB, a comment 65,536 characters: this is well below both. */
const MOST_CLAUSES = 50;
const LONGEST_VALUE = 300;

const SIGNS: Readonly<Record<VerdictKind, string>> = {
  conforms: '✅',
  'does not conform': '❌',
  incomplete: '🟡',
  'could not run': '⚠️',
};

/**
 * The report in Markdown, for a pull request or the summary of a CI step. Holds nothing that
 * differs between two runs in which the implementation did the same.
 *
 * @param rerun the command that runs one clause again
 */
export function summary(report: Report, rerun: (clause: string) => string): string {
  const { name, version } = report.implementation as { name: string; version: string };
  const { suite, verdict, standards } = report;
  const clauses = standards.reduce((sum, standard) => sum + standard.clauses.length, 0);
  const scenarios = standards.reduce((sum, standard) => sum + standard.scenarios.length, 0);
  return `${[
    `## ${SIGNS[verdict.kind]} ${standards.length > 1 ? verdict.kind : verdict.text}`,
    ...(standards.length > 1
      ? [standards.map(({ id, verdict: { text } }) => `- ${id} ${text}`).join('\n')]
      : []),
    `${markdownCode(name)} ${markdownCode(version)}, judged by ${suite.name} ${suite.version}.`,
    ...standards.flatMap((standard) => standardBlocks(standard, rerun)),
    `*End of the summary: ${clauses} clauses, ${scenarios} scenarios.*`,
  ].join('\n\n')}\n`;
}

function standardBlocks(standard: StandardResult, rerun: (clause: string) => string): string[] {
  const { id, revision, clauses, probes } = standard;
  const bad = clauses.filter(({ outcome }) => BAD_OUTCOMES.has(outcome));
  const required = bad.filter(isRequired);
  const known = clauses.filter(({ outcome }) => outcome === 'known failure');
  const answered = probes.filter(({ answer }) => answer !== undefined).length;
  return [
    `### ${id} ${revision}`,
    moduleTable(standard),
    ...required
      .slice(0, MOST_CLAUSES)
      .map((clause) => clauseBlock(clause, standard, rerun(clause.id))),
    ...(required.length > MOST_CLAUSES
      ? [`And ${required.length - MOST_CLAUSES} more clauses: index.html has them all.`]
      : []),
    ...list('Known failures', known),
    ...list(
      'For information, without effect on the verdict',
      bad.filter((clause) => !isRequired(clause)),
    ),
    ...(probes.length === 0
      ? []
      : [`${answered} of ${probes.length} questions that the text leaves open were answered.`]),
  ];
}

function moduleTable({ clauses, claimedModules }: StandardResult): string {
  const modules = [...new Set(clauses.map(({ module }) => module))];
  const rows = modules.map((module) => {
    const own = clauses.filter(
      (clause) => clause.module === module && isRequired(clause) && clause.outcome !== 'not shown',
    );
    const passed = own.filter(({ outcome }) => outcome === 'passed').length;
    return claimedModules.includes(module)
      ? `| ${module} | ${passed} of ${own.length} |`
      : `| ${module} | not claimed |`;
  });
  return ['| module | clauses passed |', '|---|---|', ...rows].join('\n');
}

function clauseBlock(
  { id, outcome, statement }: ClauseResult,
  { scenarios }: StandardResult,
  rerun: string,
): string {
  const bad = scenarios.filter((each) => each.clause === id && BAD_OUTCOMES.has(each.outcome));
  const [first] = bad;
  return [
    '<details>',
    `<summary>${outcomeSign(outcome)} <b>${id}</b> ${outcome}: ${htmlText(statement)}</summary>`,
    '',
    ...(first === undefined
      ? []
      : [`- Scenario: ${markdownCode(first.title)}, ${first.uri}:${first.line}`]),
    ...failureLines(first?.failure),
    ...(bad.length > 1 ? [`- And ${bad.length - 1} more scenarios of this clause`] : []),
    `- Run it again: ${markdownCode(rerun)}`,
    '',
    '</details>',
  ].join('\n');
}

function failureLines(failure: ReportedFailure | undefined): string[] {
  if (failure === undefined) return [];
  const { call, check, got, message } = failure;
  return [
    ...(call === undefined
      ? []
      : [`- Call: ${short(`${call.method} ${JSON.stringify(call.params)}`)}`]),
    ...(check === undefined
      ? [`- Because: ${short(message)}`]
      : [
          `- Expected: ${short(expectation(check))}`,
          `- Got: ${got === undefined ? 'nothing there' : short(JSON.stringify(got))}`,
        ]),
  ];
}

function list(title: string, clauses: readonly ClauseResult[]): string[] {
  if (clauses.length === 0) return [];
  const items = clauses.map(
    ({ id, outcome, note }) =>
      `- **${id}** ${outcome}${note === undefined ? '' : `: ${markdownCode(note)}`}`,
  );
  return [`${title}:\n\n${items.join('\n')}`];
}

function short(text: string): string {
  if (text.length <= LONGEST_VALUE) return markdownCode(text);
  return `${markdownCode(text.slice(0, LONGEST_VALUE))} and ${text.length - LONGEST_VALUE} more characters`;
}

function htmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
