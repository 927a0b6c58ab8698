import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { Json, JsonObject } from '../../harness/adapter/contract/json.js';
import { INTERNAL_ERROR, INVALID_PARAMS } from '../../harness/adapter/contract/connection.js';
import { publicKeyOfSeed } from '../../harness/attacker/public-key.js';
import { pointerTo } from '../../harness/runner/judging/pointer.js';
import { resultOf } from '../../harness/runner/sitting/recording.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { rowsOf } from '../table.js';
import { figure } from './figures.js';
import { ledgerScenario, readLedger, STEWARD, takeLedger } from './ledger-scenario.js';
import { poolScenario } from './pool-scenario.js';
import { testSeed } from './test-keys.js';
import { expectUsage } from './usage.js';

const OTHER = { id: 'another-steward', seed: testSeed('another-steward') };

Given('the ledger is read out', async function (this: ScenarioWorld) {
  ledgerScenario(this).take(await takeLedger(this));
});

Given('the ledger is set aside', async function (this: ScenarioWorld) {
  ledgerScenario(this).setAside = await takeLedger(this);
});

Given('a new pool of the same steward', async function (this: ScenarioWorld) {
  await openAnother(this, poolScenario(this).steward);
});

Given('a new pool of another steward', async function (this: ScenarioWorld) {
  await openAnother(this, OTHER);
});

When('the ledger is replayed', async function (this: ScenarioWorld) {
  await judge(this, 'ledger.replay', STEWARD);
});

When('the ledger is replayed as that of the other steward', async function (this: ScenarioWorld) {
  const { id, seed } = OTHER;
  await judge(this, 'ledger.replay', { id, public_key: publicKeyOfSeed(seed) });
});

Then('the ledger is taken', function (this: ScenarioWorld) {
  const { answer, entries } = ledgerScenario(this);
  this.check(answer, { pointer: '/usage', op: 'present' });
  this.check(answer, { pointer: '/length', op: 'equals', operand: entries.length });
});

Then('the ledger is refused', function (this: ScenarioWorld) {
  const { answer } = ledgerScenario(this);
  this.check(answer, { pointer: '/refused/reason', op: 'present' });
  this.check(answer, { pointer: '/usage', op: 'absent' });
});

Then('the ledger is refused at index {int}', function (this: ScenarioWorld, index: number) {
  const { answer } = ledgerScenario(this);
  this.check(answer, { pointer: '/refused/index', op: 'equals', operand: index });
  this.check(answer, { pointer: '/usage', op: 'absent' });
});

/** A refusal and an error both pass: what is no ledger at all may meet either. */
Then('no usage comes of the ledger', function (this: ScenarioWorld) {
  const { answer } = ledgerScenario(this);
  this.check(answer, { pointer: '/usage', op: 'absent' });
  this.check(answer, {
    pointer: '/error/code',
    op: 'absentOrOneOf',
    operand: [INVALID_PARAMS, INTERNAL_ERROR],
  });
});

Then(
  'by the ledger {word} has spent {figure} uJ and holds {int} device(s)',
  function (this: ScenarioWorld, entitlement: string, uj: string, devices: number) {
    const { answer } = ledgerScenario(this);
    this.check(answer, { pointer: '/usage', op: 'present' });
    expectUsage(this, answer, entitlement, uj, devices);
  },
);

Then('the ledger has {int} entries/entry', async function (this: ScenarioWorld, length: number) {
  const call = await readLedger(this);
  this.check(call, { pointer: '/entries', op: 'present' });
  if (length > 0) this.check(call, { pointer: `/entries/${length - 1}`, op: 'present' });
  this.check(call, { pointer: `/entries/${length}`, op: 'absent' });
});

Then('the ledger reads', async function (this: ScenarioWorld, table: DataTable) {
  ledgerScenario(this).take(await takeLedger(this));
  const call = await judge(this, 'ledger.read', STEWARD);
  const rows = rowsOf(table, {
    required: ['event', 'claim', 'energy uJ', 'grade'],
    optional: ['entitlement', 'class'],
  });
  for (const [index, row] of rows.entries()) {
    const at = (...segments: string[]): string => pointerTo('events', index, ...segments);
    const expected = {
      event: row.event,
      claim: row.claim,
      entitlement: row.entitlement ?? '',
      class: row.class ?? '',
    };
    for (const [member, operand] of Object.entries(expected)) {
      if (operand !== '') this.check(call, { pointer: at(member), op: 'equals', operand });
    }
    const uj = String(figure(row['energy uJ'], this.description));
    this.check(call, { pointer: at('energy', 'uj'), op: 'equals', operand: uj });
    this.check(call, { pointer: at('energy', 'grade'), op: 'equals', operand: row.grade });
    if (row.class === '') this.check(call, { pointer: at('class'), op: 'absent' });
  }
  this.check(call, { pointer: pointerTo('events', rows.length), op: 'absent' });
});

async function openAnother(world: ScenarioWorld, steward: JsonObject) {
  const scenario = poolScenario(world);
  const call = await world.call('pool.open', { tree: scenario.tree, steward });
  world.require(call, { pointer: '/pool', op: 'present' });
  scenario.use(resultOf(call).pool as Json);
}

async function judge(world: ScenarioWorld, method: string, steward: JsonObject) {
  const scenario = ledgerScenario(world);
  const { tree } = poolScenario(world);
  scenario.answer = await world.call(method, { steward, entries: scenario.entries, tree });
  return scenario.answer;
}
