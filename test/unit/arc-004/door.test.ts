import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { AdapterTable } from '../../../harness/adapter/contract/adapter.js';
import { INVALID_PARAMS } from '../../../harness/adapter/contract/connection.js';
import { schemaFault } from '../../../harness/adapter/contract/contract.js';
import { dispatch } from '../../../harness/adapter/serving/dispatch.js';
import type { Json, JsonObject } from '../../../harness/adapter/contract/json.js';
import { loadReferenceAdapter } from '../../../harness/adapter/serving/reference-adapter.js';
import { workedBaseline } from '../../../steps/arc-004/row.js';

const baseline = workedBaseline() as unknown as JsonObject;
const [reservation = {}] = baseline.reservations as readonly JsonObject[];
const override = {
  scope: 'eu-1',
  quantity: 2,
  at: '2026-05-01T19:50:00Z',
  reason: 'outage',
  authority: 'duty',
};

/** The baseline with other members, by a pointer to each: `{'/quota/used': 3}`. */
function changed(changes: Readonly<Record<string, Json>>): JsonObject {
  const params = structuredClone(baseline) as Record<string, unknown>;
  for (const [pointer, value] of Object.entries(changes)) {
    const names = pointer.slice(1).split('/');
    const last = names.pop() ?? '';
    const parent = names.reduce((at, name) => at[name] as Record<string, unknown>, params);
    parent[last] = value;
  }
  return params as JsonObject;
}

const NO_TIMES = [
  ...['2026-05-01T20:00:00', '2026-05-01T22:00:00+02:00', '2026-02-30T20:00:00Z'],
  ...['2026-05-01T24:00:00Z', '2026-06-30T23:59:60Z', 'tonight', '', 5, true, {}, []],
];
const NO_QUANTITIES = [-1, 1.5, 2 ** 32, '4', true, [], {}];
const NO_NAMES = ['', 'a\nb', 'x'.repeat(1025), 5, false, []];

/** Params that are refused, each with the member that the error names. */
const REFUSED: readonly (readonly [member: string, changes: Readonly<Record<string, Json>>])[] = [
  ...[
    ...['/at', '/evidence/observed_at', '/reservations/0/start', '/reservations/0/expiry'],
    ...['/reservations/0/released_at', '/override/at'],
  ].flatMap((member) =>
    NO_TIMES.map((value) => [member, { '/override': { ...override }, [member]: value }] as const),
  ),
  ...[
    ...['/quota/limit', '/quota/used', '/quotas/0/limit', '/reservations/0/quantity'],
    ...['/reported_reservation_total', '/capacity_allocatable', '/request/quantity'],
    ...['/evidence/max_age_s', '/override/quantity'],
  ].flatMap((member) =>
    NO_QUANTITIES.map(
      (value) => [member, { '/override': { ...override }, [member]: value }] as const,
    ),
  ),
  ...[
    ...['/scope', '/resource_type', '/quota/holder', '/quotas/1/holder', '/reservations/0/id'],
    ...['/reservations/0/owner', '/reservations/0/release_condition', '/request/id'],
    ...['/request/holder', '/evidence/ref', '/override/scope', '/override/reason'],
    ...['/override/authority'],
  ].flatMap((member) =>
    NO_NAMES.map((value) => [member, { '/override': { ...override }, [member]: value }] as const),
  ),
  ...[
    ...['/at', '/quota', '/quota/limit', '/quota/used', '/quota/holder', '/quotas'],
    ...['/quotas/0/limit', '/reservations', '/reservations/0/id', '/reservations/0/quantity'],
    ...['/reservations/0/start', '/reported_reservation_total', '/request', '/request/quantity'],
    ...['/evidence', '/evidence/ref', '/evidence/observed_at', '/evidence/max_age_s'],
    ...['/authorities'],
  ].map((member) => [member, { [member]: null }] as const),
  ...[
    ...['/extra', '/quota/remaining', '/quotas/0/used', '/reservations/0/state'],
    ...['/request/priority', '/evidence/grade', '/__proto__'],
  ].map((member) => [member, { [member]: 1 }] as const),
  ['/override/note', { '/override': { ...override, note: '' } }],
  ['/authorities/1', { '/authorities': ['duty', 7] }],
  ['/reservations/0/expiry', { '/reservations/0/expiry': '2026-05-01T07:59:59Z' }],
  [
    '/reservations/2/id',
    { '/reservations': [reservation, { ...reservation, id: 'r2' }, reservation] },
  ],
  ['/quotas/1/holder', { '/quotas/1/holder': 'a' }],
  ['/quota/holder', { '/quota/holder': 'a' }],
];

describe('what arc-004/1 turns away at the door', () => {
  let adapter: AdapterTable;
  before(async () => {
    adapter = await loadReferenceAdapter({ name: 'reference', version: '0' });
  });

  it('names the member, whatever is wrong with it', async () => {
    const faults: string[] = [];
    for (const [member, changes] of REFUSED) {
      const params = member === '/__proto__' ? withOwnProto() : changed(changes);
      const answer = await dispatch(adapter, 'arc.decide', params);
      const isNamed =
        answer.kind === 'error' &&
        answer.error.code === INVALID_PARAMS &&
        ` ${answer.error.message} `.includes(` ${member} `);
      if (!isNamed) faults.push(`${member} ${JSON.stringify(changes)}: ${JSON.stringify(answer)}`);
    }
    assert.deepEqual(faults, []);
  });

  it('names each member that is missing', async () => {
    for (const member of Object.keys(baseline)) {
      const params = Object.fromEntries(
        Object.entries(baseline).filter(([name]) => name !== member),
      );
      const answer = await dispatch(adapter, 'arc.decide', params);
      assert.ok(answer.kind === 'error' && answer.error.message.includes(`/${member} is missing`));
    }
  });

  it('holds the reservations of commitments to the same', async () => {
    const at = '2026-05-01T20:00:00Z';
    const backward = { ...reservation, expiry: '2026-05-01T07:00:00Z' };
    const cases: readonly (readonly [JsonObject, string])[] = [
      [{ reservations: [reservation, backward], at }, '/reservations/1/expiry'],
      [{ reservations: [reservation, reservation], at }, '/reservations/1/id'],
      [{ reservations: [reservation], at: '2026-02-30T20:00:00Z' }, '/at'],
      [{ reservations: [{ ...reservation, note: '' }], at }, '/reservations/0/note'],
    ];
    for (const [params, member] of cases) {
      const answer = await dispatch(adapter, 'arc.commitments', params);
      assert.ok(answer.kind === 'error', member);
      assert.equal(answer.error.code, INVALID_PARAMS);
      assert.ok(answer.error.message.includes(`${member} `), answer.error.message);
    }
  });

  it('takes what may be null, an expiry at the start, and a list of nobody', async () => {
    const params = changed({
      '/scope': null,
      '/resource_type': null,
      '/capacity_allocatable': null,
      '/reservations/0/expiry': reservation.start ?? '',
      '/override': Object.fromEntries(Object.keys(override).map((name) => [name, null])),
      '/authorities': [],
    });
    const answer = await dispatch(adapter, 'arc.decide', params);
    assert.equal(answer.kind, 'result');
  });
});

describe('what a decision may look like', () => {
  const decision = {
    admission_state: 'DEFERRED',
    contention_state: 'NONE',
    quota_limit: 8,
    quota_used: 10,
    quota_remaining: -2,
    effective_quota: 8,
    active_reservation: 4,
    capacity_allocatable: null,
    free_capacity: null,
    request_quantity: 1,
    override: null,
    failed_gate: null,
    evidence_ref: 'ev-7',
  };

  it('any state that is a text, figures below zero, and members of its own', () => {
    assert.equal(schemaFault('result', 'arc.decide', { ...decision, note: [1] }), undefined);
    assert.equal(schemaFault('result', 'arc.decide', { refused: { reason: 'bad' } }), undefined);
  });

  it('no state without a text, no contention and no gate of another name', () => {
    const wrong: readonly JsonObject[] = [
      { admission_state: '' },
      { admission_state: null },
      { contention_state: 'SOME' },
      { failed_gate: 'mood' },
      { quota_remaining: 1.5 },
      { free_capacity: '6' },
    ];
    for (const each of wrong) {
      const [member = ''] = Object.keys(each);
      const fault = schemaFault('result', 'arc.decide', { ...decision, ...each });
      assert.ok(fault?.includes(`/${member}`), `${member}: ${fault ?? 'taken'}`);
    }
  });
});

/** The baseline with an own member of that name, as JSON text makes it. */
function withOwnProto(): JsonObject {
  return JSON.parse(JSON.stringify(baseline).replace('{', '{"__proto__":1,')) as JsonObject;
}
