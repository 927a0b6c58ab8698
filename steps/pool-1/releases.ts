import { Given, Then, When } from '@cucumber/cucumber';
import type { RecordedCall } from '../../harness/runner/sitting/recording.js';
import { SuiteError } from '../../harness/runner/plan/suite-error.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { passesAtDoor } from './door.js';
import { figure } from './figures.js';
import { poolScenario } from './pool-scenario.js';

const lastRelease = new WeakMap<ScenarioWorld, RecordedCall>();

Given(
  '{word} has been released at {figure} uJ read at {grade}',
  async function (this: ScenarioWorld, claim: string, uj: string, grade: string) {
    const call = await release(this, claim, uj, grade);
    this.require(call, { pointer: '/released', op: 'equals', operand: true });
  },
);

When(
  'the claim {string} is released at {figure} uJ read at {grade}',
  async function (this: ScenarioWorld, claim: string, uj: string, grade: string) {
    const call = await release(this, claim, uj, grade);
    lastRelease.set(this, call);
    return passesAtDoor(this, call) ? 'skipped' : undefined;
  },
);

Then('the release is taken', function (this: ScenarioWorld) {
  this.check(releaseOf(this), { pointer: '/released', op: 'equals', operand: true });
});

Then('the release is refused', function (this: ScenarioWorld) {
  const call = releaseOf(this);
  this.check(call, { pointer: '/released', op: 'absent' });
  this.check(call, { pointer: '/refused/reason', op: 'present' });
});

/** An error passes as well: a name may be none that a claim can have. */
Then('nothing is released', function (this: ScenarioWorld) {
  this.check(releaseOf(this), { pointer: '/released', op: 'absent' });
});

function release(
  world: ScenarioWorld,
  claim: string,
  uj: string,
  grade: string,
): Promise<RecordedCall> {
  const actual = { uj: String(figure(uj, world.description)), grade };
  return world.call('pool.release', { pool: poolScenario(world).pool, claim, actual });
}

function releaseOf(world: ScenarioWorld): RecordedCall {
  const call = lastRelease.get(world);
  if (call === undefined) throw new SuiteError('no claim has been released in this scenario');
  return call;
}
