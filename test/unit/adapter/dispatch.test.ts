import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Adapter } from '../../../harness/adapter/contract/adapter.js';
import { RpcFailure } from '../../../harness/adapter/contract/adapter.js';
import { dispatch } from '../../../harness/adapter/serving/dispatch.js';

function throwing(thrown: unknown): Adapter {
  return {
    method: () => {
      throw thrown;
    },
  };
}

describe('dispatch', () => {
  it('calls the one-function form, of a class too', async () => {
    class Implementation {
      readonly #name = 'mine';
      call(method: string): string {
        return `${this.#name} ${method}`;
      }
    }
    assert.deepEqual(await dispatch(new Implementation(), 'a.b', {}), {
      kind: 'result',
      result: 'mine a.b',
    });
  });

  it('gives a copy that the adapter cannot change later', async () => {
    const state = { entries: ['00'] };
    const answer = await dispatch({ ledger: () => state }, 'ledger', {});
    state.entries.push('01');
    assert.deepEqual(answer, { kind: 'result', result: { entries: ['00'] } });
  });

  const thrown: readonly (readonly [
    title: string,
    value: unknown,
    code: number,
    message: string,
  ])[] = [
    ['RpcFailure', new RpcFailure(-32601, 'not here'), -32601, 'not here'],
    ['a plain object with a code', { code: -32000, message: 'm' }, -32000, 'm'],
    ['a code past the range', { code: -31999, message: 'm' }, -32603, 'm'],
    ['a code below the range', { code: -32769, message: 'm' }, -32603, 'm'],
    ['a system code', Object.assign(new Error('m'), { code: 'ENOENT' }), -32603, 'm'],
    ['a text', 'm', -32603, 'm'],
    ['nothing', undefined, -32603, 'undefined'],
    [
      'an object that cannot be shown',
      Object.create(null),
      -32603,
      'a value that cannot be shown was thrown',
    ],
  ];
  for (const [title, value, code, message] of thrown) {
    it(`answers with an error where the adapter throws ${title}`, async () => {
      assert.deepEqual(await dispatch(throwing(value), 'method', {}), {
        kind: 'error',
        error: { code, message },
      });
    });
  }

  it('does not fall over a result that throws when it is written', async () => {
    const result = {
      toJSON: () => {
        throw new Error('trap');
      },
    } as unknown as string;
    assert.deepEqual(await dispatch({ method: () => result }, 'method', {}), {
      kind: 'unanswerable',
      reason: 'result cannot be written as JSON: trap',
    });
  });
});
