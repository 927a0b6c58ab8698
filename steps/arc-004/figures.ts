import { type DataTable, Then } from '@cucumber/cucumber';
import type { Json } from '../../harness/adapter/contract/json.js';
import type { RecordedCall } from '../../harness/runner/sitting/recording.js';
import { SuiteError } from '../../harness/runner/plan/suite-error.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { rowsOf } from '../table.js';
import { callsOf, DECIDE, lastCall } from './calls.js';

/** The words that features use for what a decision shows. */
const FIGURES: Readonly<Record<string, string>> = {
  'quota limit': 'quota_limit',
  'quota used': 'quota_used',
  'quota remaining': 'quota_remaining',
  'effective quota': 'effective_quota',
  'active reservation': 'active_reservation',
  'allocatable capacity': 'capacity_allocatable',
  'free capacity': 'free_capacity',
  'requested quantity': 'request_quantity',
  contention: 'contention_state',
};

const WORDS: Readonly<Record<string, Json>> = {
  unknown: null,
  overbooked: 'ENTITLEMENT_OVERBOOKED',
  none: 'NONE',
};

Then('these are the figures', function (this: ScenarioWorld, table: DataTable) {
  for (const { figure, value } of rowsOf(table, { required: ['figure', 'value'] })) {
    checkFigure(this, lastCall(this, DECIDE), figure, value);
  }
});

Then(
  'these are the figures of the two decisions',
  function (this: ScenarioWorld, table: DataTable) {
    const [first, second] = callsOf(this, DECIDE);
    if (first === undefined || second === undefined)
      throw new SuiteError('two decisions are needed');
    for (const row of rowsOf(table, { required: ['figure', 'first', 'second'] })) {
      checkFigure(this, first, row.figure, row.first);
      checkFigure(this, second, row.figure, row.second);
    }
  },
);

Then('the contention is {word}', function (this: ScenarioWorld, value: string) {
  checkFigure(this, lastCall(this, DECIDE), 'contention', value);
});

/** Where a figure stands in a decision. */
export function pointerToFigure(figure: string): string {
  const member = FIGURES[figure];
  if (member === undefined) {
    throw new SuiteError(`"${figure}" is no figure; there are ${Object.keys(FIGURES).join(', ')}`);
  }
  return `/${member}`;
}

function checkFigure(
  world: ScenarioWorld,
  call: RecordedCall,
  figure: string,
  value: string,
): void {
  const operand = WORDS[value] === undefined ? Number(value) : WORDS[value];
  if (Number.isNaN(operand)) throw new SuiteError(`"${value}" is no figure`);
  world.check(call, { pointer: pointerToFigure(figure), op: 'equals', operand });
}
