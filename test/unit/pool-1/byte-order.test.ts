import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { compareByteOrder } from '../../../reference/pool-1/byte-order.js';

test('a character past U+FFFF comes after U+FFFD, as its bytes do and its UTF-16 units do not', () => {
  assert.deepEqual(['\u{fffd}', '\u{10000}'].sort(), ['\u{10000}', '\u{fffd}'], 'UTF-16 order');
  assert.ok(compareByteOrder('\u{10000}', '\u{fffd}') > 0);
  assert.ok(compareByteOrder('\u{fffd}', '\u{10000}') < 0);
});

test('upper case comes before lower case, a prefix before what it begins, nothing before all', () => {
  assert.ok(compareByteOrder('Z', 'a') < 0);
  assert.ok(compareByteOrder('a', 'aa') < 0);
  assert.ok(compareByteOrder('', 'a') < 0);
  assert.ok(compareByteOrder('10', '9') < 0);
  assert.equal(compareByteOrder('team', 'team'), 0);
});

test('equals the comparison of the encoded bytes for any text', () => {
  // Characters around the surrogates, and any others.
  const character = fc.oneof(
    fc.constantFrom(
      'a',
      '\u{7f}',
      '\u{80}',
      '\u{7ff}',
      '\u{800}',
      '\u{d7ff}',
      '\u{e000}',
      '\u{ffff}',
      '\u{10000}',
      '\u{10ffff}',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );
  const text = fc.string({ unit: character, maxLength: 4 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const expected = Buffer.compare(Buffer.from(a, 'utf8'), Buffer.from(b, 'utf8'));
      assert.equal(Math.sign(compareByteOrder(a, b)), expected);
    }),
    { numRuns: 500 },
  );
});

test('texts with lone surrogates are told apart too', () => {
  assert.notEqual(compareByteOrder('\ud800', '\udc00'), 0);
  assert.ok(compareByteOrder('\ud800', '\u{fffd}') > 0);
});
