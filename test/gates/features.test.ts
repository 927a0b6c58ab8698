import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { methodSchemas } from '../../harness/adapter/contract/schema-files.js';
import { packageRoot } from '../../harness/package-root.js';
import { planScenarios } from '../../harness/runner/plan/plan.js';
import { loadStandards } from '../../harness/runner/plan/standards.js';

const MOST_SCENARIOS = 50;

/** What no feature says: it speaks the standard's words, not those of a protocol or a program. */
const FOREIGN: readonly (readonly [what: string, words: RegExp])[] = [
  ['a member name of JSON', /\b[a-z]+(?:_[a-z]+)+\b/],
  ['a method of the protocol', new RegExp(`\\b(?:${methodFamilies().join('|')})\\.[a-z]+\\b`)],
  ['a transport or a format', /\b(?:JSON|RPC|HTTPS?|stdio|stdin|stdout|adapter|TypeScript)\b/i],
  ['a file', /\b[\w-]+\.(?:ts|js|mjs|json|py|feature|txt|md)\b/],
  ['a unit that is not ASCII', /[µμ]J/],
];

/** What the names of methods begin with, such as `pool` in `pool.claim`. */
function methodFamilies(): string[] {
  const names = [...methodSchemas().keys()].filter((name) => name.includes('.'));
  return [...new Set(names.map((name) => name.slice(0, name.indexOf('.'))))];
}

for (const standard of loadStandards()) {
  const folder = join(packageRoot(), 'features', standard.folder);
  const files = readdirSync(folder).filter((name) => name.endsWith('.feature'));
  const planned = planScenarios([standard]);

  describe(`the features of ${standard.id}`, () => {
    it('have scenarios in every file', () => {
      const used = new Set(planned.map(({ uri }) => uri));
      assert.ok(files.length > 0);
      assert.deepEqual(
        files.filter((name) => !used.has(`features/${standard.folder}/${name}`)),
        [],
      );
    });

    it(`have at most ${MOST_SCENARIOS} scenarios a file`, () => {
      const counts = new Map<string, number>();
      for (const { uri } of planned) counts.set(uri, (counts.get(uri) ?? 0) + 1);
      assert.deepEqual(
        [...counts].filter(([, count]) => count > MOST_SCENARIOS),
        [],
      );
    });

    it('speak in the words of the standard only', () => {
      const faults = files.flatMap((name) =>
        readFileSync(join(folder, name), 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            FOREIGN.filter(([, words]) => words.test(line)).map(
              ([what]) => `${name}:${index + 1} names ${what}: ${line.trim()}`,
            ),
          ),
      );
      assert.deepEqual(faults, []);
    });

    it('have one folder for the standard in each part that knows standards', () => {
      for (const part of [
        'features',
        'steps',
        'reference',
        'schemas',
        'harness/adapter',
        'test/mutants',
      ]) {
        assert.ok(existsSync(join(packageRoot(), part, standard.folder)), part);
      }
    });
  });
}
