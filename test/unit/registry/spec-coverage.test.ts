import assert from 'node:assert/strict';
import test from 'node:test';
import type { Clause, Registry } from '../../../harness/registry/registry.js';
import { sentenceDigest } from '../../../harness/registry/sentence-digest.js';
import { specCoverageLines } from '../../../harness/registry/spec-coverage-lines.js';
import { specCoverage } from '../../../harness/registry/spec-coverage.js';
import { MARKDOWN, SCOPE } from './spec-pair.js';
import { poolRegistry, poolSpec } from './pool-1-spec.js';

const LID = 'An implementation MUST NOT lift the lid while the water is hot (§3), see the notes.';
const RIM = 'its rim is dry — a Wet rim MUST NOT touch the spout;';

function clause(id: string, sentences: readonly string[], marker: Partial<Clause> = {}): Clause {
  const section = id.slice(0, id.indexOf('-'));
  return {
    id: `kettle-1/${id}`,
    section,
    level: 'MUST',
    basis: 'explicit',
    module: 'core',
    statement: 'Stated elsewhere.',
    sources: sentences.map((text) => ({
      section: text.startsWith('Keep') ? '4' : section,
      digest: sentenceDigest(text),
    })),
    ...marker,
  };
}

const registry: Registry = {
  format: 'poolproof-clauses/1',
  standard: 'kettle/1',
  source: { title: 'Kettle', revision: 'v1', normalisation: 'poolproof-sentence/1', scope: SCOPE },
  modules: [{ id: 'core', statement: 'All of it.' }],
  clauses: [
    clause('2.1-1', [LID, 'Keep the lid of §2.1 on.']),
    clause('2.1-2', [LID], { pending: 'more tea' }),
    clause('2.1-3', ['A kettle SHOULD whistle.'], { notShown: 'Nobody listens.' }),
    clause('2.2-1', [RIM]),
    clause('3-1', ['It MUST NOT.', 'does it spill?']),
    clause('4-1', ['Never report Wet as Dry (§2.2).', 'Pour slowly (§3).']),
  ],
  probes: [],
  uncited: [
    { section: '4', digest: sentenceDigest('An implementation MUST:'), reason: 'Opens a list.' },
  ],
};

const COUNTS = new Map([
  ['kettle-1/2.1-1', 2],
  ['kettle-1/2.2-1', 1],
  ['kettle-1/4-1', 1],
]);

function after(edit: (text: string) => string): ReturnType<typeof specCoverage> {
  const text = edit(MARKDOWN);
  assert.notEqual(text, MARKDOWN);
  return specCoverage(registry, text, COUNTS);
}

test('an unchanged text has nothing new, changed or missing', () => {
  const coverage = specCoverage(registry, MARKDOWN, COUNTS);
  assert.deepEqual([coverage.new, coverage.changed, coverage.missing], [[], [], []]);
});

test('a sentence is uncovered where no clause that cites it has scenarios', () => {
  const { uncovered } = specCoverage(registry, MARKDOWN, COUNTS);
  assert.deepEqual(
    uncovered.map(({ sentence, clauses }) => [sentence.text, clauses]),
    [
      ['A kettle SHOULD whistle.', [{ id: 'kettle-1/2.1-3', why: 'not shown: Nobody listens.' }]],
      ['does it spill?', [{ id: 'kettle-1/3-1', why: 'no scenario' }]],
      ['It MUST NOT.', [{ id: 'kettle-1/3-1', why: 'no scenario' }]],
    ],
  );
});

test('a normative sentence that no clause cites is new, and no other sentence is', () => {
  const coverage = after((text) =>
    text.replace('## 3. Pouring\n', '## 3. Pouring\n\nTea is brown. A cup MAY be warm.\n'),
  );
  assert.deepEqual(
    coverage.new.map(({ section, text }) => [section, text]),
    [['3', 'A cup MAY be warm.']],
  );
  assert.deepEqual([coverage.changed, coverage.missing], [[], []]);
});

test('a new item of the conformance list is new without a keyword', () => {
  const coverage = after((text) => text.replace('3. Pour slowly (§3).', '$&\n4. Switch off.'));
  assert.deepEqual(
    coverage.new.map(({ text }) => text),
    ['Switch off.'],
  );
});

test('a sentence edited in place is changed, with the clauses that cite it', () => {
  const coverage = after((text) => text.replace('water is _hot_', 'water is _warm_'));
  assert.deepEqual(
    coverage.changed.map(({ was, sentence, clauses }) => [was.digest, sentence.text, clauses]),
    [
      [
        sentenceDigest(LID),
        'An implementation MUST NOT lift the lid while the water is _warm_ (§3), see [the notes](https://example.org/notes).',
        ['kettle-1/2.1-1', 'kettle-1/2.1-2'],
      ],
    ],
  );
  assert.deepEqual([coverage.new, coverage.missing], [[], []]);
});

test('two edited sentences of a section are paired in their order', () => {
  const coverage = after((text) =>
    text.replace('Never report', 'Do not report').replace('Pour slowly', 'Pour slow'),
  );
  assert.deepEqual(
    coverage.changed.map(({ was, sentence }) => [was.digest, sentence.text.slice(0, 9)]),
    [
      [sentenceDigest('Never report Wet as Dry (§2.2).'), 'Do not re'],
      [sentenceDigest('Pour slowly (§3).'), 'Pour slow'],
    ],
  );
});

test('a cited sentence taken out is missing, and so is a listed one', () => {
  const coverage = after((text) =>
    text.replace('A kettle SHOULD whistle.', '').replace('An implementation MUST:', ''),
  );
  assert.deepEqual(
    coverage.missing.map(({ was, clauses }) => [was.section, was.digest, clauses]),
    [
      ['2.1', sentenceDigest('A kettle SHOULD whistle.'), ['kettle-1/2.1-3']],
      ['4', sentenceDigest('An implementation MUST:'), []],
    ],
  );
  assert.deepEqual([coverage.new, coverage.changed], [[], []]);
});

test('a sentence moved to another section is missing there and new here', () => {
  const coverage = after((text) =>
    text
      .replace('> A kettle SHOULD whistle.\n', '')
      .replace('## 3. Pouring\n', '## 3. Pouring\n\nA kettle SHOULD whistle.\n'),
  );
  assert.deepEqual(
    coverage.missing.map(({ was }) => was.section),
    ['2.1'],
  );
  assert.deepEqual(
    coverage.new.map(({ section }) => section),
    ['3'],
  );
});

test('an edit of the public text of pool/1 is found with its clauses', (context) => {
  const spec = poolSpec(context);
  if (spec === undefined) return;
  const edited = spec.replace('surplus MUST NOT cross roots', 'surplus MAY cross roots');
  assert.notEqual(edited, spec);
  const { changed, missing, new: added } = specCoverage(poolRegistry(), edited, new Map());
  assert.deepEqual(
    changed.map(({ sentence, clauses }) => [sentence.section, sentence.text, clauses]),
    [['2.2', 'surplus MAY cross roots.', ['pool-1/2.2-2']]],
  );
  assert.deepEqual([missing, added], [[], []]);
});

test('the lines name section, file, line, sentence and clauses, and print no control character', () => {
  const coverage = after((text) =>
    text
      .replace('A kettle SHOULD whistle.', 'A kettle SHOULD\u009b hiss.')
      .replace('Pour slowly (§3).', '')
      .replace('It MUST NOT.', 'It MUST NOT. It MAY.'),
  );
  const lines = specCoverageLines(coverage, 'kettle.md');
  const number = MARKDOWN.split('\n').findIndex((line) => line.includes('SHOULD whistle')) + 1;
  const edited = lines.findIndex((line) => line.startsWith(`  §2.1 kettle.md:${number} `));
  assert.deepEqual(lines.slice(edited + 1, edited + 3), [
    '    A kettle SHOULD  hiss.',
    `    in place of ${sentenceDigest('A kettle SHOULD whistle.')}, cited by kettle-1/2.1-3`,
  ]);
  assert.ok(lines.includes(`  §4 ${sentenceDigest('Pour slowly (§3).')}, cited by kettle-1/4-1`));
  assert.ok(lines.includes('    It MAY.'));
  assert.ok(lines.includes('    kettle-1/3-1  no scenario'));
  assert.deepEqual(
    lines.filter((line) => !line.startsWith(' ')),
    [
      'new, cited by no clause: 1',
      'changed, to be read again: 1',
      'missing, gone from the text: 1',
      'uncovered, shown by no scenario: 2',
    ],
  );
});
