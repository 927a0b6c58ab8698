import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Encoder, decode as decodeByCborX } from 'cbor-x';
import { decode as decodeByCborg, encode as encodeByCborg, rfc8949EncodeOptions } from 'cborg';
import fc from 'fast-check';
import { decodeLenient } from '../../../codecs/cbor/decode-lenient.js';
import { decodeStrict } from '../../../codecs/cbor/decode-strict.js';
import { encodeCanonical } from '../../../codecs/cbor/encode-canonical.js';
import { encodeItem } from '../../../codecs/cbor/encode-item.js';
import type { CborItem } from '../../../codecs/cbor/item.js';
import { isCborMap, type CborKey, type CborValue } from '../../../codecs/cbor/value.js';
import { arbitraryItem, arbitraryValue } from './arbitrary-cbor.js';

const STRICT_CBORG = {
  strict: true,
  allowIndefinite: false,
  allowUndefined: false,
  rejectDuplicateMapKeys: true,
  useMaps: true,
};
const RUNS = { numRuns: 1_000 };

/** cbor-x set to plain maps and byte strings; keys and integers still have to be prepared for it. */
const PLAIN = {
  useRecords: false,
  mapsAsObjects: false,
  variableMapSize: true,
  useTag259ForMaps: false,
  tagUint8Array: false,
};
const plainCborX = new Encoder(PLAIN);

test('the canonical encoding is that of cbor-x, once it is given keys in order', () => {
  fc.assert(
    fc.property(arbitraryValue, (value) => {
      fc.pre(!holdsSmallestInteger(value));
      assert.deepEqual(encodeCanonical(value), encodePrepared(value));
    }),
    RUNS,
  );
});

test('the canonical encoding is what our own item writer makes of the items in order', () => {
  fc.assert(
    fc.property(arbitraryValue, (value) => {
      assert.deepEqual(encodeItem(sortedItem(value)), encodeCanonical(value));
    }),
    RUNS,
  );
});

test('every canonical encoding is taken by the strict decoder, and says the same in all decoders', () => {
  fc.assert(
    fc.property(arbitraryValue, (value) => {
      const encoded = encodeCanonical(value);
      const ours = decodeStrict(encoded);
      assert.ok(ours.kind === 'decoded');
      assert.deepEqual(unordered(ours.value), unordered(value));
      assert.deepEqual(unordered(decodeByCborg(encoded, STRICT_CBORG)), unordered(value));
    }),
    RUNS,
  );
});

test('of all legal forms the strict decoder takes exactly what re-encodes to the same bytes', () => {
  let taken = 0;
  let refused = 0;
  fc.assert(
    fc.property(arbitraryItem, (item) => {
      const encoded = encodeItem(item);
      const ours = decodeStrict(encoded);
      if (ours.kind === 'decoded') {
        taken += 1;
        assert.deepEqual(encodeCanonical(ours.value), encoded);
        assert.deepEqual(unordered(decodeByCborg(encoded, STRICT_CBORG)), unordered(ours.value));
        return;
      }
      assert.equal(ours.kind, 'non_canonical');
      // Types that the profile leaves out may well be canonical to cborg.
      const lenient = decodeLenient(encoded);
      if ('typeFinding' in lenient && lenient.typeFinding) return;
      refused += 1;
      assert.notDeepEqual(reencodeByCborg(encoded), Buffer.from(encoded));
    }),
    { numRuns: 3_000 },
  );
  assert.ok(taken > 100, `only ${taken} of the items were canonical`);
  assert.ok(refused > 100, `only ${refused} of the items were encoded another way`);
});

test('default output of cbor-x is refused for the rule that it breaks', () => {
  // Large numbers become floats and objects get a two-byte count: a real encoder's habits.
  const refused = (encoded: Uint8Array) => {
    const result = decodeStrict(encoded);
    assert.ok(result.kind === 'non_canonical');
    return [result.rule, result.offset];
  };
  const byDefault = new Encoder({ useRecords: false });
  assert.deepEqual(refused(byDefault.encode(2 ** 32)), ['float', 0]);
  assert.deepEqual(refused(byDefault.encode([-(2 ** 32) - 1])), ['float', 1]);
  assert.deepEqual(refused(byDefault.encode(1n)), ['non_shortest_integer', 0]);
  assert.deepEqual(refused(byDefault.encode({ uj: 40_000_000_000 })), ['non_shortest_length', 0]);
  assert.deepEqual(refused(byDefault.encode(new Map([['a', 1]]))), ['tag', 0]);
  assert.deepEqual(refused(byDefault.encode(Uint8Array.of(1))), ['tag', 0]);
  assert.deepEqual(refused(plainCborX.encode(new Map([['uj', 40_000_000_000]]))), ['float', 4]);
  const unsorted = new Map([
    ['seq', 1],
    ['uj', 2],
  ]);
  assert.deepEqual(refused(plainCborX.encode(unsorted)), ['unsorted_keys', 6]);
});

test('what cbor-x and cborg read is well-formed for us as well', () => {
  fc.assert(
    fc.property(arbitraryItem, fc.nat(), fc.nat({ max: 255 }), (item, at, byte) => {
      const input = encodeItem(item);
      input[at % input.length] = byte;
      const theirs = [
        () => decodeByCborg(input, { useMaps: true }) as unknown,
        () => decodeByCborX(input) as unknown,
      ];
      if (!theirs.some(succeeds)) return;
      const ours = decodeLenient(input);
      // cbor-x takes a simple value below 32 in two bytes, which RFC 8949 3.3 calls not well-formed.
      if ('rule' in ours && ours.rule === 'reserved_simple') return;
      assert.equal(ours.kind, 'decoded', Buffer.from(input).toString('hex'));
    }),
    { numRuns: 3_000 },
  );
});

function succeeds(decode: () => unknown): boolean {
  try {
    decode();
    return true;
  } catch {
    return false;
  }
}

function reencodeByCborg(encoded: Uint8Array): Buffer | undefined {
  try {
    const value: unknown = decodeByCborg(encoded, STRICT_CBORG);
    return Buffer.from(encodeByCborg(value, rfc8949EncodeOptions));
  } catch {
    return undefined;
  }
}

/** A value with maps as sorted pairs and integers as bigint, so that decoders can be compared. */
function unordered(value: unknown): unknown {
  if (typeof value === 'number') return BigInt(value);
  if (Array.isArray(value)) return value.map(unordered);
  if (!isCborMap(value)) return value instanceof Uint8Array ? new Uint8Array(value) : value;
  const pairs = [...value].map(([key, element]) => [unordered(key), unordered(element)] as const);
  const label = (key: unknown) => `${typeof key}:${String(key)}`;
  return { pairs: pairs.sort(([a], [b]) => (label(a) < label(b) ? -1 : 1)) };
}

function inOrder(map: ReadonlyMap<CborKey, CborValue>): [CborKey, CborValue][] {
  const byBytes = ([a]: [CborKey, CborValue], [b]: [CborKey, CborValue]) =>
    Buffer.compare(encodeItem(sortedItem(a)), encodeItem(sortedItem(b)));
  return [...map].sort(byBytes);
}

function sortedItem(value: CborValue): CborItem {
  if (typeof value === 'bigint') return { kind: 'integer', value };
  if (typeof value === 'string') return { kind: 'text', text: value };
  if (value instanceof Uint8Array) return { kind: 'bytes', bytes: value };
  if (!isCborMap(value)) return { kind: 'array', items: value.map(sortedItem) };
  const pairs = inOrder(value).map(([key, of]) => [sortedItem(key), sortedItem(of)] as const);
  return { kind: 'map', pairs };
}

/** cbor-x given numbers where it writes those as integers, and keys in order. */
function encodePrepared(value: CborValue): Uint8Array {
  const prepare = (part: CborValue): unknown => {
    if (typeof part === 'bigint') {
      return part >= -(2n ** 32n) && part < 2n ** 32n ? Number(part) : part;
    }
    if (typeof part === 'string' || part instanceof Uint8Array) return part;
    if (!isCborMap(part)) return part.map(prepare);
    return new Map(inOrder(part).map(([key, element]) => [prepare(key), prepare(element)]));
  };
  return new Uint8Array(plainCborX.encode(prepare(value)));
}

/** cbor-x writes the smallest integer of CBOR as a bignum. */
function holdsSmallestInteger(value: CborValue): boolean {
  if (isCborMap(value)) return [...value].some((pair) => pair.some(holdsSmallestInteger));
  return Array.isArray(value) ? value.some(holdsSmallestInteger) : value === -(2n ** 64n);
}
