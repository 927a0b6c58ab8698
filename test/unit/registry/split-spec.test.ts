import assert from 'node:assert/strict';
import test from 'node:test';
import { sentenceDigest } from '../../../harness/registry/sentence-digest.js';
import { SpecTextError } from '../../../harness/registry/spec-text-error.js';
import { splitSpec } from '../../../harness/registry/split-spec.js';
import { MARKDOWN, PLAIN, SCOPE } from './spec-pair.js';

function outline(text: string): readonly string[] {
  return splitSpec(text, SCOPE).map(
    ({ section, ordinal, normative, digest }) => `${section}#${ordinal} ${normative} ${digest}`,
  );
}

const EXPECTED: readonly (readonly [string, string, string])[] = [
  ['2.1', 'none', 'A kettle is a vessel with a heatuj budget.'],
  ['2.1', 'none', 'It has:'],
  ['2.1', 'none', 'part'],
  ['2.1', 'none', 'meaning'],
  ['2.1', 'none', 'lidid'],
  ['2.1', 'none', 'names the lid;'],
  ['2.1', 'none', 'never empty'],
  ['2.1', 'none', 'cord'],
  ['2.1', 'none', 'where it is plugged in'],
  ['2.1', 'none', 'The lid stays on.'],
  [
    '2.1',
    'keyword',
    'An implementation MUST NOT lift the lid while the water is hot (§3), see the notes.',
  ],
  ['2.1', 'none', 'Steam is not evidence of boiling.'],
  ['2.1', 'keyword', 'A kettle SHOULD whistle.'],
  ['2.1', 'none', 'cold -> warm -> hot.'],
  ['2.2', 'none', 'A cup may be filled, and only if all hold:'],
  ['2.2', 'keyword', 'its rim is dry — a Wet rim MUST NOT touch the spout;'],
  ['2.2', 'none', 'its size is known;'],
  ['2.2', 'none', 'it stands upright (§2.1).'],
  ['3', 'none', 'Pouring is slow_and steady:'],
  ['3', 'none', 'does it spill?'],
  ['3', 'keyword', 'It MUST NOT.'],
  ['4', 'keyword', 'An implementation MUST:'],
  ['4', 'item', 'Keep the lid of §2.1 on.'],
  ['4', 'item', 'Never report Wet as Dry (§2.2).'],
  ['4', 'item', 'Pour slowly (§3).'],
];

test('Markdown falls into the sentences of the sections in scope', () => {
  const sentences = splitSpec(MARKDOWN, SCOPE);
  assert.deepEqual(
    sentences.map(({ section, normative, digest }) => [section, normative, digest]),
    EXPECTED.map(([section, normative, text]) => [section, normative, sentenceDigest(text)]),
  );
});

test('the plain text of the same standard gives the same sentences', () => {
  assert.deepEqual(outline(PLAIN), outline(MARKDOWN));
});

test('line ends and a byte order mark change nothing', () => {
  assert.deepEqual(outline(`\uFEFF${MARKDOWN.replaceAll('\n', '\r\n')}`), outline(MARKDOWN));
});

test('a sentence knows the line of the file on which it begins', () => {
  const lines = MARKDOWN.split('\n');
  const [mustNot, rim] = splitSpec(MARKDOWN, SCOPE).filter(({ text }) => text.includes('MUST NOT'));
  assert.equal(lines[(mustNot?.line ?? 0) - 1]?.includes('An implementation MUST NOT'), true);
  assert.equal(lines[(rim?.line ?? 0) - 1]?.startsWith('1. its rim is'), true);
  const dry = splitSpec(PLAIN, SCOPE).find(({ text }) => text.startsWith('its size is'));
  assert.equal(
    PLAIN.split('\n')[(dry?.line ?? 0) - 1],
    'Wetrim MUST NOT touch the spout; - its size is',
  );
});

test('a numbered list in plain text opens no section', () => {
  const items = Array.from({ length: 6 }, (_, index) => `${index + 1}. Item that runs over`);
  const text = ['1. Scope', '2. Objects', '3. Pouring', '4. Conformance', 'You MUST:']
    .concat(items.flatMap((item) => [item, 'to the next line.']))
    .concat(['5. Limits', 'It MUST not count.'])
    .join('\n');
  assert.deepEqual(
    splitSpec(text, SCOPE).map(({ section, normative }) => `${section} ${normative}`),
    ['4 keyword', ...items.map(() => '4 item')],
  );
});

test('letters beyond ASCII are compared in one composition', () => {
  assert.equal(sentenceDigest('Caf\u00e9.'), sentenceDigest('Cafe\u0301.'));
  assert.notEqual(sentenceDigest('Café.'), sentenceDigest('Cafe.'));
});

test('a capitalised word that only holds a keyword is none', () => {
  const [first] = splitSpec('## 2. Words\nThe MAYOR MUSTERS and is DISMAYED.', SCOPE);
  assert.equal(first?.normative, 'none');
});

test('text without the numbered sections is refused', () => {
  for (const text of [
    '',
    'A letter, MUST be read.\n',
    '# 9. Elsewhere\nIt MUST.',
    '1. Scope\nNo.',
  ]) {
    assert.throws(() => splitSpec(text, SCOPE), SpecTextError);
  }
});

test('long runs of marks take linear time', { timeout: 5000 }, () => {
  for (const run of ['.', '*', '[', '_`', '. *', '- ', '|', '\\', '>', '.A']) {
    const text = `## 2. Runs\nIt MUST end. ${run.repeat(60_000 / run.length)}x`;
    assert.equal(splitSpec(text, SCOPE)[0]?.normative, 'keyword');
  }
});
