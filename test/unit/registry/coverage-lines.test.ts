import assert from 'node:assert/strict';
import test from 'node:test';
import { coverageLines } from '../../../harness/registry/coverage-lines.js';
import type { Clause, Registry } from '../../../harness/registry/registry.js';

function clause(id: string, marker: Partial<Clause> = {}): Clause {
  return {
    id: `kettle-1/${id}`,
    section: id.slice(0, id.indexOf('-')),
    level: 'MUST',
    basis: 'explicit',
    module: 'core',
    statement: 'Stated elsewhere.',
    sources: [{ section: '2', digest: '0'.repeat(32) }],
    ...marker,
  };
}

const registry: Registry = {
  format: 'poolproof-clauses/1',
  standard: 'kettle/1',
  source: {
    title: 'Kettle',
    revision: 'v1',
    normalisation: 'poolproof-sentence/1',
    scope: { firstSection: 2, lastSection: 3 },
  },
  modules: [{ id: 'core', statement: 'All of it.' }],
  clauses: [
    clause('2.1-1'),
    clause('2.1-2', { pending: 'more tea' }),
    clause('2.1-3', { notShown: 'Nobody listens.' }),
    clause('3-1'),
  ],
  probes: [],
  uncited: [],
};

test('each section shows its clauses, scenarios, and why a clause has none', () => {
  assert.deepEqual(coverageLines(registry, new Map([['kettle-1/2.1-1', 2]])), [
    'kettle/1 v1: 1 of 4 clauses covered, 2 scenarios',
    '2.1  1 of 3 clauses covered, 2 scenarios',
    '     kettle-1/2.1-2  pending: more tea',
    '     kettle-1/2.1-3  not shown: Nobody listens.',
    '3    0 of 1 clause covered, 0 scenarios',
    '     kettle-1/3-1  no scenario',
  ]);
});

test('scenarios of a pending clause or of no clause at all are contradictions', () => {
  const lines = coverageLines(
    registry,
    new Map([
      ['kettle-1/2.1-2', 1],
      ['kettle-1/3-1', 1],
      ['kettle-1/9-9', 3],
    ]),
  );
  assert.deepEqual(lines.slice(lines.indexOf('contradictions')), [
    'contradictions',
    '  kettle-1/2.1-2: 1 scenario, yet marked "more tea"',
    '  kettle-1/9-9: 3 scenarios, but no such clause',
  ]);
});
