import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decodeLenient } from '../../../codecs/cbor/decode-lenient.js';
import { encodeItem } from '../../../codecs/cbor/encode-item.js';
import type { CborItem } from '../../../codecs/cbor/item.js';
import { bytesToHex } from '../../../codecs/hex/hex.js';
import { arbitraryItem } from './arbitrary-cbor.js';
import { bytes } from './bytes.js';

function decode(hex: string) {
  const result = decodeLenient(bytes(hex));
  assert.ok(result.kind === 'decoded', hex);
  return result;
}

test('every item in every legal form is read as it was written', () => {
  fc.assert(
    fc.property(arbitraryItem, (item) => {
      const encoded = encodeItem(item);
      const result = decodeLenient(encoded);
      assert.ok(result.kind === 'decoded');
      assert.deepEqual(result.item, item);
      assert.deepEqual(encodeItem(result.item), encoded);
    }),
    { numRuns: 2_000 },
  );
});

test('whatever bytes decode, the tree gives those bytes back', () => {
  let decoded = 0;
  fc.assert(
    fc.property(arbitraryItem, fc.nat(), fc.nat({ max: 255 }), (item, at, byte) => {
      const input = encodeItem(item);
      input[at % input.length] = byte;
      const result = decodeLenient(input);
      if (result.kind === 'malformed') return;
      decoded += 1;
      assert.deepEqual(encodeItem(result.item), input);
    }),
    { numRuns: 2_000 },
  );
  assert.ok(decoded > 100, `only ${decoded} of the changed inputs still decoded`);
});

test('repeated keys are kept as pairs, in their order', () => {
  const { item, encodingFinding } = decode('a2 01 00 01 02');
  assert.deepEqual(item.kind === 'map' && item.pairs.map(([key, value]) => [key, value]), [
    [
      { kind: 'integer', value: 1n, width: 0 },
      { kind: 'integer', value: 0n, width: 0 },
    ],
    [
      { kind: 'integer', value: 1n, width: 0 },
      { kind: 'integer', value: 2n, width: 0 },
    ],
  ]);
  assert.equal(encodingFinding?.rule, 'duplicate_key');
});

test('text that is not UTF-8 keeps its bytes', () => {
  const { item, encodingFinding } = decode('62 c328');
  assert.deepEqual(item, { kind: 'ill_formed_text', bytes: Uint8Array.of(0xc3, 0x28), width: 0 });
  assert.equal(encodingFinding?.rule, 'invalid_utf8');
});

test('findings of encoding and of type are kept apart, each the first of its kind', () => {
  const { encodingFinding, typeFinding } = decode('84 f4 1800 c1 00 9fff');
  assert.deepEqual([encodingFinding?.rule, encodingFinding?.offset], ['non_shortest_integer', 2]);
  assert.deepEqual([typeFinding?.rule, typeFinding?.offset], ['bool_or_null', 1]);
});

test('a tag in its shortest form is no encoding finding, in a longer one it is', () => {
  assert.equal(decode('d2 00').encodingFinding, undefined);
  assert.equal(decode('d8 12 00').encodingFinding?.rule, 'non_shortest_tag');
});

test('an edited item is written in the shortest form where it names none', () => {
  const item: CborItem = {
    kind: 'map',
    pairs: [
      [
        { kind: 'text', text: 'b' },
        { kind: 'integer', value: 500n },
      ],
      [
        { kind: 'text', text: 'a' },
        { kind: 'integer', value: -1n, width: 2 },
      ],
    ],
    width: 'indefinite',
  };
  assert.equal(bytesToHex(encodeItem(item)), 'bf61621901f46161390000ff');
});

const UNWRITABLE: Readonly<Record<string, CborItem>> = {
  'an integer past 2^64 - 1': { kind: 'integer', value: 2n ** 64n },
  'an integer below -2^64': { kind: 'integer', value: -(2n ** 64n) - 1n },
  'an integer wider than its width': { kind: 'integer', value: 24n, width: 0 },
  'a length wider than its width': { kind: 'bytes', bytes: new Uint8Array(256), width: 1 },
  'a negative tag': { kind: 'tag', tag: -1n, content: { kind: 'integer', value: 0n } },
  'a reserved simple value': { kind: 'simple', value: 24 },
  'a simple value past a byte': { kind: 'simple', value: 256 },
  'a float of three bytes': { kind: 'float', bytes: new Uint8Array(3) },
};
for (const [name, item] of Object.entries(UNWRITABLE)) {
  test(`${name} cannot be written`, () => {
    assert.throws(() => encodeItem(item), RangeError);
  });
}
