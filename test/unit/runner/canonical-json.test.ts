import assert from 'node:assert/strict';
import test from 'node:test';
import type { Json } from '../../../harness/adapter/contract/json.js';
import { canonicalJson } from '../../../harness/runner/judging/canonical-json.js';

test('members are sorted at every depth, lists keep their order', () => {
  assert.equal(
    canonicalJson({ b: [{ d: 1, c: 2 }, 0], a: { z: null, y: '"' } }),
    '{"a":{"y":"\\"","z":null},"b":[{"c":2,"d":1},0]}',
  );
});

test('a member named __proto__ stays a member', () => {
  const text = '{"__proto__":{"b":{"__proto__":1},"c":2},"a":1}';
  const value = JSON.parse(text) as Json;
  assert.equal(canonicalJson(value), text);
  assert.equal(Object.getPrototypeOf({}), Object.prototype);
});

test('scalars are as JSON writes them', () => {
  for (const value of [null, true, 0, 'µ', []]) {
    assert.equal(canonicalJson(value), JSON.stringify(value));
  }
});
