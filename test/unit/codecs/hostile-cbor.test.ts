import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decodeLenient } from '../../../codecs/cbor/decode-lenient.js';
import { decodeStrict } from '../../../codecs/cbor/decode-strict.js';
import { MAX_DEPTH, MAX_ITEMS } from '../../../codecs/cbor/limits.js';
import { openSign1 } from '../../../codecs/cose-sign1/open-sign1.js';
import { bytes } from './bytes.js';

/** Initial bytes that nest: arrays, maps and tags, definite and indefinite. */
const NESTING = {
  array: '81',
  'endless array': '9f',
  'map key': 'a1',
  'endless map': 'bf',
  tag: 'c1',
};

for (const [name, initial] of Object.entries(NESTING)) {
  test(`ten thousand levels of ${name} are refused at the limit`, () => {
    const result = decodeLenient(bytes(initial.repeat(10_000)));
    assert.ok(result.kind === 'malformed');
    assert.deepEqual([result.rule, result.offset], ['too_deep', MAX_DEPTH + 1]);
  });
}

test('nesting exactly at the limit is taken', () => {
  assert.equal(decodeStrict(bytes('81'.repeat(MAX_DEPTH) + '00')).kind, 'decoded');
  assert.equal(decodeStrict(bytes('81'.repeat(MAX_DEPTH + 1) + '00')).kind, 'malformed');
});

test('one item past the limit is refused, however the items are counted out', () => {
  const items = Buffer.alloc(MAX_ITEMS);
  const definite = Buffer.concat([bytes('9a00040000'), items]);
  const endless = Buffer.concat([bytes('9f'), items, bytes('ff')]);
  for (const [input, start] of [
    [definite, 5],
    [endless, 1],
  ] as const) {
    const result = decodeLenient(input);
    assert.ok(result.kind === 'malformed');
    // The array itself is one of the items.
    assert.deepEqual([result.rule, result.offset], ['too_many_items', start + MAX_ITEMS - 1]);
  }
});

for (const [name, hex] of Object.entries({
  'a byte string of 2^64 - 1': '5bffffffffffffffff',
  'a text of 1 GiB': '7a40000000',
  'an array of 2^64 - 1': '9bffffffffffffffff',
  'a map of 2^63 pairs, which doubled would wrap to none': 'bb8000000000000000',
  'a string of 2^53 + 1': '5b0020000000000001',
})) {
  test(`${name} that is only announced takes no memory and no time`, () => {
    const before = process.memoryUsage().arrayBuffers;
    const result = decodeLenient(bytes(hex));
    assert.equal(result.kind, 'malformed');
    assert.ok(process.memoryUsage().arrayBuffers - before < 1_000_000);
  });
}

test('a map of a hundred thousand keys in falling order is judged in a moment', () => {
  const count = 100_000;
  const pairs = Buffer.alloc(count * 6);
  for (let at = 0; at < count; at += 1) {
    pairs.writeUInt8(0x1a, at * 6);
    pairs.writeUInt32BE(0xffffffff - at, at * 6 + 1);
  }
  const started = performance.now();
  const result = decodeStrict(Buffer.concat([bytes('ba000186a0'), pairs]));
  assert.ok(result.kind === 'non_canonical');
  assert.deepEqual([result.rule, result.offset], ['unsorted_keys', 11]);
  // Comparing each key with all before it would take minutes.
  assert.ok(performance.now() - started < 5_000);
});

test('no bytes make a decoder throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (input) => {
      for (const decode of [decodeLenient, decodeStrict, openSign1]) {
        assert.equal(typeof decode(input).kind, 'string');
      }
    }),
    { numRuns: 2_000 },
  );
});
