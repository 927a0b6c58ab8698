import Table from 'cli-table3';
import {
  type Outcome,
  OUTCOMES,
  type ScenarioResult,
  type StandardResult,
} from '../harness/runner/result/result-model.js';
import { isRequired } from '../harness/runner/result/verdict.js';
import { wrapText } from './wrap-text.js';

/**
 * A line a module: how many of its clauses passed, and what became of its scenarios. Where the
 * terminal is too narrow for that, the scenarios stand on a line of their own.
 *
 * @param width of the terminal, in characters
 */
export function moduleTable(standard: StandardResult, width: number): string {
  const rows = moduleRows(standard);
  const wide = borderless(rows);
  if (wide.every((line) => line.length <= width)) return wide.join('\n');
  const narrow = rows.flatMap(([module = '', passed = '', ...rest]) => [
    `  ${module}: ${passed}`,
    ...rest.filter((cell) => cell !== '').map((cell) => wrapText(`    ${cell}`, width, '      ')),
  ]);
  return narrow.join('\n');
}

function borderless(rows: readonly (readonly string[])[]): string[] {
  const table = new Table({
    chars: BORDERLESS,
    style: { 'padding-left': 2, 'padding-right': 0, border: [], head: [] },
  });
  table.push(...rows.map((row) => [...row]));
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd());
}

function moduleRows({ clauses, scenarios, claimedModules }: StandardResult): string[][] {
  return [...new Set(clauses.map((clause) => clause.module))].map((module) => {
    const own = clauses.filter(
      (clause) => clause.module === module && isRequired(clause) && clause.outcome !== 'not shown',
    );
    if (!claimedModules.includes(module)) return [module, 'not claimed', '', ''];
    const passed = own.filter(({ outcome }) => outcome === 'passed').length;
    const ran = scenarios.filter((scenario) => scenario.module === module);
    const checks = ran.reduce((sum, scenario) => sum + scenario.checks, 0);
    const tally = OUTCOMES.map((outcome) => tallyOf(outcome, ran)).filter((each) => each !== '');
    return [
      module,
      `${passed} of ${own.length} clauses passed`,
      `${ran.length} scenarios: ${tally.join(', ')}`,
      `${checks} checks`,
    ];
  });
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
