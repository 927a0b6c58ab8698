import assert from 'node:assert/strict';
import { decodeStrict } from '../../codecs/cbor/decode-strict.js';
import { encodeCanonical } from '../../codecs/cbor/encode-canonical.js';
import { bytes } from '../unit/codecs/bytes.js';
import { publicDataTest, readJson, tally } from './public-data.js';

interface Fixture {
  readonly type: string;
  readonly data: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** Items of each file: all of them, and those of RFC 8949 or of any CBOR at all. */
const FILES: Readonly<Record<string, readonly [all: number, ours: number]>> = {
  'cid.json': [12, 3],
  'concat.json': [1, 0],
  'floats.json': [23, 6],
  'indefinite.json': [4, 4],
  'integer_range.json': [11, 7],
  'map_keys.json': [6, 4],
  'numeric_reduction.json': [4, 0],
  'short_form.json': [31, 31],
  'simple.json': [5, 3],
  'tags.json': [3, 0],
  'utf8.json': [5, 3],
};

/** Deterministic by RFC 8949, and yet refused: types that the profile leaves out. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  f93e00: 'float',
  f97e00: 'float',
  f90000: 'float',
  fb0000000000000001: 'float',
  f6: 'bool_or_null',
};

/** Why the fixtures that the data calls invalid are refused, and how many for each reason. */
const REFUSED: Readonly<Record<string, number>> = {
  tag: 5,
  float: 2,
  simple: 2,
  indefinite_length: 4,
  non_shortest_integer: 8,
  non_shortest_length: 16,
  unsorted_keys: 1,
  duplicate_key: 1,
  invalid_utf8: 1,
};

publicDataTest('dasl-testing', 'all fixtures of RFC 8949 get the stated verdict', (read) => {
  const refused: string[] = [];
  let taken = 0;
  let leftOut = 0;
  for (const [file, [all, ours]] of Object.entries(FILES)) {
    const fixtures = readJson(read, `fixtures/cbor/${file}`) as readonly Fixture[];
    assert.equal(fixtures.length, all, file);
    const applying = fixtures.filter(({ tags }) =>
      tags.some((tag) => tag === 'rfc8949' || tag === 'basic'),
    );
    assert.equal(applying.length, ours, file);
    for (const { type, data, name } of applying) {
      const result = decodeStrict(bytes(data));
      const rule = result.kind === 'decoded' ? undefined : result.rule;
      if (type !== 'roundtrip') {
        assert.ok(rule, `${file}: ${name}`);
        refused.push(rule);
      } else if (data in LEFT_OUT) {
        assert.equal(rule, LEFT_OUT[data], `${file}: ${name}`);
        leftOut += 1;
      } else {
        assert.ok(result.kind === 'decoded', `${file}: ${name}`);
        assert.deepEqual(encodeCanonical(result.value), bytes(data), `${file}: ${name}`);
        taken += 1;
      }
    }
  }
  assert.deepEqual(tally(refused), REFUSED);
  assert.equal(leftOut, Object.keys(LEFT_OUT).length);
  assert.equal(taken, 16);
});
