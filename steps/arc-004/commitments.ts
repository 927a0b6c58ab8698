import { Then, When } from '@cucumber/cucumber';
import type { Json, JsonObject } from '../../harness/adapter/contract/json.js';
import { itemWhere, pointerTo } from '../../harness/runner/judging/pointer.js';
import type { RecordedCall } from '../../harness/runner/sitting/recording.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { callsOf, COMMITMENTS, lastCall } from './calls.js';
import { otherOrders } from './orders.js';
import { paramsOf } from './row.js';

When('the commitments are taken at {clock}', async function (this: ScenarioWorld, at: string) {
  await this.call(COMMITMENTS, { reservations: reservationsOf(this), at });
});

When(
  'the commitments are taken at {clock} with their list and members in every order',
  async function (this: ScenarioWorld, at: string) {
    const params = { reservations: reservationsOf(this), at };
    await this.callAll(COMMITMENTS, [params, ...otherOrders(params)]);
  },
);

Then('nothing is committed', function (this: ScenarioWorld) {
  checkCommitted(this, 0, []);
});

Then(
  '{int} is/are committed, by {string}',
  function (this: ScenarioWorld, sum: number, ids: string) {
    checkCommitted(this, sum, ids.split(', '));
  },
);

Then('the records are those that were given', function (this: ScenarioWorld) {
  const call = lastCall(this, COMMITMENTS);
  const given = recordsIn(call);
  this.check(call, {
    pointer: '/records/*/id',
    op: 'sameSet',
    operand: given.map(({ id = null }) => id),
  });
  for (const record of given) {
    for (const [member, operand] of Object.entries(record)) {
      this.check(call, { pointer: memberOf(record, member), op: 'equals', operand });
    }
  }
});

Then(
  /^(\S+) stands as (pending|active|expired|released|expired or released)$/,
  function (this: ScenarioWorld, id: string, states: string) {
    const operand = states.split(' or ');
    const pointer = memberOf({ id }, 'state');
    this.check(lastCall(this, COMMITMENTS), { pointer, op: 'oneOf', operand });
  },
);

Then('every order gives one and the same commitment', function (this: ScenarioWorld) {
  const [first, ...others] = callsOf(this, COMMITMENTS);
  if (first === undefined) return;
  const same = (call: RecordedCall, pointer: string): void => {
    this.check(call, { pointer, op: 'sameAs', operand: { call: first.index, pointer } });
  };
  const active = (first.answer?.kind === 'result' ? first.answer.result : {}) as JsonObject;
  for (const other of others) {
    same(other, '/active_quantity');
    this.check(other, {
      pointer: '/active',
      op: 'sameSet',
      operand: (active.active ?? []) as readonly Json[],
    });
    for (const record of recordsIn(first)) same(other, memberOf(record, 'state'));
  }
});

function checkCommitted(world: ScenarioWorld, sum: number, ids: readonly string[]): void {
  const call = lastCall(world, COMMITMENTS);
  world.check(call, { pointer: '/active_quantity', op: 'equals', operand: sum });
  world.check(call, { pointer: '/active', op: 'sameSet', operand: ids });
}

function reservationsOf(world: ScenarioWorld): readonly Json[] {
  return paramsOf(world).reservations as readonly Json[];
}

function recordsIn(call: RecordedCall): readonly JsonObject[] {
  return call.params.reservations as readonly JsonObject[];
}

/** Records may stand in any order. */
function memberOf({ id }: JsonObject, member: string): string {
  return pointerTo('records', itemWhere('id', id as string), member);
}
