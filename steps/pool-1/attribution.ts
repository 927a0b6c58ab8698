import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { JsonObject } from '../../harness/adapter/contract/json.js';
import { itemWhere, pointerTo } from '../../harness/runner/judging/pointer.js';
import type { RecordedCall } from '../../harness/runner/sitting/recording.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { permutationsOf } from '../permutations.js';
import { rowsOf } from '../table.js';
import { figure } from './figures.js';
import { ask, callsOf, firstCall, idsIn, lastCall } from './pure-calls.js';
import { randomFigure } from './random-figure.js';

const DIVIDE = 'attribution.divide';
const OCCUPANTS = { required: ['occupant', 'weight'] } as const;

When(
  '{figure} uJ at {grade} are divided among these occupants',
  async function (this: ScenarioWorld, uj: string, grade: string, table: DataTable) {
    const device = deviceOf(this, uj, grade);
    return ask(this, DIVIDE, { device, occupants: occupantsOf(this, table) });
  },
);

When(
  '{figure} uJ at {grade} are divided among these occupants, listed in every order',
  async function (this: ScenarioWorld, uj: string, grade: string, table: DataTable) {
    const device = deviceOf(this, uj, grade);
    const listings = permutationsOf(occupantsOf(this, table));
    return ask(this, DIVIDE, ...listings.map((occupants) => ({ device, occupants })));
  },
);

When(
  '{figure} uJ at {grade} are divided among {int} occupant(s) of weight {figure}',
  async function (this: ScenarioWorld, uj: string, grade: string, count: number, each: string) {
    const weight = String(figure(each, this.description));
    const occupants = Array.from({ length: count }, (_, index) => ({ id: `w${index}`, weight }));
    return ask(this, DIVIDE, { device: deviceOf(this, uj, grade), occupants });
  },
);

When(
  '{int} devices are divided among {int} occupants each, figures and weights drawn at random from {string}',
  async function (this: ScenarioWorld, devices: number, count: number, label: string) {
    const draw = randomFigure(label, figure('max', this.description) - 1n);
    const divisions = Array.from({ length: devices }, () => ({
      device: { uj: String(draw()), grade: 'HwShunt' },
      occupants: Array.from({ length: count }, (_, index) => ({
        id: `w${index}`,
        weight: String(draw() + 1n), // were all of them zero, there would be nothing to divide by
      })),
    }));
    return ask(this, DIVIDE, ...divisions);
  },
);

Then('the shares are', function (this: ScenarioWorld, table: DataTable) {
  const call = lastCall(this);
  checkWhoShares(this, call);
  for (const row of rowsOf(table, { required: ['occupant', 'share uJ'] })) {
    const operand = String(figure(row['share uJ'], this.description));
    this.check(call, { pointer: shareOf(row.occupant, 'uj'), op: 'equals', operand });
  }
});

/** Who gets the spare microjoule of a tie is a reading; that exactly one does is not. */
Then(
  '{int} occupant(s) get(s) {figure} uJ and {int} get(s) {figure} uJ',
  function (this: ScenarioWorld, some: number, more: string, others: number, less: string) {
    const operand = [...times(some, more, this), ...times(others, less, this)];
    this.check(lastCall(this), { pointer: '/shares/*/uj', op: 'sameSet', operand });
  },
);

Then('the shares sum to the total', function (this: ScenarioWorld) {
  for (const call of callsOf(this)) {
    const { uj } = call.params.device as { uj: string };
    checkWhoShares(this, call);
    this.check(call, { pointer: '/shares/*/uj', op: 'sumEquals', operand: uj });
  }
});

Then('every share is graded {grade}', function (this: ScenarioWorld, grade: string) {
  checkGrades(this, [grade]);
});

Then('no share is graded HwShunt', function (this: ScenarioWorld) {
  checkGrades(this, ['ModelBased', 'Estimator']);
});

Then('every listing gives each occupant the same share', function (this: ScenarioWorld) {
  const { index: call } = firstCall(this);
  for (const other of callsOf(this)) {
    checkWhoShares(this, other);
    for (const id of idsIn(other, 'occupants')) {
      const pointer = shareOf(id, 'uj');
      this.check(other, { pointer, op: 'sameAs', operand: { call, pointer } });
    }
  }
});

Then('the division is refused', function (this: ScenarioWorld) {
  this.check(lastCall(this), { pointer: '/refused', op: 'present' });
});

function deviceOf(world: ScenarioWorld, uj: string, grade: string): JsonObject {
  return { uj: String(figure(uj, world.description)), grade };
}

function occupantsOf(world: ScenarioWorld, table: DataTable): JsonObject[] {
  return rowsOf(table, OCCUPANTS).map(({ occupant, weight }) => ({
    id: occupant,
    weight: String(figure(weight, world.description)),
  }));
}

/** Shares may stand in any order. */
function shareOf(occupant: string, member: string): string {
  return pointerTo('shares', itemWhere('id', occupant), member);
}

function checkWhoShares(world: ScenarioWorld, call: RecordedCall): void {
  const operand = idsIn(call, 'occupants');
  world.check(call, { pointer: '/shares/*/id', op: 'sameSet', operand });
}

function checkGrades(world: ScenarioWorld, operand: readonly string[]): void {
  const call = lastCall(world);
  for (const id of idsIn(call, 'occupants')) {
    world.check(call, { pointer: shareOf(id, 'grade'), op: 'oneOf', operand });
  }
}

function times(count: number, uj: string, world: ScenarioWorld): string[] {
  return Array.from({ length: count }, () => String(figure(uj, world.description)));
}
