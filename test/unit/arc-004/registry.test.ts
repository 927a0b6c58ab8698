import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { coverageFaults } from '../../../harness/registry/clause-coverage.js';
import { decodeSpec } from '../../../harness/registry/decode-spec.js';
import { readRegistry } from '../../../harness/registry/read-registry.js';
import { sentenceKey } from '../../../harness/registry/sentence-key.js';
import { specCoverage } from '../../../harness/registry/spec-coverage.js';
import { splitSpec } from '../../../harness/registry/split-spec.js';
import { packageRoot } from '../../../harness/package-root.js';
import { planScenarios } from '../../../harness/runner/plan/plan.js';
import { loadStandards } from '../../../harness/runner/plan/standards.js';

const CLAUSES = [
  ...['2-1', '2-2', '3-1', '4-1', '4-2', '4-3', '4-4', '5-1', '6-1', '6-2', '7-1', '8-1', '8-2'],
  ...['9-1', '9-2', '9-3', '10-1', '10-2', '11-1', '11-2', '11-3', '11-4', '11-5', '11-6', '11-7'],
  ...['12-1', '12-2', '13-1', '14-1'],
];
const DERIVED = ['2-2', '4-3', '6-2', '9-2', '9-3', '11-3', '11-4', '11-6'];
const READINGS = ['11-5', '12-2'];

const text = readFileSync(join(packageRoot(), 'features', 'arc-004', 'clauses.json'), 'utf8');
const registry = readRegistry(text);

function named(basis: string): string[] {
  return registry.clauses.filter((clause) => clause.basis === basis).map(({ id }) => id.slice(8));
}

/** The public text, from the folder that POOLPROOF_TEST_SPEC names; else skipped, a failure in CI. */
function spec(context: TestContext): string | undefined {
  const folder = process.env.POOLPROOF_TEST_SPEC ?? join(packageRoot(), '..', 'shared', 'spec');
  const file = join(folder, 'arc-004.txt');
  if (existsSync(file)) return decodeSpec(readFileSync(file));
  const message = `${file} is not there: set POOLPROOF_TEST_SPEC to the folder of the public texts`;
  if (process.env.CI === 'true') throw new Error(message);
  context.skip(message);
  return undefined;
}

test('the registry of arc-004/1 holds all 29 clauses, each a MUST on its basis', () => {
  assert.deepEqual(
    registry.clauses.map(({ id }) => id),
    CLAUSES.map((id) => `arc-004/${id}`),
  );
  assert.deepEqual(named('derived'), DERIVED);
  assert.deepEqual(named('reading'), READINGS);
  assert.ok(registry.clauses.every(({ level }) => level === 'MUST'));
});

test('every sentence of sections 2 to 14 is cited or says why not', (context) => {
  const specText = spec(context);
  if (specText === undefined) return;
  const cited = registry.clauses.flatMap(({ sources }) => sources);
  const known = new Set([...cited, ...registry.uncited].map(sentenceKey));
  const unknown = splitSpec(specText, registry.source.scope).filter(
    (sentence) => !known.has(sentenceKey(sentence)),
  );
  assert.deepEqual(
    unknown.map(({ section, ordinal }) => `${section}, sentence ${ordinal}`),
    [],
  );
  const { changed, missing } = specCoverage(registry, specText, new Map());
  assert.deepEqual([changed, missing], [[], []]);
});

test('every question has one scenario that asks it', () => {
  const standards = loadStandards().filter(({ id }) => id === 'arc-004/1');
  const planned = planScenarios(standards);
  const asked = planned.filter(({ probe }) => probe);
  assert.deepEqual(
    asked.map(({ clause }) => clause).sort(),
    registry.probes.map(({ id }) => id).sort(),
  );
  const counts = new Map(planned.map(({ clause }) => [clause, 1]));
  assert.deepEqual(coverageFaults(registry, counts), []);
});

test('ids keep one form: a registry without the version in one has it in none', () => {
  const mixed = text.replace('"arc-004/2-2"', '"arc-004-1/2-2"');
  assert.throws(() => readRegistry(mixed), /clause arc-004-1\/2-2: .* is arc-004\/2-N/);
});
