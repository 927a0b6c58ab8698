import { type DataTable, Given } from '@cucumber/cucumber';
import type { JsonObject } from '../../harness/adapter/contract/json.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { rowsOf } from '../table.js';
import { timeOf, timeOrNull } from './clock.js';
import { rowOf, setLimit, setRequest } from './row.js';

/** An empty expiry, condition or release is one that was not recorded. */
const RESERVATIONS = {
  required: ['reservation', 'owner', 'quantity', 'start', 'expiry'],
  optional: ['release condition', 'released at'],
} as const;

/** An empty cell is a member that was not recorded. */
const OVERRIDE = { required: ['scope', 'quantity', 'at', 'reason', 'authority'] } as const;

/** What section 8 says, as a row; the steps after it say what is different here. */
Given('the worked baseline', function (this: ScenarioWorld) {
  rowOf(this);
});

Given('the scope is not named', function (this: ScenarioWorld) {
  rowOf(this).scope = null;
});

Given('the resource type is not named', function (this: ScenarioWorld) {
  rowOf(this).resource_type = null;
});

Given('the time of the decision is {clock}', function (this: ScenarioWorld, at: string) {
  rowOf(this).at = at;
});

Given(
  'the quota of {word} is {int}',
  function (this: ScenarioWorld, holder: string, limit: number) {
    setLimit(rowOf(this), holder, limit);
  },
);

Given(
  'the quota of {word} is given as {int} where it asks, and as {int} among all quotas',
  function (this: ScenarioWorld, holder: string, asking: number, listed: number) {
    const row = rowOf(this);
    setLimit(row, holder, listed);
    row.quota.limit = asking;
  },
);

Given('{word} asks for {int}', function (this: ScenarioWorld, holder: string, quantity: number) {
  setRequest(rowOf(this), holder, quantity);
});

Given('{int} of that quota is/are used', function (this: ScenarioWorld, used: number) {
  rowOf(this).quota.used = used;
});

Given('these reservations', function (this: ScenarioWorld, table: DataTable) {
  rowOf(this).reservations = rowsOf(table, RESERVATIONS).map((row): JsonObject => ({
    id: row.reservation,
    owner: row.owner,
    quantity: Number(row.quantity),
    start: timeOf(row.start),
    expiry: timeOrNull(row.expiry),
    release_condition: textOrNull(row['release condition']),
    released_at: timeOrNull(row['released at'] ?? ''),
  }));
});

Given('no reservations', function (this: ScenarioWorld) {
  rowOf(this).reservations = [];
});

Given('the reported total of reservations is {int}', function (this: ScenarioWorld, total: number) {
  rowOf(this).reported_reservation_total = total;
});

Given('the reported total of reservations is not given', function (this: ScenarioWorld) {
  rowOf(this).reported_reservation_total = null;
});

Given('the allocatable capacity is {int}', function (this: ScenarioWorld, capacity: number) {
  rowOf(this).capacity_allocatable = capacity;
});

Given('the allocatable capacity is unknown', function (this: ScenarioWorld) {
  rowOf(this).capacity_allocatable = null;
});

Given(
  'the evidence is from {clock} and decides for {int} s',
  function (this: ScenarioWorld, observed: string, seconds: number) {
    Object.assign(rowOf(this).evidence, { observed_at: observed, max_age_s: seconds });
  },
);

Given('the evidence is named {string}', function (this: ScenarioWorld, ref: string) {
  rowOf(this).evidence.ref = ref;
});

Given('the evidence has no reference', function (this: ScenarioWorld) {
  rowOf(this).evidence.ref = null;
});

Given('this override', function (this: ScenarioWorld, table: DataTable) {
  const [row] = rowsOf(table, OVERRIDE);
  if (row === undefined) return;
  rowOf(this).override = {
    scope: textOrNull(row.scope),
    quantity: row.quantity === '' ? null : Number(row.quantity),
    at: timeOrNull(row.at),
    reason: textOrNull(row.reason),
    authority: textOrNull(row.authority),
  };
});

Given('no override', function (this: ScenarioWorld) {
  rowOf(this).override = null;
});

Given('those who may override are {string}', function (this: ScenarioWorld, names: string) {
  rowOf(this).authorities = names.split(', ');
});

function textOrNull(cell = ''): string | null {
  return cell === '' ? null : cell;
}
