import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { packageRoot } from '../../../harness/package-root.js';
import type { planScenarios as PlanScenarios } from '../../../harness/runner/plan/plan.js';
import { demoStandard } from './demo-standard.js';

const BUILT = fileURLToPath(new URL('../../../harness', import.meta.url));
const FEATURE = 'features/demo-1/it.feature';

/** A package of its own, whose features are these tests' to write. */
const folder = mkdtempSync(join(tmpdir(), 'poolproof-plan-'));
after(() => {
  rmSync(folder, { recursive: true, force: true });
});
cpSync(BUILT, join(folder, 'harness'), { recursive: true });
cpSync(join(packageRoot(), 'package.json'), join(folder, 'package.json'));
symlinkSync(join(packageRoot(), 'node_modules'), join(folder, 'node_modules'), 'dir');
const { planScenarios } = (await import(
  pathToFileURL(join(folder, 'harness/runner/plan/plan.js')).href
)) as { planScenarios: typeof PlanScenarios };

function plan(rules: string): ReturnType<typeof PlanScenarios> {
  const file = join(folder, FEATURE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `Feature: demo\n\n${rules}\n`);
  return planScenarios([demoStandard]);
}

const RULE = '@demo-1/1-1\nRule: It holds\n';
const OUTLINE = `${RULE}
  @id:demo-1/1-1/many
  Scenario Outline: <case>
    When <n> are

    Examples:
      | case | n |
      | one  | 1 |
      | two  | 2 |
`;

describe('a plan', () => {
  it('has a scenario for each and one for each row, with stable ids and their lines', () => {
    const planned = plan(`${OUTLINE}
  @id:demo-1/1-1/control @control-of:demo-1/1-1/many
  Scenario: The control
    When none are`);
    assert.deepEqual(
      planned.map(({ id, line, title, controlOf, probe }) => [id, line, title, controlOf, probe]),
      [
        ['demo-1/1-1/many/one', 12, 'one', undefined, false],
        ['demo-1/1-1/many/two', 13, 'two', undefined, false],
        ['demo-1/1-1/control', 16, 'The control', 'demo-1/1-1/many', false],
      ],
    );
    assert.ok(planned.every(({ clause }) => clause === 'demo-1/1-1'));
    assert.ok(planned.every(({ uri }) => uri === FEATURE));
  });

  const scenario = (tags: string, steps = '    When it is'): string =>
    `  ${tags}\n  Scenario: It\n${steps}\n`;
  for (const [title, rules, message] of [
    [
      'a scenario without a step',
      RULE + scenario('@id:demo-1/1-1/x', ''),
      'it.feature:6: the scenario has no step',
    ],
    [
      'a scenario without an id',
      RULE + scenario('@slow'),
      'it.feature:6: the scenario has no @id: tag, or more than one',
    ],
    [
      'a scenario with two ids',
      RULE + scenario('@id:demo-1/1-1/x @id:demo-1/1-1/y'),
      'it.feature:6: the scenario has no @id: tag, or more than one',
    ],
    [
      'a probe of what is a clause',
      RULE + scenario('@id:demo-1/1-1/x @probe'),
      'it.feature:6: the tag @probe stands on all scenarios of probes, and on no other',
    ],
    [
      'a scenario under two clauses',
      RULE + scenario('@id:demo-1/1-1/x @demo-1/1-2'),
      'it.feature:6: the scenario stands under no one clause of demo/1',
    ],
    [
      'a scenario under no clause',
      `Rule: None\n${scenario('@id:demo-1/1-1/x')}`,
      'it.feature:5: the scenario stands under no one clause of demo/1',
    ],
    [
      'a clause that is in no registry',
      `@demo-1/9-9\nRule: None\n${scenario('@id:demo-1/9-9/x')}`,
      'it.feature:6: no clause or probe demo-1/9-9 is in the registry',
    ],
    [
      'an id that is used twice',
      `${RULE}${scenario('@id:demo-1/1-1/x')}\n${scenario('@id:demo-1/1-1/x')}`,
      `it.feature:10: the id demo-1/1-1/x is used at ${FEATURE}:6 too`,
    ],
    [
      'a case that stands twice',
      OUTLINE.replace('two ', 'one '),
      `it.feature:13: the id demo-1/1-1/many/one is used at ${FEATURE}:12 too`,
    ],
    [
      'examples that do not begin with their case',
      OUTLINE.replace('case | n', 'name | n'),
      'it.feature:12: examples begin with a column named case',
    ],
    [
      'a feature that cannot be parsed',
      'Scenario: x\n  When it is\n  Whenever it is',
      'it.feature: Parser errors:',
    ],
  ] as const) {
    it(`is refused with its place: ${title}`, () => {
      assert.throws(
        () => plan(rules),
        (thrown: Error) =>
          thrown.name === 'SuiteError' && thrown.message.startsWith(`features/demo-1/${message}`),
      );
    });
  }
});
