import { Then, When } from '@cucumber/cucumber';
import { isJsonObject } from '../../harness/adapter/contract/json.js';
import { SuiteError } from '../../harness/runner/plan/suite-error.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { decidedAs, notAdmitted, notAdmittedNorUnknown } from './admission-states.js';
import { callsOf, DECIDE, lastCall } from './calls.js';
import { otherOrders } from './orders.js';
import { paramsOf } from './row.js';

/** The members that every decision has; others are an implementation's own. */
const MEMBERS = [
  'admission_state',
  'contention_state',
  'quota_limit',
  'quota_used',
  'quota_remaining',
  'effective_quota',
  'active_reservation',
  'capacity_allocatable',
  'free_capacity',
  'request_quantity',
  'override',
  'failed_gate',
  'evidence_ref',
] as const;

When('the request is decided', async function (this: ScenarioWorld) {
  await this.call(DECIDE, paramsOf(this));
});

When('the request is decided again, as it was at first', async function (this: ScenarioWorld) {
  const [first] = callsOf(this, DECIDE);
  if (first !== undefined) await this.call(DECIDE, first.params);
});

When(
  'the request is decided with its lists and members in every order',
  async function (this: ScenarioWorld) {
    const params = paramsOf(this);
    await this.callAll(DECIDE, [params, ...otherOrders(params)]);
  },
);

Then('the request is not admitted', function (this: ScenarioWorld) {
  this.check(lastCall(this, DECIDE), notAdmitted());
});

Then('the request is not admitted, nor is the decision unknown', function (this: ScenarioWorld) {
  this.check(lastCall(this, DECIDE), notAdmittedNorUnknown());
});

Then(
  /^the request is (admitted|admitted by the override|queued or rejected|blocked)$/,
  function (this: ScenarioWorld, state: string) {
    this.check(lastCall(this, DECIDE), decidedAs(state));
  },
);

Then(
  /^the decision is (on hold|unknown|disputed|stale)$/,
  function (this: ScenarioWorld, state: string) {
    this.check(lastCall(this, DECIDE), decidedAs(state));
  },
);

Then('the gate that failed is {word}', function (this: ScenarioWorld, operand: string) {
  this.check(lastCall(this, DECIDE), { pointer: '/failed_gate', op: 'equals', operand });
});

Then('the decision names the evidence {string}', function (this: ScenarioWorld, operand: string) {
  this.check(lastCall(this, DECIDE), { pointer: '/evidence_ref', op: 'equals', operand });
});

Then('the last decision is the first one', function (this: ScenarioWorld) {
  checkSame(this, callsOf(this, DECIDE).length - 1);
});

Then('every order gives one and the same decision', function (this: ScenarioWorld) {
  checkSame(this, 1);
});

Then('the decision shows the override in full', function (this: ScenarioWorld) {
  const call = lastCall(this, DECIDE);
  const { override = null } = call.params;
  if (!isJsonObject(override)) throw new SuiteError('the row has no override to be shown');
  for (const [member, operand] of Object.entries(override)) {
    this.check(call, { pointer: `/override/${member}`, op: 'equals', operand });
  }
});

/** Holds the decisions from one on against the first, member by member. */
function checkSame(world: ScenarioWorld, from: number): void {
  const [first, ...others] = callsOf(world, DECIDE);
  for (const other of others.slice(from - 1)) {
    for (const member of MEMBERS) {
      const pointer = `/${member}`;
      const operand = { call: first?.index ?? 0, pointer };
      world.check(other, { pointer, op: 'sameAs', operand });
    }
  }
}
