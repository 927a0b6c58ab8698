import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Json } from '../../../harness/adapter/contract/json.js';
import { compactJson } from '../../../harness/vectors/format/compact-json.js';

describe('compact JSON', () => {
  it('opens what is longer than a line, and leaves the rest on one', () => {
    const value = { short: [1, 2], long: { first: 'x'.repeat(60), second: 'y'.repeat(60) }, none: {} };
    assert.equal(
      compactJson(value),
      [
        '{',
        ' "short": [1,2],',
        ' "long": {',
        `  "first": "${'x'.repeat(60)}",`,
        `  "second": "${'y'.repeat(60)}"`,
        ' },',
        ' "none": {}',
        '}',
        '',
      ].join('\n'),
    );
  });

  it('says what JSON says of any value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        assert.deepEqual(JSON.parse(compactJson(value as Json)), JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
