import { After, type DataTable, Given } from '@cucumber/cucumber';
import type { Json, JsonObject } from '../../harness/adapter/contract/json.js';
import { currentRun } from '../../harness/runner/sitting/run-context.js';
import { type RecordedCall, resultOf } from '../../harness/runner/sitting/recording.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { rowsOf } from '../table.js';
import { passesAtDoor } from './door.js';
import { figure } from './figures.js';
import { poolScenario } from './pool-scenario.js';

/** The columns of an entitlement tree. An empty parent is a root, an empty limit is none. */
const TREE = {
  required: ['entitlement', 'parent', 'guarantee uJ', 'guarantee devices', 'weight', 'limit uJ'],
  optional: ['priority'],
} as const;

Given('a pool of these entitlements', async function (this: ScenarioWorld, table: DataTable) {
  const call = await openPool(this, table);
  if (passesAtDoor(this, call)) return 'skipped';
  use(this, call);
  return undefined;
});

Given(
  'a pool of these entitlements, where such a tree is taken',
  async function (this: ScenarioWorld, table: DataTable) {
    const call = await openPool(this, table);
    if (this.endsWhere(call, { pointer: '/pool', op: 'absent' })) return 'skipped';
    use(this, call);
    return undefined;
  },
);

After(async function (this: ScenarioWorld) {
  const { session } = currentRun();
  const closings = poolScenario(this).opened.map((pool) => session.call('pool.close', { pool }));
  // Not every implementation closes pools; a fault while closing is met as the scenario ends.
  await Promise.allSettled(closings);
});

/** Asks for a pool of a table's entitlements, whatever comes of it. */
export function openPool(world: ScenarioWorld, table: DataTable): Promise<RecordedCall> {
  const scenario = poolScenario(world);
  scenario.tree = treeOf(world, table);
  const { tree, steward } = scenario;
  return world.call('pool.open', { tree, steward });
}

function use(world: ScenarioWorld, call: RecordedCall): void {
  world.require(call, { pointer: '/pool', op: 'present' });
  poolScenario(world).use(resultOf(call).pool as Json);
}

function treeOf(world: ScenarioWorld, table: DataTable): JsonObject[] {
  return rowsOf(table, TREE).map((row) => ({
    id: row.entitlement,
    ...(row.parent === '' ? {} : { parent: row.parent }),
    guarantee_uj: String(figure(row['guarantee uJ'], world.description)),
    guarantee_devices: Number(row['guarantee devices']),
    over_quota_weight: Number(row.weight),
    ...(row['limit uJ'] === ''
      ? {}
      : { limit_uj: String(figure(row['limit uJ'], world.description)) }),
    priority: Number(row.priority ?? '0'),
  }));
}
