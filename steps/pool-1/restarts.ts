import { Given, Then, When } from '@cucumber/cucumber';
import type { Json } from '../../harness/adapter/contract/json.js';
import { pointerTo } from '../../harness/runner/judging/pointer.js';
import { type RecordedCall, resultOf } from '../../harness/runner/sitting/recording.js';
import { SuiteError } from '../../harness/runner/plan/suite-error.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { ledgerScenario, takeLedger } from './ledger-scenario.js';
import { poolScenario } from './pool-scenario.js';

const usageBefore = new WeakMap<ScenarioWorld, RecordedCall>();

/** A restart is a new pool from the ledger of the old one, under the same tree and steward. */
Given('the pool is restarted from its ledger', async function (this: ScenarioWorld) {
  const scenario = poolScenario(this);
  usageBefore.set(this, await this.call('pool.usage', { pool: scenario.pool }));
  const ledger = ledgerScenario(this);
  ledger.take(await takeLedger(this));
  const call = await restore(this);
  this.require(call, { pointer: '/pool', op: 'present' });
  scenario.use(resultOf(call).pool as Json);
  ledger.restored.push({ pool: scenario.pool, length: ledger.entries.length });
});

When('a pool is restored from the ledger', async function (this: ScenarioWorld) {
  ledgerScenario(this).answer = await restore(this);
});

Then('there is a pool', function (this: ScenarioWorld) {
  const { answer } = ledgerScenario(this);
  this.check(answer, { pointer: '/pool', op: 'present' });
  poolScenario(this).use(resultOf(answer).pool as Json);
});

Then('there is no pool', function (this: ScenarioWorld) {
  const { answer } = ledgerScenario(this);
  this.check(answer, { pointer: '/pool', op: 'absent' });
  this.check(answer, { pointer: '/refused/reason', op: 'present' });
});

Then(
  'every entitlement has spent and holds what it did before the restart',
  async function (this: ScenarioWorld) {
    const { pool, tree } = poolScenario(this);
    const before = usageBefore.get(this);
    if (before === undefined) throw new SuiteError('the pool has not been restarted');
    const after = await this.call('pool.usage', { pool });
    this.check(after, { pointer: '/usage', op: 'present' });
    for (const { id } of tree) {
      for (const [member, absentMeans] of [
        ['spent_uj', '0'],
        ['devices', 0],
      ] as const) {
        const pointer = pointerTo('usage', id as string, member);
        const operand = { call: before.index, pointer, absentMeans };
        this.check(after, { pointer, op: 'sameAs', operand });
      }
    }
  },
);

/** The entries in hand are those that the pool began with. */
Then(
  'the ledger begins with the entries from before the restart',
  async function (this: ScenarioWorld) {
    const { entries } = ledgerScenario(this);
    const call = await this.call('pool.ledger', { pool: poolScenario(this).pool });
    for (const [index, operand] of entries.entries()) {
      this.check(call, { pointer: pointerTo('entries', index), op: 'equals', operand });
    }
  },
);

function restore(world: ScenarioWorld): Promise<RecordedCall> {
  const { tree, steward } = poolScenario(world);
  return world.call('pool.restore', { tree, steward, entries: ledgerScenario(world).entries });
}
