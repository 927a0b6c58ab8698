import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { encode, rfc8949EncodeOptions } from 'cborg';
import { decodeLenient } from '../../../codecs/cbor/decode-lenient.js';
import { encodeItem } from '../../../codecs/cbor/encode-item.js';
import { float64, floatValue, isShortestFloat } from '../../../codecs/cbor/float.js';
import { bytes } from './bytes.js';

/** RFC 8949 appendix A, and the edges of the half and single formats. */
const VALUES: Readonly<Record<string, number>> = {
  '0000': 0,
  '8000': -0,
  '3c00': 1,
  '3e00': 1.5,
  '7bff': 65504,
  '0001': 2 ** -24,
  '03ff': 1023 * 2 ** -24,
  '0400': 2 ** -14,
  c400: -4,
  '7c00': Infinity,
  fc00: -Infinity,
  '7e00': NaN,
  '47c35000': 100000,
  '47800000': 65536,
  '48000000': 131072,
  '7f7fffff': 3.4028234663852886e38,
  '33000000': 2 ** -25,
  '3ff199999999999a': 1.1,
  '7e37e43c8800759c': 1e300,
};
for (const [hex, value] of Object.entries(VALUES)) {
  test(`${hex} is ${value} and cannot be shortened`, () => {
    assert.ok(Object.is(floatValue(bytes(hex)), value));
    assert.ok(isShortestFloat(bytes(hex)));
  });
}

for (const hex of ['3f800000', '7fc00000', 'ff800000', '80000000', '33800000', '477fe000']) {
  test(`${hex} fits two bytes`, () => {
    assert.ok(!isShortestFloat(bytes(hex)));
  });
}

test('a NaN is shortened only where its payload survives', () => {
  assert.ok(isShortestFloat(bytes('7fc00001')));
  assert.ok(isShortestFloat(bytes('7fc01000')));
  assert.ok(!isShortestFloat(bytes('7fc02000')));
  assert.ok(isShortestFloat(bytes('7ff8000010000000')));
  assert.ok(!isShortestFloat(bytes('7ff8000020000000')));
  assert.ok(isShortestFloat(bytes('7ff8000000000001')));
});

test('the shortest form is the one that cborg writes', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double({ noNaN: true }), fc.float({ noNaN: true })), (value) => {
      const shortest = encode(value, { ...rfc8949EncodeOptions, float64: false });
      const result = decodeLenient(shortest);
      assert.ok(result.kind === 'decoded');
      assert.equal(result.encodingFinding, undefined);
      const long = decodeLenient(encodeItem(float64(value)));
      assert.ok(long.kind === 'decoded');
      const shortened = result.item.kind !== 'float' || result.item.bytes.length < 8;
      if (result.item.kind === 'float') {
        assert.equal(long.encodingFinding?.rule, shortened ? 'non_shortest_float' : undefined);
      }
    }),
    { numRuns: 2_000 },
  );
});
