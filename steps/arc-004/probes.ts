import { type DataTable, Then } from '@cucumber/cucumber';
import type { Check } from '../../harness/runner/judging/check.js';
import type { AnswerCandidate, ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { decidedAs } from './admission-states.js';
import { DECIDE, lastCall } from './calls.js';
import { pointerToFigure } from './figures.js';

/** An answer that no row can be: refused as a result, or as an error of the protocol. */
const TURNED_AWAY: readonly Check[] = [
  { pointer: '/refused', op: 'present' },
  { pointer: '/error', op: 'present' },
];

Then(
  'what becomes of the request is recorded as one of',
  function (this: ScenarioWorld, table: DataTable) {
    const otherwise: Check = { pointer: '/admission_state', op: 'present' };
    record(this, table, (word) => [word === OTHERWISE ? otherwise : decidedAs(word)]);
  },
);

Then(
  /^the (quota remaining|free capacity) is recorded as one of$/,
  function (this: ScenarioWorld, figure: string, table: DataTable) {
    const pointer = pointerToFigure(figure);
    const checks: Readonly<Record<string, Check>> = {
      'below zero': { pointer, op: 'atMost', operand: '-1' },
      zero: { pointer, op: 'equals', operand: 0 },
      'not given': { pointer, op: 'equals', operand: null },
      [OTHERWISE]: { pointer, op: 'present' },
    };
    record(this, table, (word) => (checks[word] === undefined ? [] : [checks[word]]));
  },
);

const OTHERWISE = 'something else';

/** Records the first word of the table that holds; the words are the registry's answers. */
function record(
  world: ScenarioWorld,
  table: DataTable,
  checksOf: (word: string) => readonly Check[],
): void {
  const [words = []] = table.raw();
  const candidates = words.flatMap((word): AnswerCandidate[] => {
    const answer = word.replaceAll(' ', '-');
    const checks = word === 'turned away' ? TURNED_AWAY : checksOf(word);
    return checks.map((check) => ({ answer, checks: [check] }));
  });
  world.answer(lastCall(world, DECIDE), candidates);
}
