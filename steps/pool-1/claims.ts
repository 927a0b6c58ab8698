import { type DataTable, Given, When } from '@cucumber/cucumber';
import type { RecordedCall } from '../../harness/runner/sitting/recording.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { rowsOf } from '../table.js';
import { passesAtDoor } from './door.js';
import { figure } from './figures.js';
import { poolScenario } from './pool-scenario.js';

const CLAIMS = {
  required: ['claim', 'entitlement', 'estimate uJ', 'grade', 'members', 'devices each'],
  optional: ['class'],
} as const;

const THE_CLAIM = 'the claim';

Given('these claims have been admitted', async function (this: ScenarioWorld, table: DataTable) {
  for (const call of await claimAll(this, table)) {
    this.require(call, { pointer: '/verdict', op: 'equals', operand: 'admit' });
  }
});

When('these claims are made in turn', async function (this: ScenarioWorld, table: DataTable) {
  await claimAll(this, table);
});

When(
  '{word} claims {figure} uJ at {grade} for {int} member(s) of {int} device(s)',
  async function (
    this: ScenarioWorld,
    entitlement: string,
    uj: string,
    grade: string,
    members: number,
    devicesEach: number,
  ) {
    const call = await claimOf(this, entitlement, uj, grade, members, devicesEach);
    return passesAtDoor(this, call) ? 'skipped' : undefined;
  },
);

When(
  '{word} claims {figure} uJ at the grade {string} for {int} member(s) of {int} device(s)',
  async function (
    this: ScenarioWorld,
    entitlement: string,
    uj: string,
    grade: string,
    members: number,
    devicesEach: number,
  ) {
    await claimOf(this, entitlement, uj, grade, members, devicesEach);
  },
);

Given(
  '{word} has asked for {figure} uJ at the grade {string}',
  async function (this: ScenarioWorld, entitlement: string, uj: string, grade: string) {
    await claimOf(this, entitlement, uj, grade, 1, 1);
  },
);

/** Makes one claim under the name `the claim`. */
export async function claimOf(
  world: ScenarioWorld,
  entitlement: string,
  uj: string,
  grade: string,
  members: number,
  devicesEach: number,
): Promise<RecordedCall> {
  const scenario = poolScenario(world);
  const claim = {
    id: THE_CLAIM,
    entitlement,
    gang_size: members,
    devices_per_member: devicesEach,
    estimate: { uj: String(figure(uj, world.description)), grade },
  };
  const call = await world.call('pool.claim', { pool: scenario.pool, claim });
  scenario.remember(THE_CLAIM, call);
  return call;
}

/** Makes claims in order. An adapter answers in order, so none waits for the one before. */
async function claimAll(world: ScenarioWorld, table: DataTable): Promise<RecordedCall[]> {
  const scenario = poolScenario(world);
  const rows = rowsOf(table, CLAIMS);
  const calls = await world.callAll(
    'pool.claim',
    rows.map((row) => ({
      pool: scenario.pool,
      claim: {
        id: row.claim,
        entitlement: row.entitlement,
        gang_size: Number(row.members),
        devices_per_member: Number(row['devices each']),
        estimate: { uj: String(figure(row['estimate uJ'], world.description)), grade: row.grade },
        ...(row.class === undefined || row.class === '' ? {} : { class: row.class }),
      },
    })),
  );
  for (const [position, call] of calls.entries()) {
    scenario.remember(rows[position]?.claim ?? '', call);
  }
  return calls;
}
