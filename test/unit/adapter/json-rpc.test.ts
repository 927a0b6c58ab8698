import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseAnswer } from '../../../harness/adapter/contract/json-rpc.js';

describe('parseAnswer', () => {
  it('takes results and errors, with members that JSON-RPC does not name', () => {
    assert.deepEqual(parseAnswer('{"jsonrpc":"2.0","id":1,"result":null,"took":3}'), {
      kind: 'answer',
      id: 1,
      answer: { kind: 'result', result: null },
    });
    assert.deepEqual(
      parseAnswer('{"jsonrpc":"2.0","id":1,"error":{"code":-1,"message":"m","data":[]}}'),
      { kind: 'answer', id: 1, answer: { kind: 'error', error: { code: -1, message: 'm' } } },
    );
  });

  const malformed: readonly (readonly [text: string, reason: string])[] = [
    ['[]', 'it is no object'],
    ['{"id":1,"result":1}', 'its jsonrpc is not "2.0"'],
    ['{"jsonrpc":2.0,"id":1,"result":1}', 'its jsonrpc is not "2.0"'],
    ['{"jsonrpc":"2.0","result":1}', 'it has no id'],
    ['{"jsonrpc":"2.0","id":[1],"result":1}', 'its id is no text, number or null'],
    ['{"jsonrpc":"2.0","id":1}', 'it has neither a result nor an error'],
    ['{"jsonrpc":"2.0","id":1,"result":1,"error":null}', 'it has both a result and an error'],
    ['{"jsonrpc":"2.0","id":1,"error":"no"}', 'its error is no object'],
    [
      '{"jsonrpc":"2.0","id":1,"error":{"code":"1","message":""}}',
      'the code of its error is no integer',
    ],
    [
      '{"jsonrpc":"2.0","id":1,"error":{"code":1.5,"message":""}}',
      'the code of its error is no integer',
    ],
    ['{"jsonrpc":"2.0","id":1,"error":{"code":1}}', 'the message of its error is no text'],
    [
      `{"jsonrpc":"2.0","id":1,"result":${'['.repeat(256)}${']'.repeat(256)}}`,
      'it nests more than 256 levels',
    ],
  ];
  for (const [text, reason] of malformed) {
    it(`refuses ${text.slice(0, 70)}`, () => {
      assert.deepEqual(parseAnswer(text), { kind: 'malformed', reason });
    });
  }

  it('counts only brackets outside of texts as nesting', () => {
    const text = JSON.stringify({ jsonrpc: '2.0', id: 1, result: '\\"['.repeat(300) });
    assert.equal(parseAnswer(text).kind, 'answer');
  });
});
