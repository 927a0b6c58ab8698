import { createHash } from 'node:crypto';
import type { AdapterMethod } from '../../../harness/adapter/contract/adapter.js';
import type { Json, JsonObject } from '../../../harness/adapter/contract/json.js';
import type { NullImplementation } from '../null-implementation.js';
import { nullPasses } from './null-passes.js';

type Decide = (row: JsonObject) => string;

interface WireRow {
  readonly quota: { readonly limit: number; readonly used: number };
  readonly request: { readonly quantity: number };
  readonly reservations: readonly JsonObject[];
  readonly evidence: { readonly ref: string };
  readonly reported_reservation_total: number;
  readonly capacity_allocatable: Json;
  readonly override: Json;
}

const describe = (name: string): AdapterMethod => {
  const implementation = { name, version: '0' };
  const standards = [{ id: 'arc-004/1', modules: ['core'] }];
  return () => ({ protocol: 1, implementation, standards });
};

/** Decides without looking, beside figures that are copied from the row where it has them. */
function shapely(name: string, decide: Decide): NullImplementation {
  return {
    name,
    adapter: {
      describe: describe(name),
      'arc.decide': (params) => decision(params as unknown as WireRow, decide(params)),
      'arc.commitments': ({ reservations }) => ({
        active_quantity: 0,
        active: [],
        records: (reservations as readonly JsonObject[]).map((each) => ({
          ...each,
          state: 'active',
        })),
      }),
    },
    passes: nullPasses[name] ?? {},
  };
}

function decision(row: WireRow, state: string): JsonObject {
  return {
    admission_state: state,
    contention_state: 'NONE',
    quota_limit: row.quota.limit,
    quota_used: row.quota.used,
    quota_remaining: row.quota.limit,
    effective_quota: row.quota.limit,
    active_reservation: row.reported_reservation_total,
    capacity_allocatable: row.capacity_allocatable,
    free_capacity: row.capacity_allocatable,
    request_quantity: row.request.quantity,
    override: row.override,
    failed_gate: null,
    evidence_ref: row.evidence.ref,
  };
}

/** Gives every call its own params back. */
const echo: NullImplementation = {
  name: 'echo',
  adapter: {
    call: (method: string, params: JsonObject): Json | Promise<Json> =>
      method === 'describe' ? describe('echo')(params) : params,
  },
  passes: nullPasses.echo ?? {},
};

/** Decides by a digest of the row: as good as chance, and the same in each run. */
function byChance(row: JsonObject): string {
  const [byte = 0] = createHash('sha256').update(JSON.stringify(row)).digest();
  return ['ADMITTED', 'ADMITTED_OVERRIDE', 'QUEUED', 'HOLD', 'STALE'][byte % 5] ?? 'UNKNOWN';
}

export const nullImplementations: readonly NullImplementation[] = [
  shapely('admit-all', ({ override }) => (override === null ? 'ADMITTED' : 'ADMITTED_OVERRIDE')),
  shapely('queue-all', () => 'QUEUED'),
  shapely('hold-all', () => 'HOLD'),
  echo,
  shapely('random', byChance),
];
