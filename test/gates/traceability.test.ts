import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { coverageFaults } from '../../harness/registry/clause-coverage.js';
import { readRegistry } from '../../harness/registry/read-registry.js';
import { packageRoot } from '../../harness/package-root.js';
import { planScenarios } from '../../harness/runner/plan/plan.js';
import { loadStandards } from '../../harness/runner/plan/standards.js';
import { mutatedSource } from '../mutants/build-mutant.js';
import { mutantSets } from '../mutants/mutant-sets.js';

// Faults are collected and compared with none, so that a failure names every one of them.

const standards = loadStandards();

it('every standard has a registry that its schema takes, and mutants', () => {
  assert.ok(standards.length > 0);
  for (const { id, folder } of standards) {
    const file = join(packageRoot(), 'features', folder, 'clauses.json');
    assert.equal(readRegistry(readFileSync(file, 'utf8')).standard, id);
  }
  assert.deepEqual(
    mutantSets.map(({ standard }) => standard),
    standards.map(({ id }) => id),
  );
});

for (const standard of standards) {
  const { id: name, folder, registry } = standard;
  const planned = planScenarios([standard]);
  const covered = new Set(planned.map(({ clause }) => clause));

  describe(`${name}: registry and scenarios`, () => {
    it('every clause has scenarios, or a reason why not', () => {
      const bare = registry.clauses.filter(
        ({ id, pending, notShown }) => !covered.has(id) && (pending ?? notShown) === undefined,
      );
      assert.deepEqual(
        bare.map(({ id }) => id),
        [],
      );
    });

    it('no clause has both scenarios and a reason for having none', () => {
      const counts = new Map([...covered].map((clause) => [clause, 1]));
      assert.deepEqual(coverageFaults(registry, counts), []);
    });

    it('every scenario’s id begins with its clause’s', () => {
      const strays = planned.filter(({ id, clause }) => !id.startsWith(`${clause}/`));
      assert.deepEqual(
        strays.map(({ id, clause }) => `${id} under ${clause}`),
        [],
      );
    });

    it('every id can stand in a tag', () => {
      const odd = planned.filter(({ id }) => /[\s@]/.test(id));
      assert.deepEqual(
        odd.map(({ id }) => id),
        [],
      );
    });

    it('every control stands beside a scenario that is there', () => {
      const bases = planned.flatMap(({ id }) => [id, id.slice(0, id.lastIndexOf('/'))]);
      const lost = planned.filter(
        ({ controlOf }) => controlOf !== undefined && !bases.includes(controlOf),
      );
      assert.deepEqual(
        lost.map(({ id, controlOf }) => `${id} is a control of ${controlOf ?? ''}`),
        [],
      );
    });
  });

  describe(`${name}: mutants`, () => {
    const { mutants = [] } = mutantSets.find((set) => set.standard === name) ?? {};

    it('every clause that demands something and has scenarios has a mutant', () => {
      const killing = new Set(mutants.flatMap((mutant) => mutant.clauses));
      const spared = registry.clauses.filter(
        ({ id, basis }) => basis !== 'reading' && covered.has(id) && !killing.has(id),
      );
      assert.deepEqual(
        spared.map(({ id }) => id),
        [],
      );
    });

    it('every mutant names clauses, and only such as have scenarios', () => {
      const faults = mutants.flatMap(({ id, clauses: named }) => [
        ...(named.length === 0 ? [`${id} names no clause`] : []),
        ...named.filter((clause) => !covered.has(clause)).map((clause) => `${id} names ${clause}`),
      ]);
      assert.deepEqual(faults, []);
    });

    it('every mutant has an id of its own and changes its file', () => {
      const ids = mutants.map(({ id }) => id);
      assert.deepEqual(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        [],
      );
      for (const mutant of mutants) {
        // The reference, what it is made of, and what stands between it and the protocol.
        const homes = [
          `reference/${folder}/`,
          `harness/adapter/${folder}/`,
          'harness/adapter/serving/reference-adapter.ts',
          'codecs/',
        ];
        assert.ok(
          homes.some((home) => mutant.file.startsWith(home)),
          mutant.id,
        );
        assert.notEqual(mutant.find, mutant.replace, mutant.id);
        assert.ok(mutatedSource(mutant).length > 0);
      }
    });
  });
}
