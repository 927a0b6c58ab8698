import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encodeCanonical } from '../../../codecs/cbor/encode-canonical.js';
import { MAX_DEPTH } from '../../../codecs/cbor/limits.js';
import type { CborValue } from '../../../codecs/cbor/value.js';
import { bytesToHex } from '../../../codecs/hex/hex.js';

const hexOf = (value: CborValue) => bytesToHex(encodeCanonical(value));

test('integer keys sort by their bytes, not by length first', () => {
  // 24 is 1818 and -1 is 20: length first would put -1 before it.
  const map = new Map([
    [-1n, 1n],
    [24n, 2n],
  ]);
  assert.equal(hexOf(map), 'a2181802' + '2001');
});

test('text keys sort by length and then by bytes, which is the bytewise order of their encodings', () => {
  const map = new Map(['bb', 'a', 'aa', ''].map((key): [string, bigint] => [key, 0n]));
  assert.equal(hexOf(map), 'a46000616100626161006262' + '6200');
});

test('keys of all three types stand in one order', () => {
  const map = new Map<bigint | string | Uint8Array, bigint>([
    ['', 3n],
    [new Uint8Array(0), 2n],
    [-1n, 1n],
    [0n, 0n],
  ]);
  assert.equal(hexOf(map), 'a40000' + '2001' + '4002' + '6003');
});

test('the largest and the smallest integer are encoded, one past either is refused', () => {
  assert.equal(hexOf(2n ** 64n - 1n), '1bffffffffffffffff');
  assert.equal(hexOf(-(2n ** 64n)), '3bffffffffffffffff');
  assert.throws(() => encodeCanonical(2n ** 64n), RangeError);
  assert.throws(() => encodeCanonical(-(2n ** 64n) - 1n), RangeError);
});

test('a byte string is written as one, also from a Buffer', () => {
  assert.equal(hexOf(Buffer.from('0102', 'hex')), '420102');
});

const OUTSIDE_THE_PROFILE: Readonly<Record<string, unknown>> = {
  'a number': 1,
  'a number past 2^53': 2 ** 53,
  'a float': 1.5,
  'not a number': NaN,
  true: true,
  null: null,
  undefined: undefined,
  'an object': { a: 1n },
  'a date': new Date(0),
  'a function': () => 0n,
  'a lone high surrogate': '\ud800',
  'a lone low surrogate inside': 'a\udc00b',
  'an array key': new Map([[[1n], 1n]]),
  'a number as key': new Map([[1, 1n]]),
  'another typed array': new Uint16Array(2),
};
for (const [name, value] of Object.entries(OUTSIDE_THE_PROFILE)) {
  test(`${name} is refused, by itself and inside`, () => {
    assert.throws(() => encodeCanonical(value as CborValue), TypeError);
    assert.throws(() => encodeCanonical([1n, value as CborValue]), TypeError);
    assert.throws(() => encodeCanonical(new Map([['k', value as CborValue]])), TypeError);
  });
}

test('the holes of a sparse array are refused', () => {
  const sparse: CborValue[] = [];
  sparse[1] = 1n;
  assert.throws(() => encodeCanonical(sparse), TypeError);
});

test('a surrogate pair is text like any other', () => {
  assert.equal(hexOf('\u{1f600}'), '64f09f9880');
});

test('two byte-string keys of equal content are refused, as one map cannot hold both', () => {
  const key = (last: number): [Uint8Array, bigint] => [Uint8Array.of(1, last), 0n];
  assert.throws(() => encodeCanonical(new Map([key(2), key(2)])), RangeError);
  assert.equal(hexOf(new Map([key(3), key(2)])), 'a242010200' + '42010300');
});

test('nesting is bounded where the decoder is, and a value inside itself is refused', () => {
  const nested = (levels: number): CborValue => (levels === 0 ? 0n : [nested(levels - 1)]);
  assert.equal(encodeCanonical(nested(MAX_DEPTH)).length, MAX_DEPTH + 1);
  assert.throws(() => encodeCanonical(nested(MAX_DEPTH + 1)), RangeError);
  const cycle: CborValue[] = [];
  cycle.push(cycle);
  assert.throws(() => encodeCanonical(cycle), RangeError);
});
