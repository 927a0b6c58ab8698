import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeStrict } from '../../../codecs/cbor/decode-strict.js';
import { encodeCanonical } from '../../../codecs/cbor/encode-canonical.js';
import type { EncodingRule, MalformedRule, TypeRule } from '../../../codecs/cbor/finding.js';
import type { CborValue } from '../../../codecs/cbor/value.js';
import { bytes } from './bytes.js';

type Refusals<Rule extends string> = Record<Rule, readonly (readonly [hex: string, at: number])[]>;

/** `too_many_items` and `too_deep` have tests of their own in hostile-cbor.test.ts. */
const MALFORMED: Refusals<Exclude<MalformedRule, 'too_deep' | 'too_many_items'>> = {
  truncated: [
    ['', 0],
    ['18', 0],
    ['19 00', 0],
    ['82 01 1b 00000000', 2],
    ['9f 01', 2],
    ['5f 41 00', 3],
    ['c1', 1],
    ['f8', 0],
    ['f9 00', 0],
  ],
  length_past_end: [
    ['41', 0],
    ['81 62 61', 1],
    ['5bffffffffffffffff', 0],
    ['7a7fffffff 61', 0],
  ],
  count_past_end: [
    ['81', 0],
    ['a1 00', 0],
    ['9bffffffffffffffff 00', 0],
    ['bb8000000000000000 00', 0],
  ],
  trailing_bytes: [
    ['00 00', 1],
    ['a0 ff', 1],
  ],
  reserved_additional_information: [
    ['1c', 0],
    ['1f', 0],
    ['3f', 0],
    ['df 00', 0],
    ['81 5e', 1],
    ['fe', 0],
  ],
  reserved_simple: [
    ['f8 00', 0],
    ['81 f8 1f', 1],
  ],
  unexpected_break: [
    ['ff', 0],
    ['81 ff', 1],
    ['bf 00 ff', 2],
    ['c1 ff', 1],
  ],
  bad_chunk: [
    ['5f 61 61 ff', 1],
    ['7f 41 61 ff', 1],
    ['5f 5f ff ff', 1],
    ['7f 00 ff', 1],
  ],
};

const NON_CANONICAL: Refusals<EncodingRule | TypeRule> = {
  non_shortest_integer: [
    ['18 17', 0],
    ['38 00', 0],
    ['82 00 19 00ff', 2],
    ['a1 00 1b 00000000ffffffff', 2],
  ],
  non_shortest_length: [
    ['58 05 0102030405', 0],
    ['78 01 61', 0],
    ['98 01 00', 0],
    ['b9 0000', 0],
    ['81 9a 00000000', 1],
  ],
  // A tag or float is refused for its type first; decode-lenient.test.ts shows these two.
  non_shortest_tag: [],
  non_shortest_float: [],
  indefinite_length: [
    ['9f ff', 0],
    ['bf ff', 0],
    ['5f ff', 0],
    ['81 7f 61 61 ff', 1],
  ],
  unsorted_keys: [
    ['a2 01 00 00 00', 3],
    ['a2 62 6161 00 61 62 00', 5],
    ['a2 20 00 18 18 00', 3],
  ],
  duplicate_key: [
    ['a2 01 00 01 00', 3],
    ['a3 00 00 01 00 00 00', 5],
    ['a2 41 05 00 41 05 00', 4],
  ],
  invalid_utf8: [
    ['61 ff', 0],
    ['62 c3 28', 0],
    ['62 c0 80', 0],
    ['63 ed a0 80', 0],
    ['81 64 f4 90 80 80', 1],
  ],
  float: [
    ['f9 0000', 0],
    ['fb 3ff8000000000000', 0],
    ['82 00 fa 7fc00000', 2],
  ],
  bool_or_null: [
    ['f4', 0],
    ['f5', 0],
    ['a1 00 f6', 2],
  ],
  simple: [
    ['f7', 0],
    ['e0', 0],
    ['f8 ff', 0],
  ],
  tag: [
    ['c1 00', 0],
    ['81 d8 20 60', 1],
    // A tag is refused for what it is, whatever its head or content look like.
    ['d8 01 00', 0],
    ['c1 18 00', 0],
  ],
  compound_key: [
    ['a1 80 00', 1],
    ['a1 a0 00', 1],
  ],
};

for (const [kind, table] of [
  ['malformed', MALFORMED],
  ['non_canonical', NON_CANONICAL],
] as const) {
  for (const [rule, cases] of Object.entries(table)) {
    for (const [hex, offset] of cases) {
      test(`${hex === '' ? 'no bytes' : hex} is ${kind}: ${rule} at ${offset}`, () => {
        const result = decodeStrict(bytes(hex));
        assert.equal(result.kind, kind);
        assert.ok('rule' in result);
        assert.deepEqual([result.rule, result.offset], [rule, offset]);
        assert.notEqual(result.detail, '');
      });
    }
  }
}

test('of several broken rules the first is named', () => {
  const result = decodeStrict(bytes('83 1800 9fff f4'));
  assert.ok(result.kind === 'non_canonical');
  assert.deepEqual([result.rule, result.offset], ['non_shortest_integer', 1]);
});

test('being no CBOR goes before an earlier departure from the canonical form', () => {
  const result = decodeStrict(bytes('82 1800 ff'));
  assert.ok(result.kind === 'malformed');
  assert.deepEqual([result.rule, result.offset], ['unexpected_break', 3]);
});

const ACCEPTED: readonly (readonly [string, CborValue])[] = [
  ['00', 0n],
  ['1bffffffffffffffff', 2n ** 64n - 1n],
  ['3bffffffffffffffff', -(2n ** 64n)],
  ['1b0020000000000001', 2n ** 53n + 1n],
  ['60', ''],
  ['40', new Uint8Array(0)],
  // A byte order mark is a character of the text, not a mark to be dropped.
  ['64 efbbbf61', '\ufeffa'],
  ['80', []],
  ['82 00 81 20', [0n, [-1n]]],
  ['a0', new Map()],
  [
    'a2 1818 00 20 01',
    new Map([
      [24n, 0n],
      [-1n, 1n],
    ]),
  ],
  ['a1 69 5f5f70726f746f5f5f 00', new Map([['__proto__', 0n]])],
];
for (const [hex, value] of ACCEPTED) {
  test(`${hex} is taken`, () => {
    assert.deepEqual(decodeStrict(bytes(hex)), { kind: 'decoded', value });
  });
}

for (const boundary of [24, 256, 65536, 4294967296]) {
  for (const value of [boundary - 1, boundary]) {
    test(`${value}: the shortest head is taken, the next longer one is refused`, () => {
      for (const [major, decoded] of [
        [0, BigInt(value)],
        [0x20, -1n - BigInt(value)],
      ] as const) {
        const [short, long] = twoForms(value, major);
        assert.deepEqual(decodeStrict(short), { kind: 'decoded', value: decoded });
        if (long === undefined) continue;
        const refused = decodeStrict(long);
        assert.ok(refused.kind === 'non_canonical');
        assert.deepEqual([refused.rule, refused.offset], ['non_shortest_integer', 0]);
      }
    });
  }
}

for (const length of [23, 24, 255, 256, 65535, 65536]) {
  test(`strings, arrays and maps of ${length} keep the shortest count`, () => {
    const map = new Map(Array.from({ length }, (_, key) => [BigInt(key), 0n]));
    const content: readonly (readonly [number, CborValue, Uint8Array])[] = [
      [0x40, new Uint8Array(length), new Uint8Array(length)],
      [0x60, 'a'.repeat(length), new Uint8Array(length).fill(0x61)],
      [0x80, new Array<bigint>(length).fill(0n), new Uint8Array(length)],
      [0xa0, map, encodeCanonical(map).subarray(twoForms(length, 0xa0)[0].length)],
    ];
    for (const [major, value, encoded] of content) {
      const [short, long] = twoForms(length, major);
      assert.deepEqual(decodeStrict(Buffer.concat([short, encoded])), { kind: 'decoded', value });
      const refused = decodeStrict(Buffer.concat([long ?? short, encoded]));
      assert.ok(refused.kind === 'non_canonical');
      assert.deepEqual([refused.rule, refused.offset], ['non_shortest_length', 0]);
    }
  });
}

test('what is read does not depend on where the bytes stand in memory', () => {
  const whole = Buffer.from('ffff' + '82' + '420102' + '6161' + 'ff', 'hex');
  const result = decodeStrict(whole.subarray(2, 8));
  assert.deepEqual(result, { kind: 'decoded', value: [Uint8Array.of(1, 2), 'a'] });
});

/** The shortest head of an argument and the next longer one, which 8 bytes do not have. */
function twoForms(argument: number, major: number): [Uint8Array, Uint8Array | undefined] {
  const sizes = [1, 2, 4, 8];
  const head = (size: number) => {
    const buffer = Buffer.alloc(9);
    buffer.writeBigUInt64BE(BigInt(argument), 1);
    const information = 24 + sizes.indexOf(size);
    return Buffer.concat([Buffer.of(major | information), buffer.subarray(9 - size)]);
  };
  const size = sizes.find((candidate) => argument < 2 ** (8 * candidate)) ?? 8;
  if (argument < 24) return [Buffer.of(major | argument), head(1)];
  const longer = sizes[sizes.indexOf(size) + 1];
  return [head(size), longer === undefined ? undefined : head(longer)];
}
