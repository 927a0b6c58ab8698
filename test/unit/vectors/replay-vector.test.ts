import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AdapterError } from '../../../harness/adapter/contract/adapter-error.js';
import type { Answer } from '../../../harness/adapter/contract/connection.js';
import type { Json, JsonObject } from '../../../harness/adapter/contract/json.js';
import { replayVector } from '../../../harness/vectors/replay/replay-vector.js';
import type { StandardParts } from '../../../harness/vectors/emit/standard-parts.js';
import { SuiteCannot } from '../../../harness/vectors/replay/suite-cannot.js';
import type { ScenarioVector, VectorCall } from '../../../harness/vectors/format/vector.js';

const PARTS: StandardParts = {
  madeUp: [],
  needs: new Map(),
  suiteMethods: {
    'suite.double': ({ of }) => Promise.resolve({ twice: `${of as string}${of as string}` }),
    'suite.beyond': () => Promise.reject(new SuiteCannot('the chain is not known')),
    'suite.silent': () => Promise.resolve({}),
  },
  closing: (method) => (method === 'a.open' ? ['a.close', {}] : undefined),
  byteFiles: () => Promise.resolve(new Map()),
};

type Answers = Readonly<Record<string, (params: JsonObject) => Json>>;

async function replay(calls: readonly VectorCall[], answers: Answers) {
  const made: string[] = [];
  const call = (method: string, params: JsonObject): Promise<Answer> => {
    made.push(`${method} ${JSON.stringify(params)}`);
    const answer = answers[method];
    return Promise.resolve(
      answer === undefined
        ? { kind: 'error', error: { code: -32601, message: 'no such method' } }
        : { kind: 'result', result: answer(params) },
    );
  };
  const vector: ScenarioVector = {
    id: 'a-1/1-1/case',
    clauses: ['a-1/1-1'],
    level: 'MUST',
    basis: 'explicit',
    module: 'core',
    title: 'a case',
    calls,
  };
  const recording = await replayVector(vector, { description: {}, call }, PARTS);
  return { ...recording, made };
}

const open: VectorCall = {
  method: 'a.open',
  params: {},
  checks: [{ pointer: '/handle', op: 'present' }],
};
const from = (call: number, pointer: string): Json => ({ $from: { call, pointer } });

describe('replaying a vector', () => {
  it('fills references in, also in what the suite makes, and closes what was opened', async () => {
    const { failure, made, proofs } = await replay(
      [
        open,
        { method: 'suite.double', params: { of: from(0, '/handle') }, checks: [] },
        {
          method: 'a.use',
          params: { it: [from(1, '/twice')] },
          checks: [{ pointer: '/it', op: 'oneOf', operand: [from(1, '/twice')] }],
        },
      ],
      { 'a.open': () => ({ handle: 'h' }), 'a.use': () => ({ it: 'hh' }), 'a.close': () => ({}) },
    );
    assert.equal(failure, undefined);
    assert.equal(proofs, 2);
    assert.deepEqual(made, ['a.open {}', 'a.use {"it":["hh"]}', 'a.close {}']);
  });

  it('fails by the check that does not hold, before a call that comes after it', async () => {
    const { failure, calls } = await replay([open, { method: 'a.use', params: {}, checks: [] }], {
      'a.open': () => ({ refused: true }),
    });
    assert.deepEqual(failure, {
      kind: 'check',
      call: 0,
      check: { pointer: '/handle', op: 'present' },
      got: undefined,
    });
    assert.equal(calls.length, 1);
  });

  it('holds a check that compares with a later call once that was answered', async () => {
    const compared: VectorCall = {
      method: 'a.use',
      params: {},
      checks: [{ pointer: '/n', op: 'sameAs', operand: { call: 1, pointer: '/n' } }],
    };
    let count = 0;
    const counting = { 'a.use': () => ({ n: (count += 1) }) };
    const { failure } = await replay([compared, { ...compared, checks: [] }], counting);
    assert.equal(failure?.kind, 'check');
    const same = { 'a.use': () => ({ n: 1 }) };
    assert.equal((await replay([compared, { ...compared, checks: [] }], same)).failure, undefined);
  });

  it('fails where a reference finds nothing', async () => {
    const use: VectorCall = { method: 'a.use', params: { it: from(0, '/more') }, checks: [] };
    const { failure } = await replay([open, use], { 'a.open': () => ({ handle: 'h' }) });
    assert.deepEqual(failure, {
      kind: 'check',
      call: 0,
      check: { pointer: '/more', op: 'present' },
      got: undefined,
    });
  });

  it('ends where an answer says that it has passed', async () => {
    const first: VectorCall = { ...open, ends_where: { pointer: '/handle', op: 'absent' } };
    const second: VectorCall = { method: 'a.use', params: {}, checks: [] };
    const ended = await replay([first, second], { 'a.open': () => ({ refused: true }) });
    assert.deepEqual([ended.failure, ended.endedEarly, ended.calls.length], [undefined, true, 1]);
  });

  it('tells a method that is not there, and what the suite itself cannot do', async () => {
    const missing = await replay([{ method: 'a.use', params: {}, checks: [] }], {});
    assert.equal(missing.failure?.kind, 'not-implemented');
    const beyond = await replay([{ method: 'suite.beyond', params: {}, checks: [] }], {});
    assert.deepEqual(beyond.failure, { kind: 'could-not-run', message: 'the chain is not known' });
    const compared: VectorCall = {
      method: 'suite.silent',
      params: {},
      checks: [{ pointer: '/a', op: 'sameAs', operand: { call: 0, pointer: '/b' } }],
    };
    assert.equal((await replay([compared], {})).failure?.kind, 'could-not-run');
  });

  it('tells an adapter that breaks', async () => {
    const { failure } = await replay([open], {
      'a.open': () => {
        throw new AdapterError('timeout', 'no answer');
      },
    });
    assert.deepEqual(failure, { kind: 'adapter', call: 0, code: 'timeout', message: 'no answer' });
  });
});
