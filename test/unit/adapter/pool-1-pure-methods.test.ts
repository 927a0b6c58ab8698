import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Connection } from '../../../harness/adapter/contract/connection.js';
import { INVALID_PARAMS } from '../../../harness/adapter/contract/connection.js';
import { directConnector } from '../../../harness/adapter/doors/direct-connector.js';
import type { Json, JsonObject } from '../../../harness/adapter/contract/json.js';
import { loadReferenceAdapter } from '../../../harness/adapter/serving/reference-adapter.js';

const MANY = 100_000;
const TIMEOUT_MS = 5000;
const PAST_U64 = (2n ** 64n).toString();

const device = { uj: '10', grade: 'HwShunt' };
const occupant = { id: 'a', weight: '1' };
const observation = { class: 'training', uj: '10', grade: 'HwShunt' };
const running = { id: 'a', priority: 0, spent: device, completed_units: '1', attempted_units: '1' };
const held = { id: 'a', devices: 1, observed: { ...device, window_us: '1000' } };
const policy = { window_us: '1000', threshold_uw: '1' };

/** The list of each method, and its params around that list. */
const methods = {
  'attribution.divide': [occupant, (occupants: Json) => ({ device, occupants })],
  'estimation.derive': [observation, (observations: Json) => ({ class: 'training', observations })],
  'preemption.order': [running, (workloads: Json) => ({ workloads })],
  'idle.assess': [held, (workloads: Json) => ({ policy, workloads })],
} as const;

type Method = keyof typeof methods;

/** What is wrong with an item, and the pointer to it that the error names. */
const badItems: readonly (readonly [method: Method, item: JsonObject, pointer: string])[] = [
  ...[PAST_U64, '-1', '1.5', '01', '', 1.5, -1, 2 ** 53, null, true].flatMap(
    (figure) =>
      [
        ['attribution.divide', { ...occupant, weight: figure }, '/occupants/0/weight'],
        ['estimation.derive', { ...observation, uj: figure }, '/observations/0/uj'],
        [
          'preemption.order',
          { ...running, completed_units: figure },
          '/workloads/0/completed_units',
        ],
        [
          'preemption.order',
          { ...running, attempted_units: figure },
          '/workloads/0/attempted_units',
        ],
        ['idle.assess', { ...held, completed_units: figure }, '/workloads/0/completed_units'],
        [
          'idle.assess',
          { ...held, observed: { ...held.observed, window_us: figure } },
          '/workloads/0/observed/window_us',
        ],
      ] as const,
  ),
  ...['Measured', '', 'hwshunt', null].flatMap(
    (grade) =>
      [
        ['estimation.derive', { ...observation, grade }, '/observations/0/grade'],
        ['preemption.order', { ...running, spent: { uj: '1', grade } }, '/workloads/0/spent/grade'],
        [
          'idle.assess',
          { ...held, observed: { ...held.observed, grade } },
          '/workloads/0/observed/grade',
        ],
      ] as const,
  ),
  ...[2 ** 32, -1, 0.5, '1'].map(
    (devices) => ['idle.assess', { ...held, devices }, '/workloads/0/devices'] as const,
  ),
  ...[2 ** 31, -(2 ** 31) - 1, 0.5, '1'].map(
    (priority) => ['preemption.order', { ...running, priority }, '/workloads/0/priority'] as const,
  ),
  ['attribution.divide', { id: 'a' }, '/occupants/0/weight'],
  ['attribution.divide', { ...occupant, uj: '1' }, '/occupants/0/uj'],
  ['attribution.divide', { ...occupant, id: 7 }, '/occupants/0/id'],
];

describe('the methods that keep nothing', () => {
  let connection: Connection;
  before(async () => {
    const adapter = await loadReferenceAdapter({ name: 'reference', version: '0' });
    const connector = directConnector({ label: 'reference', adapter, timeoutMs: TIMEOUT_MS });
    connection = await connector.connect();
  });
  after(() => connection.close());

  const result = async (method: string, params: JsonObject): Promise<JsonObject> => {
    const answer = await connection.call(method, params);
    assert.equal(answer.kind, 'result', JSON.stringify(answer));
    return answer.result as JsonObject;
  };
  const refusal = async (method: string, params: JsonObject): Promise<string> => {
    const answer = await connection.call(method, params);
    assert.equal(answer.kind, 'error', JSON.stringify(answer));
    assert.equal(answer.error.code, INVALID_PARAMS);
    return answer.error.message;
  };

  it('say which member is not of its form', async () => {
    for (const [method, item, pointer] of badItems) {
      const [, around] = methods[method];
      const message = await refusal(method, around([item]));
      assert.ok(message.includes(`${pointer} `), `${message} does not name ${pointer}`);
    }
  });

  it('take a device, a policy and a required count of their forms alone', async () => {
    const observations = [observation];
    for (const [method, params, pointer] of [
      ['attribution.divide', { device: { ...device, uj: PAST_U64 }, occupants: [] }, '/device/uj'],
      [
        'attribution.divide',
        { device: { ...device, grade: 'Guess' }, occupants: [] },
        '/device/grade',
      ],
      [
        'idle.assess',
        { policy: { ...policy, window_us: '-1' }, workloads: [] },
        '/policy/window_us',
      ],
      ['idle.assess', { policy: { window_us: '1' }, workloads: [] }, '/policy/threshold_uw'],
      ['idle.assess', { workloads: [] }, '/policy'],
      ['estimation.derive', { class: 'c', observations, required: -1 }, '/required'],
      ['estimation.derive', { class: 'c', observations, required: 2 ** 32 }, '/required'],
      ['estimation.derive', { observations }, '/class'],
    ] as const) {
      const message = await refusal(method, params);
      assert.ok(message.includes(`${pointer} `), `${message} does not name ${pointer}`);
    }
  });

  it('refuse one id twice, naming both places', async () => {
    for (const [method, list] of [
      ['attribution.divide', '/occupants'],
      ['preemption.order', '/workloads'],
      ['idle.assess', '/workloads'],
    ] as const) {
      const [item, around] = methods[method];
      const message = await refusal(method, around([item, { ...item, id: 'b' }, item]));
      assert.equal(message, `${list}/2/id: "a" stands at ${list}/0 already; give each its own id`);
    }
  });

  it('answer empty lists', async () => {
    assert.deepEqual(await result('attribution.divide', { device, occupants: [] }), {
      refused: { reason: 'no_occupants' },
    });
    assert.deepEqual(await result('estimation.derive', { class: 'training', observations: [] }), {
      declined: { reason: 'insufficient_evidence', seen: 0, evidence: 0 },
    });
    assert.deepEqual(await result('preemption.order', { workloads: [] }), { order: [] });
    assert.deepEqual(await result('idle.assess', { policy, workloads: [] }), {
      verdicts: [],
      reclamation_order: [],
    });
  });

  const lengths: Readonly<Record<Method, (answer: JsonObject) => unknown>> = {
    'attribution.divide': ({ shares }) => (shares as Json[]).length,
    'estimation.derive': ({ evidence }) => evidence,
    'preemption.order': ({ order }) => (order as Json[]).length,
    'idle.assess': ({ verdicts }) => (verdicts as Json[]).length,
  };
  for (const method of Object.keys(methods) as Method[]) {
    it(`answer a hundred thousand within the deadline: ${method}`, async () => {
      const [item, around] = methods[method];
      const list = Array.from({ length: MANY }, (_, index) =>
        'id' in item ? { ...item, id: `w${index}` } : item,
      );
      const began = performance.now();
      assert.equal(lengths[method](await result(method, around(list))), MANY);
      const tookMs = performance.now() - began;
      assert.ok(tookMs < TIMEOUT_MS, `it took ${Math.round(tookMs)} ms`);
    });
  }

  it('give every form of answer its members', async () => {
    assert.deepEqual(await result('attribution.divide', { device, occupants: [occupant] }), {
      shares: [{ id: 'a', uj: '10', grade: 'HwShunt' }],
    });
    assert.deepEqual(
      await result('estimation.derive', {
        class: 'training',
        observations: [observation, { ...observation, uj: 30, grade: 'Estimator' }],
        required: 1,
      }),
      {
        estimate: { uj: '10', grade: 'ModelBased' },
        spread: {
          min: { uj: '10', grade: 'ModelBased' },
          max: { uj: '10', grade: 'ModelBased' },
        },
        seen: 2,
        evidence: 1,
      },
    );
    const unmeasured = { ...running, id: 'b', completed_units: '0' };
    assert.deepEqual(await result('preemption.order', { workloads: [unmeasured, running] }), {
      order: [
        { id: 'a', cost: { uj: '10', units: '1', grade: 'HwShunt' } },
        { id: 'b', cost: null },
      ],
    });
    const parked = { ...held, id: 'parked', observed: { ...held.observed, uj: '0' } };
    const guessed = { ...held, id: 'guessed', observed: { ...held.observed, grade: 'Estimator' } };
    const floating = { ...held, id: 'floating', devices: 0, completed_units: '3' };
    const workloads = [held, parked, guessed, floating];
    assert.deepEqual(await result('idle.assess', { policy, workloads }), {
      verdicts: [
        { id: 'a', verdict: 'working', window_us: '1000', mean_uw: '10000' },
        { id: 'parked', verdict: 'idle', window_us: '1000', mean_uw: '0' },
        { id: 'guessed', verdict: 'no_verdict', reason: 'grade', mean_uw: null },
        { id: 'floating', verdict: 'nothing_held' },
      ],
      reclamation_order: ['parked'],
    });
    const unconfigured = await result('idle.assess', { policy: null, workloads: [parked] });
    assert.deepEqual(unconfigured, {
      verdicts: [{ id: 'parked', verdict: 'no_verdict', reason: 'policy', mean_uw: null }],
      reclamation_order: [],
    });
  });
});
