import type { JsonObject } from '../../harness/adapter/contract/json.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { timeOf } from './clock.js';

/** The row of one decision, as the steps of a scenario put it together. */
export interface Row {
  scope: string | null;
  resource_type: string | null;
  at: string;
  quota: { holder: string; limit: number; used: number };
  quotas: { readonly holder: string; readonly limit: number }[];
  reservations: JsonObject[];
  reported_reservation_total: number | null;
  capacity_allocatable: number | null;
  request: { id: string; holder: string; quantity: number };
  evidence: { ref: string | null; observed_at: string; max_age_s: number };
  override: JsonObject | null;
  authorities?: string[];
}

/** Section 8: two quotas of 8 on a capacity of 10, 4 reserved for a, b uses 2 and asks for 6. */
export function workedBaseline(): Row {
  return {
    scope: 'eu-1',
    resource_type: 'gpu',
    at: timeOf('20:00'),
    quota: { holder: 'b', limit: 8, used: 2 },
    quotas: [
      { holder: 'a', limit: 8 },
      { holder: 'b', limit: 8 },
    ],
    reservations: [
      {
        id: 'r1',
        owner: 'a',
        quantity: 4,
        start: timeOf('08:00'),
        expiry: timeOf('23:00'),
        release_condition: null,
        released_at: null,
      },
    ],
    reported_reservation_total: 4,
    capacity_allocatable: 10,
    request: { id: 'q1', holder: 'b', quantity: 6 },
    evidence: { ref: 'ev-7', observed_at: timeOf('19:58'), max_age_s: 300 },
    override: null,
  };
}

const rows = new WeakMap<ScenarioWorld, Row>();

/** The scenario's row; steps change it in place. */
export function rowOf(world: ScenarioWorld): Row {
  const known = rows.get(world) ?? workedBaseline();
  rows.set(world, known);
  return known;
}

/** The row as params: a copy, so that later steps do not change a call that was made. */
export function paramsOf(world: ScenarioWorld): JsonObject {
  return structuredClone(rowOf(world)) as unknown as JsonObject;
}

/** Puts a holder's limit into the list of quotas, and into its own quota where it asks. */
export function setLimit(row: Row, holder: string, limit: number): void {
  const others = row.quotas.filter((line) => line.holder !== holder);
  row.quotas = [...others, { holder, limit }];
  if (row.quota.holder === holder) row.quota.limit = limit;
}

/** Makes a holder the one that asks. */
export function setRequest(row: Row, holder: string, quantity: number): void {
  if (row.quota.holder !== holder) {
    const line = row.quotas.find((each) => each.holder === holder);
    row.quota = { holder, limit: line?.limit ?? 0, used: 0 };
  }
  row.request = { ...row.request, holder, quantity };
}
