import assert from 'node:assert/strict';
import test from 'node:test';
import { specCoverage } from '../../../harness/registry/spec-coverage.js';
import { poolRegistry, poolSpec } from './pool-1-spec.js';

/** How many clauses each section has; ids count from 1 without a gap. */
const CLAUSES_BY_SECTION: readonly (readonly [section: string, clauses: number])[] = [
  ['2.1', 7],
  ['2.2', 9],
  ['2.3', 3],
  ['2.4', 2],
  ['2.5', 12],
  ['2.6', 13],
  ['2.7', 12],
  ['3', 4],
  ['4', 1],
  ['4.1', 2],
  ['4.2', 2],
  ['4.3', 3],
  ['4.4', 7],
  ['4.5', 4],
  ['4.6', 2],
  ['5.1', 3],
  ['5.2', 7],
  ['6.1', 4],
  ['6.2', 6],
  ['6.3', 1],
  ['6.4', 5],
  ['6.5', 11],
  ['6.6', 2],
  ['6.7', 3],
  ['6.8', 3],
];

const READINGS = ['2.2-9', '2.5-11', '2.6-13', '5.2-7', '6.4-5', '6.5-11', '6.6-2', '6.7-3'];
const DERIVED = [
  ...['2.1-3', '2.1-5', '2.2-5', '2.2-6', '2.2-7', '2.2-8', '2.3-3', '2.5-7', '2.5-10', '2.6-10'],
  ...['2.6-11', '2.7-9', '2.7-12', '3-4', '4.3-3', '4.4-5', '4.5-3', '4.5-4', '4.6-2', '5.1-3'],
  ...['5.2-6', '6.1-3', '6.2-4', '6.2-6', '6.4-4', '6.5-8', '6.5-9', '6.5-10'],
];

const registry = poolRegistry();

function idsWhere(wanted: (clause: (typeof registry.clauses)[number]) => boolean): string[] {
  return registry.clauses.filter(wanted).map(({ id }) => id);
}

function named(ids: readonly string[]): string[] {
  return ids.map((id) => `pool-1/${id}`);
}

test('the registry of pool/1 holds all 128 clauses in the order of the sections', () => {
  const expected = CLAUSES_BY_SECTION.flatMap(([section, clauses]) =>
    Array.from({ length: clauses }, (_, index) => `${section}-${index + 1}`),
  );
  assert.equal(expected.length, 128);
  assert.deepEqual(
    registry.clauses.map(({ id }) => id),
    named(expected),
  );
});

test('basis, level and module are those of the clause list', () => {
  assert.deepEqual(
    idsWhere(({ basis }) => basis === 'reading'),
    named(READINGS),
  );
  assert.deepEqual(
    idsWhere(({ basis }) => basis === 'derived'),
    named(DERIVED),
  );
  assert.deepEqual(
    idsWhere(({ level }) => level !== 'MUST'),
    named(['2.6-8', '2.6-9']),
  );
  const bySection = { '2.6': 'estimation', '2.7': 'idle' } as const;
  assert.deepEqual(
    registry.clauses.map(({ module }) => module),
    registry.clauses.map(({ section }) => (bySection as Record<string, string>)[section] ?? 'core'),
  );
});

test('every item of section 7 has a clause', () => {
  const items = new Set(registry.clauses.flatMap(({ item }) => item ?? []));
  assert.deepEqual(
    [...items].sort((a, b) => a - b),
    Array.from({ length: 28 }, (_, index) => index + 1),
  );
});

test('no two clauses say the same', () => {
  assert.equal(new Set(registry.clauses.map(({ statement }) => statement)).size, 128);
});

test('the registry and the public text agree on every sentence', (context) => {
  const spec = poolSpec(context);
  if (spec === undefined) return;
  const coverage = specCoverage(registry, spec, new Map());
  assert.deepEqual(coverage.new, []);
  assert.deepEqual(coverage.changed, []);
  assert.deepEqual(coverage.missing, []);
});

test('the public text set as Markdown is the same to the registry', (context) => {
  const spec = poolSpec(context);
  if (spec === undefined) return;
  const markdown = spec
    .replaceAll(/^\d+(?:\.\d+)*\.? \p{Lu}/gmu, '\n## $&')
    .replaceAll(/ \|\n(?=.* \|$)/gm, ' | ')
    .replaceAll(/([;.)]) - /g, '$1\n- ')
    .replaceAll(/\b(?:[a-z]+_[a-z_]+|HwShunt|ModelBased|Estimator)\b/g, '`$&`')
    .replaceAll(/\bMUST(?: NOT)?\b/g, '**$&**');
  assert.match(markdown, /`limit_uj` \| a hard/);
  const coverage = specCoverage(registry, markdown, new Map());
  assert.deepEqual([coverage.new, coverage.changed, coverage.missing], [[], [], []]);
});
