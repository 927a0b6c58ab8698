import { Then, When } from '@cucumber/cucumber';
import { type RecordedCall, resultOf } from '../../harness/runner/sitting/recording.js';
import { SuiteError } from '../../harness/runner/plan/suite-error.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { claimOf } from './claims.js';
import { poolScenario } from './pool-scenario.js';

const estimates = new WeakMap<ScenarioWorld, RecordedCall>();

When(
  'the pool derives an estimate for {string}',
  async function (this: ScenarioWorld, ofClass: string) {
    const { pool } = poolScenario(this);
    estimates.set(this, await this.call('pool.estimate', { pool, class: ofClass }));
  },
);

When(
  '{word} claims that estimate for {int} member(s) of {int} device(s)',
  async function (this: ScenarioWorld, entitlement: string, members: number, devices: number) {
    const { estimate } = resultOf(estimateOf(this));
    const { uj, grade } = estimate as { readonly uj: string | number; readonly grade: string };
    await claimOf(this, entitlement, String(uj), grade, members, devices);
  },
);

Then('the pool has an estimate, graded {grade}', function (this: ScenarioWorld, grade: string) {
  const call = estimateOf(this);
  this.check(call, { pointer: '/estimate/uj', op: 'present' });
  this.check(call, { pointer: '/estimate/grade', op: 'equals', operand: grade });
});

Then(
  'the pool declines for want of evidence: {int} seen, {int} of them evidence',
  function (this: ScenarioWorld, seen: number, evidence: number) {
    const call = estimateOf(this);
    this.check(call, { pointer: '/estimate', op: 'absent' });
    this.check(call, { pointer: '/declined/seen', op: 'equals', operand: seen });
    this.check(call, { pointer: '/declined/evidence', op: 'equals', operand: evidence });
  },
);

function estimateOf(world: ScenarioWorld): RecordedCall {
  const call = estimates.get(world);
  if (call === undefined) throw new SuiteError('no estimate has been asked for');
  return call;
}
