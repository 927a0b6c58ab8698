import assert from 'node:assert/strict';
import { decodeLenient } from '../../codecs/cbor/decode-lenient.js';
import { decodeStrict } from '../../codecs/cbor/decode-strict.js';
import { encodeItem } from '../../codecs/cbor/encode-item.js';
import { ItemReader } from '../../codecs/cbor/item-reader.js';
import { bytes } from '../unit/codecs/bytes.js';
import { meaningOf } from './cbor-meaning.js';
import { publicDataTest, tally, type ReadFile } from './public-data.js';

/** How many items of each good file the strict decoder takes, and by which rules it refuses others. */
const GOOD: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'rfc8949/good': {
    decoded: 13,
    non_shortest_integer: 12,
    float: 54,
    tag: 5,
    compound_key: 1,
    too_deep: 3,
  },
  'rfc8949-appendixA/mt0': { decoded: 11 },
  'rfc8949-appendixA/mt1': { decoded: 5 },
  'rfc8949-appendixA/mt2': { decoded: 2 },
  'rfc8949-appendixA/mt3': { decoded: 7 },
  'rfc8949-appendixA/mt4': { decoded: 4 },
  'rfc8949-appendixA/mt5': { decoded: 5 },
  'rfc8949-appendixA/mt6': { tag: 8 },
  'rfc8949-appendixA/mt7-float': { float: 22 },
  'rfc8949-appendixA/mt7-simple': { bool_or_null: 3, simple: 3 },
  'rfc8949-appendixA/streaming': { indefinite_length: 11 },
};

/** By which rules the strict decoder refuses the bad items. */
const BAD: Readonly<Record<string, number>> = {
  truncated: 15,
  length_past_end: 4,
  count_past_end: 7,
  reserved_additional_information: 12,
  unexpected_break: 3,
  bad_chunk: 2,
  too_deep: 1,
  invalid_utf8: 1,
  tag: 2,
};

/** Marked "roundtrip: false", and deterministic all the same. */
const DETERMINISTIC_ALL_THE_SAME: Readonly<Record<string, string>> = {
  'f16: Largest subnormal': 'the mark is about encoders that lose the precision of a half',
  'f16: Largest subnormal, negative': 'the mark is about encoders that lose that precision',
  'Map: -0 key': 'the mark is about JavaScript maps, which hold no key -0',
};

/** Good items that nest deeper than this decoder follows: 508 levels. */
const PAST_OUR_LIMIT: readonly string[] = [
  'array: deeply-nested',
  'map: deeply-nested key',
  'map: deeply-nested value',
];

/** Bad items that are well-formed CBOR: bad in their meaning only, which is not our question. */
const WELL_FORMED_ALL_THE_SAME: Readonly<Record<string, string>> = {
  'utf8: invalid utf8': 'well-formed and not valid: refused as invalid_utf8 by the strict decoder',
  'date: unexpected object instead of offset': 'what a tag means: any tag is refused by type',
  'date: unexpected object instead of string': 'what a tag means: any tag is refused by type',
};

for (const [name, expected] of Object.entries(GOOD)) {
  const total = Object.values(expected).reduce((sum, count) => sum + count, 0);
  publicDataTest('cbor-wg-test-vectors', `the ${total} good items of ${name}`, (read) => {
    const entries = readEntries(read, name);
    const file = read(`tests/${name}.cbor`);
    for (const entry of entries) checkGood(entry, file);
    assert.deepEqual(tally(entries.map(({ encoded }) => strictVerdict(encoded))), expected);
  });
}

publicDataTest('cbor-wg-test-vectors', 'the 47 bad items of rfc8949/bad', (read) => {
  const entries = readEntries(read, 'rfc8949/bad');
  assert.equal(entries.length, 47);
  const file = read('tests/rfc8949/bad.cbor');
  for (const { description, encoded } of entries) {
    const stated = Buffer.from(encodeItem({ kind: 'bytes', bytes: encoded }));
    assert.ok(file.includes(stated), 'the two forms of the file differ');
    const wellFormed = decodeLenient(encoded).kind === 'decoded';
    assert.equal(wellFormed, description in WELL_FORMED_ALL_THE_SAME, description);
  }
  assert.deepEqual(tally(entries.map(({ encoded }) => strictVerdict(encoded))), BAD);
});

interface Entry {
  readonly description: string;
  /** Whether the data expects a deterministic encoder to give the same bytes back. */
  readonly roundtrip: boolean;
  readonly encoded: Uint8Array;
}

/** A good item decodes, says what the data states, and is deterministic where the data says so. */
function checkGood({ description, roundtrip, encoded }: Entry, file: Buffer): void {
  const result = decodeLenient(encoded);
  if (PAST_OUR_LIMIT.includes(description)) {
    assert.ok(result.kind === 'malformed' && result.rule === 'too_deep', description);
    return;
  }
  assert.ok(result.kind === 'decoded', description);
  assert.deepEqual(encodeItem(result.item), encoded, description);
  assert.deepEqual(meaningOf(result.item), statedMeaning(encoded, file), description);
  const deterministic = result.encodingFinding === undefined;
  const expected = description in DETERMINISTIC_ALL_THE_SAME ? !roundtrip : roundtrip;
  assert.equal(deterministic, expected, description);
}

/** The meaning of the item that stands under `decoded` right after these bytes in the CBOR file. */
function statedMeaning(encoded: Uint8Array, file: Buffer): unknown {
  const before = encodeItem({ kind: 'bytes', bytes: encoded });
  const key = encodeItem({ kind: 'text', text: 'decoded' });
  const start = file.indexOf(Buffer.concat([before, key]));
  assert.ok(start >= 0, 'the two forms of the file differ');
  const item = new ItemReader(file, start + before.length + key.length).readItem(0);
  assert.ok(item.kind !== 'malformed');
  return meaningOf(item);
}

/** The entries by the diagnostic form of the file, which no decoder of ours takes part in. */
function readEntries(read: ReadFile, name: string): Entry[] {
  const text = read(`tests/${name}.edn`).toString('utf8');
  const [, ...blocks] = text.slice(text.indexOf('"tests"')).split('"description": "');
  return blocks.map((block) => {
    const encoded = /"encoded": h'([0-9a-fA-F\s]*)'/.exec(block)?.[1];
    assert.ok(encoded !== undefined, block);
    return {
      description: block.slice(0, block.indexOf('"')),
      roundtrip: !block.includes('"roundtrip": false'),
      encoded: bytes(encoded.replaceAll(/\s/g, '').toLowerCase()),
    };
  });
}

function strictVerdict(encoded: Uint8Array): string {
  const result = decodeStrict(encoded);
  return result.kind === 'decoded' ? 'decoded' : result.rule;
}
