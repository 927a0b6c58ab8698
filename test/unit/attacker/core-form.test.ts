import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encode } from 'cbor-x';
import fc from 'fast-check';
import { decodeLenient } from '../../../codecs/cbor/decode-lenient.js';
import { encodeCanonical } from '../../../codecs/cbor/encode-canonical.js';
import type { MapItem } from '../../../codecs/cbor/item.js';
import type { CborValue } from '../../../codecs/cbor/value.js';
import { bytesToHex } from '../../../codecs/hex/hex.js';
import { coreFault } from '../../../harness/attacker/core-fault.js';
import { encodeCore, type CoreForm } from '../../../harness/attacker/core-form.js';
import { bytes } from '../codecs/bytes.js';

const FORMS: Readonly<Record<CoreForm, string>> = {
  reversed_keys: 'unsorted_keys',
  long_integer: 'non_shortest_integer',
  long_map: 'non_shortest_length',
  long_key: 'non_shortest_length',
  long_text: 'non_shortest_length',
  long_prev: 'non_shortest_length',
  indefinite_map: 'indefinite_length',
  indefinite_text: 'indefinite_length',
  indefinite_prev: 'indefinite_length',
  repeated_key: 'duplicate_key',
  conflicting_key: 'duplicate_key',
  trailing_byte: 'trailing_bytes',
  cbor_x: 'float',
};

const FIELDS: readonly [string, CborValue][] = [
  ['pool_receipt', 'pool/1'],
  ['seq', 5n],
  ['prev', bytes('00ff')],
  ['steward', 'steward'],
];

function coreOf(fields: readonly [string, CborValue][]): MapItem {
  const decoded = decodeLenient(encodeCanonical(new Map(fields)));
  assert.ok(decoded.kind === 'decoded' && decoded.item.kind === 'map');
  return decoded.item;
}

for (const [form, rule] of Object.entries(FORMS)) {
  test(`${form} breaks the rule ${rule}, and is told by it`, () => {
    const core = coreOf([...FIELDS, ['far', 2n ** 40n]]);
    assert.equal(coreFault(encodeCore(core, form as CoreForm)), rule);
  });
}

test('the largest integer is widened by one step, and only it', () => {
  for (const [value, long] of [
    [23n, '1817'],
    [24n, '190018'],
    [255n, '1900ff'],
    [256n, '1a00000100'],
    [65536n, '1b0000000000010000'],
    [2n ** 32n - 1n, '1b00000000ffffffff'],
  ] as const) {
    const encoded = bytesToHex(encodeCore(coreOf([...FIELDS, ['far', value]]), 'long_integer'));
    assert.ok(encoded.includes(`63666172${long}`), encoded);
    assert.ok(encoded.includes('6373657105'), encoded);
  }
});

const key = fc.stringMatching(/^[a-z][a-z_]{0,11}$/);
const leaf = fc.oneof(
  fc.bigInt({ min: -(2n ** 53n) + 1n, max: 2n ** 64n - 1n }),
  fc.constantFrom(0n, 23n, 24n, 2n ** 32n - 1n, 2n ** 32n, -(2n ** 32n), 2n ** 53n - 1n, 2n ** 53n),
  fc.string({ maxLength: 300 }),
  fc.uint8Array({ maxLength: 300 }),
);
const value = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 30 }),
  fc.dictionary(key, leaf, { maxKeys: 5, noNullPrototype: true }).map(mapOf),
);

test('the form of cbor-x is what cbor-x writes', () => {
  fc.assert(
    fc.property(fc.dictionary(key, value, { maxKeys: 6, noNullPrototype: true }), (extra) => {
      const fields = [...FIELDS, ...Object.entries(extra).filter(([name]) => !isNamed(name))];
      const core = coreOf(fields);
      const written = encode(plainObject(new Map(fields), core));
      assert.equal(bytesToHex(encodeCore(core, 'cbor_x')), bytesToHex(written));
    }),
    { numRuns: 300 },
  );
});

test('keys in the shorter-first order pass, as in the bytewise one; in neither they do not', () => {
  // Of 24 (1818) and -1 (20), bytewise puts 24 first, shorter-first puts -1 first.
  assert.equal(coreFault(bytes('a2 1818 01 20 02')), undefined);
  assert.equal(coreFault(bytes('a2 20 02 1818 01')), undefined);
  assert.equal(coreFault(bytes('a2 1818 01 01 02')), 'unsorted_keys');
  assert.equal(coreFault(bytes('a3 20 02 1818 01 1818 01')), 'unsorted_keys');
  assert.equal(coreFault(bytes('a3 20 02 1818 01 1819 1802')), 'unsorted_keys');
  assert.equal(coreFault(bytes('a3 20 02 1818 01 1819 5f4101ff')), 'unsorted_keys');
});

test('floats, bools and nulls are told wherever they stand, tags and undefined are not judged', () => {
  assert.equal(coreFault(bytes('a1 6161 81 f93c00')), 'float');
  assert.equal(coreFault(bytes('a1 6161 c1 f4')), 'bool');
  assert.equal(coreFault(bytes('a1 f5 01')), 'bool');
  assert.equal(coreFault(bytes('a1 6161 f6')), 'null');
  assert.equal(coreFault(bytes('a1 6161 c1 01')), undefined);
  assert.equal(coreFault(bytes('a1 6161 f7')), undefined);
  assert.equal(coreFault(bytes('a1 6161')), 'truncated');
});

function isNamed(name: string): boolean {
  return FIELDS.some(([named]) => named === name);
}

function mapOf(entries: Record<string, CborValue>): CborValue {
  return new Map(Object.entries(entries));
}

/** What a JavaScript program would give to cbor-x: keys as set, numbers where they are exact. */
function plainObject(map: ReadonlyMap<string, CborValue>, core: MapItem): unknown {
  const sorted = core.pairs.map(([name]) => (name.kind === 'text' ? name.text : ''));
  const order = [...FIELDS.map(([name]) => name), ...sorted];
  return Object.fromEntries(
    [...new Set(order)]
      .filter((name) => map.has(name))
      .map((name) => [name, plainValue(map.get(name) ?? '')]),
  );
}

function plainValue(item: CborValue): unknown {
  if (typeof item === 'bigint') {
    return item <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(item) : item;
  }
  if (item instanceof Uint8Array) return Buffer.from(item);
  if (item instanceof Map)
    return plainObject(item as Map<string, CborValue>, coreOf([...item] as [string, CborValue][]));
  return Array.isArray(item) ? (item as CborValue[]).map(plainValue) : item;
}
