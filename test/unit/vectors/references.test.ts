import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Json, JsonObject } from '../../../harness/adapter/contract/json.js';
import type { Check } from '../../../harness/runner/judging/check.js';
import type { RecordedCall } from '../../../harness/runner/sitting/recording.js';
import type { MadeUp } from '../../../harness/vectors/emit/made-up.js';
import { References } from '../../../harness/vectors/replay/references.js';

const RULES: readonly MadeUp[] = [
  {
    given: [{ method: 'pool.open', pointer: '/pool' }],
    used: [{ method: 'pool.usage', pointer: '/pool' }],
  },
  {
    given: [{ method: 'pool.ledger', pointer: '/entries/*' }],
    used: [{ method: 'suite.attack', pointer: '/spec/entry' }],
  },
];

function call(index: number, method: string, params: JsonObject, result: Json): RecordedCall {
  return { index, method, params, answer: { kind: 'result', result }, checks: [] };
}

describe('references', () => {
  it('stand for a text where it is given and used, and nowhere else', () => {
    const references = new References(RULES);
    references.learn(call(0, 'pool.open', {}, { pool: 'red' }));
    const params = { pool: 'red', claim: { entitlement: 'red' } };
    assert.deepEqual(references.paramsOf(call(1, 'pool.usage', params, {})), {
      pool: { $from: { call: 0, pointer: '/pool' } },
      claim: { entitlement: 'red' },
    });
    assert.deepEqual(references.paramsOf(call(1, 'pool.claim', params, {})), params);
  });

  it('stand for the very list that was answered, and not for an equal one', () => {
    const references = new References([]);
    const entries = ['aa', 'bb'];
    references.learn(call(0, 'pool.ledger', {}, { entries }));
    assert.deepEqual(references.paramsOf(call(1, 'ledger.replay', { entries }, {})), {
      entries: { $from: { call: 0, pointer: '/entries' } },
    });
    const equal = { entries: ['aa', 'bb'] };
    assert.deepEqual(references.paramsOf(call(1, 'ledger.replay', equal, {})), equal);
  });

  it('stand for one entry by its place, escaped as in a pointer', () => {
    const references = new References(RULES);
    references.learn(call(0, 'pool.ledger', {}, { entries: ['aa', 'bb'] }));
    const params = { spec: { attack: 'replace', entry: 'bb' } };
    assert.deepEqual(references.paramsOf(call(1, 'suite.attack', params, {})), {
      spec: { attack: 'replace', entry: { $from: { call: 0, pointer: '/entries/1' } } },
    });
    const inner = {};
    references.learn(call(1, 'pool.usage', {}, { 'a/b~c': inner }));
    assert.deepEqual(references.paramsOf(call(2, 'pool.usage', { of: inner }, {})), {
      of: { $from: { call: 1, pointer: '/a~1b~0c' } },
    });
  });

  it('let a check compare with an earlier answer what was taken from it', () => {
    const references = new References(RULES);
    const first = call(0, 'pool.ledger', {}, { entries: ['aa'] });
    const second = call(1, 'pool.ledger', {}, { entries: ['aa', 'bb'] });
    references.learn(first);
    references.learn(second);
    const check: Check = { pointer: '/entries/0', op: 'equals', operand: 'aa' };
    assert.deepEqual(references.checkOf(second, check), {
      pointer: '/entries/0',
      op: 'sameAs',
      operand: { call: 0, pointer: '/entries/0' },
    });
    assert.deepEqual(references.checkOf(first, check), check, 'nothing was given before');
  });

  it('are never mistaken for params of that name', () => {
    const params = { $from: { call: 0, pointer: '' } };
    assert.throws(() => new References([]).paramsOf(call(0, 'pool.open', params, {})), /\$from/);
  });
});
