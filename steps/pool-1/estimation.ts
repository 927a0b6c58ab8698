import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { Json, JsonObject } from '../../harness/adapter/contract/json.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { rowsOf } from '../table.js';
import { figure } from './figures.js';
import { ask, firstCall, lastCall } from './pure-calls.js';

const DERIVE = 'estimation.derive';

/** What completed claims consumed. An empty class is that of a claim which declared none. */
const OBSERVATIONS = { required: ['class', 'uJ', 'grade'] } as const;

When(
  'an estimate for {string} is derived from these observations',
  async function (this: ScenarioWorld, ofClass: string, table: DataTable) {
    return ask(this, DERIVE, { class: ofClass, observations: observationsOf(this, table) });
  },
);

When(
  'an estimate for {string} is derived from no observations',
  async function (this: ScenarioWorld, ofClass: string) {
    return ask(this, DERIVE, { class: ofClass, observations: [] });
  },
);

When(
  'an estimate for {string} that requires {int} is derived from these observations',
  async function (this: ScenarioWorld, ofClass: string, required: number, table: DataTable) {
    const observations = observationsOf(this, table);
    return ask(this, DERIVE, { class: ofClass, observations, required });
  },
);

When(
  'an estimate for {string} that requires {int} is derived from no observations',
  async function (this: ScenarioWorld, ofClass: string, required: number) {
    return ask(this, DERIVE, { class: ofClass, observations: [], required });
  },
);

When(
  'it is derived again with these among them',
  async function (this: ScenarioWorld, table: DataTable) {
    const { params } = lastCall(this);
    const observations = [
      ...observationsOf(this, table),
      ...(params.observations as readonly Json[]),
    ];
    return ask(this, DERIVE, { ...params, observations });
  },
);

Then('an estimate is derived', function (this: ScenarioWorld) {
  this.check(lastCall(this), { pointer: '/estimate', op: 'present' });
});

Then('the estimate is {figure} uJ', function (this: ScenarioWorld, uj: string) {
  const operand = String(figure(uj, this.description));
  this.check(lastCall(this), { pointer: '/estimate/uj', op: 'equals', operand });
});

Then(
  'the estimate is at least {figure} uJ and at most {figure} uJ',
  function (this: ScenarioWorld, least: string, most: string) {
    const pointer = '/estimate/uj';
    for (const [op, text] of [
      ['atLeast', least],
      ['atMost', most],
    ] as const) {
      const operand = String(figure(text, this.description));
      this.check(lastCall(this), { pointer, op, operand });
    }
  },
);

Then('the estimate is graded {grade}', function (this: ScenarioWorld, grade: string) {
  this.check(lastCall(this), { pointer: '/estimate/grade', op: 'equals', operand: grade });
});

Then('the spread of the observed figures is reported', function (this: ScenarioWorld) {
  this.check(lastCall(this), { pointer: '/spread', op: 'present' });
});

Then('the second estimate is the first', function (this: ScenarioWorld) {
  const { index: call } = firstCall(this);
  const pointer = '/estimate';
  this.check(firstCall(this), { pointer, op: 'present' });
  this.check(lastCall(this), { pointer, op: 'sameAs', operand: { call, pointer } });
});

/** A mixture may be refused as a whole, or what is of another class left out of it. */
Then('the second estimate is the first, or refused', function (this: ScenarioWorld) {
  const { index: call } = firstCall(this);
  const pointer = '/estimate';
  this.check(firstCall(this), { pointer, op: 'present' });
  this.check(lastCall(this), { pointer, op: 'absentOrSameAs', operand: { call, pointer } });
  this.check(lastCall(this), { pointer: '/error', op: 'absent' });
});

/** Declined or refused: with whatever reason, but as an answer and without any figure. */
Then('no estimate is derived', function (this: ScenarioWorld) {
  this.check(lastCall(this), { pointer: '/estimate', op: 'absent' });
  this.check(lastCall(this), { pointer: '/error', op: 'absent' });
});

Then(
  'it is declined, with {int} seen and {int} of them evidence',
  function (this: ScenarioWorld, seen: number, evidence: number) {
    const counts = { seen, evidence };
    for (const [count, operand] of Object.entries(counts)) {
      this.check(lastCall(this), { pointer: `/declined/${count}`, op: 'equals', operand });
    }
  },
);

/** Whoever refuses a mixture of classes need count nothing. */
Then(
  'no estimate is derived, and where counts are given {int} are seen and {int} of them evidence',
  function (this: ScenarioWorld, seen: number, evidence: number) {
    this.check(lastCall(this), { pointer: '/estimate', op: 'absent' });
    const counts = { seen, evidence };
    for (const [count, figure] of Object.entries(counts)) {
      const pointer = `/declined/${count}`;
      this.check(lastCall(this), { pointer, op: 'absentOrOneOf', operand: [figure] });
    }
  },
);

function observationsOf(world: ScenarioWorld, table: DataTable): JsonObject[] {
  return rowsOf(table, OBSERVATIONS).map(({ class: ofClass, uJ, grade }) => ({
    class: ofClass,
    uj: String(figure(uJ, world.description)),
    grade,
  }));
}
