import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { JsonObject } from '../../harness/adapter/contract/json.js';
import { itemWhere, pointerTo } from '../../harness/runner/judging/pointer.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { permutationsOf } from '../permutations.js';
import { rowsOf } from '../table.js';
import { figure } from './figures.js';
import { ask, callsOf, firstCall, idsIn, lastCall } from './pure-calls.js';

const ORDER = 'preemption.order';
const ORDER_OF_IDS = '/order/*/id';

/** Without a grade the spending was read by a counter; without attempts all were completed. */
const WORKLOADS = {
  required: ['workload', 'priority', 'spent uJ', 'completed'],
  optional: ['attempted', 'grade'],
} as const;

When(
  'the order of preemption is asked for these workloads',
  async function (this: ScenarioWorld, table: DataTable) {
    return ask(this, ORDER, { workloads: workloadsOf(this, table) });
  },
);

When(
  'the order of preemption is asked for these workloads, listed in every order',
  async function (this: ScenarioWorld, table: DataTable) {
    const listings = permutationsOf(workloadsOf(this, table));
    return ask(this, ORDER, ...listings.map((workloads) => ({ workloads })));
  },
);

Then('they are reclaimed in the order {names}', function (this: ScenarioWorld, operand: string[]) {
  for (const call of callsOf(this)) {
    this.check(call, { pointer: ORDER_OF_IDS, op: 'equals', operand });
  }
});

Then('every listing gives one and the same order', function (this: ScenarioWorld) {
  const { index: call } = firstCall(this);
  for (const other of callsOf(this)) {
    const operand = idsIn(other, 'workloads');
    this.check(other, { pointer: ORDER_OF_IDS, op: 'sameSet', operand });
    const pointer = ORDER_OF_IDS;
    this.check(other, { pointer, op: 'sameAs', operand: { call, pointer } });
  }
});

Then('{word} is the first of them', function (this: ScenarioWorld, workload: string) {
  for (const call of callsOf(this)) {
    this.check(call, { pointer: '/order/0/id', op: 'equals', operand: workload });
  }
});

Then('the cost of {word} is undefined', function (this: ScenarioWorld, workload: string) {
  this.check(lastCall(this), { pointer: costOf(workload), op: 'equals', operand: null });
});

/** For ratios in lowest terms alone: of others both the reduced form and the given one are right. */
Then(
  'the cost of {word} is {figure} uJ for {figure} unit(s)',
  function (this: ScenarioWorld, workload: string, uj: string, units: string) {
    const parts = { uj, units };
    for (const [part, text] of Object.entries(parts)) {
      const operand = String(figure(text, this.description));
      this.check(lastCall(this), { pointer: costOf(workload, part), op: 'equals', operand });
    }
  },
);

Then('the cost of {word} is zero', function (this: ScenarioWorld, workload: string) {
  this.check(lastCall(this), { pointer: costOf(workload, 'uj'), op: 'equals', operand: '0' });
  this.check(lastCall(this), { pointer: costOf(workload, 'units'), op: 'atLeast', operand: '1' });
});

function workloadsOf(world: ScenarioWorld, table: DataTable): JsonObject[] {
  const figureOf = (text: string): string => String(figure(text, world.description));
  return rowsOf(table, WORKLOADS).map((row) => ({
    id: row.workload,
    priority: Number(row.priority),
    spent: { uj: figureOf(row['spent uJ']), grade: row.grade ?? 'HwShunt' },
    completed_units: figureOf(row.completed),
    attempted_units: figureOf(row.attempted ?? row.completed),
  }));
}

function costOf(workload: string, ...members: readonly string[]): string {
  return pointerTo('order', itemWhere('id', workload), 'cost', ...members);
}
