import assert from 'node:assert/strict';
import test from 'node:test';
import { readRegistry } from '../../../harness/registry/read-registry.js';
import { RegistryError } from '../../../harness/registry/registry-error.js';
import { poolRegistryText } from './pool-1-spec.js';

type Entry = Record<string, unknown>;
interface RawRegistry extends Entry {
  modules: Entry[];
  clauses: Entry[];
  probes: Entry[];
  uncited: Entry[];
  source: Entry;
}

/** The registry of pool/1 after one edit, and what reading it says. */
function faultsAfter(edit: (registry: RawRegistry) => void): readonly string[] {
  const registry = JSON.parse(poolRegistryText()) as RawRegistry;
  edit(registry);
  try {
    readRegistry(JSON.stringify(registry));
  } catch (error) {
    assert.ok(error instanceof RegistryError, String(error));
    return error.faults;
  }
  return [];
}

function clause(registry: RawRegistry, id: string): Entry {
  const found = registry.clauses.find((entry) => entry.id === `pool-1/${id}`);
  assert.ok(found);
  return found;
}

const probe = {
  id: 'pool-1/probe/a-probe-of-this-test',
  section: '2.4',
  module: 'core',
  question: 'May a claim have the empty id?',
  answers: [
    { id: 'admitted', sentence: 'It is admitted like any other.' },
    { id: 'refused', sentence: 'It is refused.' },
  ],
};

const cases: readonly (readonly [string, (registry: RawRegistry) => void, string])[] = [
  ['an unknown member', (r) => (clause(r, '2.1-1').titel = ''), 'additional properties: "titel"'],
  ['a level of none', (r) => (clause(r, '2.1-1').level = 'must'), '/clauses/0/level'],
  ['no statement', (r) => delete clause(r, '2.1-1').statement, "property 'statement'"],
  ['half a sentence', (r) => (clause(r, '2.1-1').statement = 'no end'), '/clauses/0/statement'],
  [
    'a short digest',
    (r) => (clause(r, '2.1-1').sources = [{ section: '2.1', digest: 'ab' }]),
    '/clauses/0/sources/0/digest',
  ],
  ['item 0', (r) => (clause(r, '2.1-1').item = 0), '/clauses/0/item'],
  ['an item twice', (r) => (clause(r, '2.1-1').item = [1, 1]), '/clauses/0/item'],
  [
    'a derived clause from nothing',
    (r) => delete clause(r, '2.1-3').derivedFrom,
    "property 'derivedFrom'",
  ],
  [
    'an explicit clause derived',
    (r) => (clause(r, '2.1-1').derivedFrom = ['2.2']),
    '/clauses/0/derivedFrom',
  ],
  ['pending and not shown', (r) => (clause(r, '2.5-12').pending = 'soon'), '/pending'],
  [
    'an unknown normalisation',
    (r) => (r.source.normalisation = 'poolproof-sentence/2'),
    '/source/normalisation',
  ],
  [
    'a clause id twice',
    (r) => r.clauses.push(clause(r, '3-1')),
    'clause pool-1/3-1: the id stands there twice',
  ],
  [
    'an id of another section',
    (r) => (clause(r, '2.1-1').section = '2.2'),
    'clause pool-1/2.1-1: the id of a clause of this section is pool-1/2.2-N',
  ],
  ['an id of another standard', (r) => (r.standard = 'pool/2'), 'is pool-2/2.1-N'],
  [
    'an id without a number',
    (r) => (clause(r, '2.1-1').id = 'pool-1/2.1-x'),
    'clause pool-1/2.1-x: the id',
  ],
  [
    'an origin that is not there',
    (r) => (clause(r, '2.1-3').derivedFrom = ['pool-1/9-9']),
    'derived from pool-1/9-9',
  ],
  [
    'a clause derived from itself',
    (r) => (clause(r, '2.1-3').derivedFrom = ['pool-1/2.1-3']),
    'derived from pool-1/2.1-3',
  ],
  [
    'an unknown module',
    (r) => (clause(r, '2.1-1').module = 'extra'),
    'the module extra is not in /modules',
  ],
  ['no core', (r) => r.modules.shift(), 'the module core is missing'],
  [
    'a source out of scope',
    (r) => (clause(r, '2.1-1').sources = [{ section: '8', digest: '0'.repeat(32) }]),
    'cites section 8',
  ],
  [
    'an uncited sentence that is cited',
    (r) => r.uncited.push({ ...(clause(r, '3-1').sources as Entry[])[0], reason: 'None.' }),
    'is cited by a clause',
  ],
  ['an uncited sentence twice', (r) => r.uncited.push({ ...r.uncited[0] }), 'stands there twice'],
  [
    'items without a section of items',
    (r) => (r.source.scope = { firstSection: 2, lastSection: 7 }),
    'names an item',
  ],
  [
    'a scope turned round',
    (r) => (r.source.scope = { firstSection: 7, lastSection: 2 }),
    'firstSection lies after lastSection',
  ],
  [
    'a probe with one answer',
    (r) => r.probes.unshift({ ...probe, answers: probe.answers.slice(1) }),
    '/probes/0/answers',
  ],
  [
    'a probe answer twice',
    (r) => r.probes.unshift({ ...probe, answers: [...probe.answers, ...probe.answers] }),
    'answer admitted: the id stands there twice',
  ],
  [
    'a probe id of no probe',
    (r) => r.probes.unshift({ ...probe, id: 'pool-1/2.4-3' }),
    'the id of a probe is pool-1/probe/',
  ],
  [
    'a probe that asks nothing',
    (r) => r.probes.unshift({ ...probe, question: 'Empty ids.' }),
    '/probes/0/question',
  ],
];

for (const [name, edit, expected] of cases) {
  test(`a registry with ${name} is refused, and the fault names the place`, () => {
    const faults = faultsAfter(edit);
    assert.ok(
      faults.some((fault) => fault.includes(expected)),
      `expected a fault with "${expected}" among:\n${faults.join('\n')}`,
    );
  });
}

test('a registry with a sound probe is read', () => {
  assert.deepEqual(
    faultsAfter((registry) => registry.probes.push(probe)),
    [],
  );
});

test('text that is no JSON is refused as such', () => {
  assert.throws(
    () => readRegistry('{'),
    (error) => error instanceof RegistryError && error.message.includes('no JSON'),
  );
  assert.throws(
    () => readRegistry('[]'),
    (error) =>
      error instanceof RegistryError && error.message.includes('the whole file: must be object'),
  );
});
