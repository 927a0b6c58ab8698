import { create, type XMLElement } from 'xmlbuilder';
import type {
  ClauseResult,
  Report,
  ScenarioResult,
  StandardResult,
} from '../harness/runner/result/result-model.js';
import { isRequired } from '../harness/runner/result/verdict.js';
import { expectation } from './expectation.js';
import { printable } from './printable.js';

/** Longest text of one failure, in characters. */
const LONGEST = 8192;

/**
 * The report as JUnit XML: a suite a clause, a case a scenario. What bears on no verdict, and what
 * is known to fail, is skipped and says so, so that a reader of this file and the exit code agree.
 * Holds no times, and so nothing that differs between two runs in which the implementation did the
 * same. A file that was cut is not well-formed.
 *
 * @param rerun the command that runs one clause again
 */
export function junit(report: Report, rerun: (clause: string) => string): string {
  const { suite, standards, implementation } = report;
  const { name, version } = implementation as { name: string; version: string };
  const root = create('testsuites', { encoding: 'UTF-8', invalidCharReplacement: '\ufffd' });
  root.att('name', printable(`${suite.name} ${suite.version}: ${name} ${version}`));
  for (const standard of standards) {
    for (const clause of standard.clauses) addClause(root, clause, standard, rerun(clause.id));
  }
  return `${root.end({ pretty: true })}\n`;
}

function addClause(
  root: XMLElement,
  clause: ClauseResult,
  { scenarios }: StandardResult,
  rerun: string,
): void {
  const own = scenarios.filter((scenario) => scenario.clause === clause.id);
  if (own.length === 0) return;
  const kinds = own.map((scenario) => kindOf(clause, scenario));
  const count = (kind: string): number => kinds.filter((each) => each === kind).length;
  const suite = root.ele('testsuite', {
    name: clause.id,
    tests: own.length,
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped'),
  });
  for (const scenario of own) {
    const testCase = suite.ele('testcase', {
      classname: clause.id,
      name: `${scenario.title} (${scenario.id})`,
      file: scenario.uri,
      line: scenario.line,
    });
    const kind = kindOf(clause, scenario);
    if (kind === 'passed') continue;
    const message = printable(messageOf(clause, scenario));
    const element = testCase.ele(kind, { message });
    if (kind !== 'skipped')
      element.att('type', scenario.outcome).txt(textOf(clause, scenario, rerun));
  }
}

type Kind = 'passed' | 'failure' | 'error' | 'skipped';

function kindOf(clause: ClauseResult, { outcome }: ScenarioResult): Kind {
  if (outcome === 'passed') return 'passed';
  if (outcome === 'not claimed' || outcome === 'known failure' || !isRequired(clause)) {
    return 'skipped';
  }
  return outcome === 'could not run' ? 'error' : 'failure';
}

function messageOf(clause: ClauseResult, { outcome, failure }: ScenarioResult): string {
  if (outcome === 'known failure') return `known failure: ${clause.note ?? ''}`;
  if (outcome === 'not claimed') return `the module ${clause.module} is not claimed`;
  if (outcome === 'stale known failure') {
    return 'it passes by now: take its clause out of the known failures';
  }
  const { check, got, message } = failure ?? { message: outcome };
  const said =
    check === undefined
      ? message
      : `expected: ${expectation(check)}; got: ${got === undefined ? 'nothing there' : JSON.stringify(got)}`;
  return cut(isRequired(clause) ? said : `for information only: ${said}`);
}

function textOf({ statement }: ClauseResult, scenario: ScenarioResult, rerun: string): string {
  const { failure, uri, line } = scenario;
  const call = failure?.call;
  const lines = [
    statement,
    `scenario: ${uri}:${line}`,
    ...(call === undefined
      ? []
      : [
          `call: ${call.method} ${JSON.stringify(call.params)}`,
          `answered: ${call.answer === undefined ? 'nothing' : JSON.stringify(call.answer)}`,
        ]),
    `run it again: ${rerun}`,
  ];
  return lines.map((each) => cut(printable(each))).join('\n');
}

function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}... (cut)`;
}
