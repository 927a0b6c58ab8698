import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { JsonObject } from '../../../harness/adapter/contract/json.js';
import type { Selection } from '../../../harness/runner/result/result-model.js';
import {
  judgedStandards,
  requireSelectable,
  SelectionError,
  selectScenarios,
} from '../../../harness/runner/plan/selection.js';
import { demoScenario, demoStandard } from './demo-standard.js';

const PLAN = [demoScenario(1, 'a'), demoScenario(1, 'b'), demoScenario(2, 'c')];

function describing(...standards: { id: string; modules: string[] }[]): JsonObject {
  return { standards };
}

function selected(modules: string[], selection: Selection): string[] {
  const judged = judgedStandards([demoStandard], describing({ id: 'demo/1', modules }), selection);
  return selectScenarios(PLAN, judged, selection).map(({ title }) => title);
}

describe('requireSelectable', () => {
  const refused = (selection: Selection, message: RegExp): void => {
    assert.throws(
      () => {
        requireSelectable([demoStandard], selection);
      },
      (thrown) => thrown instanceof SelectionError && message.test(thrown.message),
    );
  };

  it('refuses what there is not, and says what there is', () => {
    refused({ standard: 'demo/2' }, /^--standard demo\/2: .*; there are demo\/1$/);
    refused({ clauses: ['1-2'] }, /^--clause 1-2: .*; there are demo-1\/1-2$/);
    refused({ clauses: ['demo-1/1-1', 'x'] }, /^--clause x: .*; there are demo-1\/1-1, /);
    refused({ modules: ['more'] }, /^--module more: .*; there are core, extra$/);
    refused({ clauses: [''] }, /^--clause : /);
  });

  it('takes what there is', () => {
    requireSelectable([demoStandard], {});
    requireSelectable([demoStandard], {
      standard: 'demo/1',
      clauses: ['demo-1/1-3'],
      modules: ['extra'],
    });
  });
});

describe('what is judged', () => {
  it('is what both sides know, and of it what was asked for', () => {
    const both = describing({ id: 'demo/1', modules: [] }, { id: 'lake/7', modules: [] });
    const ids = (description: JsonObject, selection: Selection): string[] =>
      judgedStandards([demoStandard], description, selection).map(({ standard }) => standard.id);
    assert.deepEqual(ids(both, {}), ['demo/1']);
    assert.deepEqual(ids(both, { standard: 'demo/1' }), ['demo/1']);
    assert.deepEqual(ids(describing({ id: 'lake/7', modules: [] }), {}), []);
    assert.deepEqual(ids(both, { clauses: ['lake-7/1-1'] }), []);
    assert.deepEqual(ids(both, { clauses: ['lake-7/1-1', 'demo-1/1-1'] }), ['demo/1']);
    assert.deepEqual(ids(both, { clauses: ['demo-1/1-1'], modules: ['extra'] }), []);
  });

  it('is the core always, and a module only where it is claimed', () => {
    assert.deepEqual(selected([], {}), ['a', 'b']);
    assert.deepEqual(selected(['extra'], {}), ['a', 'b', 'c']);
    assert.deepEqual(selected(['unheard-of'], {}), ['a', 'b']);
  });

  it('is narrowed by clauses and modules together', () => {
    assert.deepEqual(selected(['extra'], { clauses: ['demo-1/1-2'] }), ['c']);
    assert.deepEqual(selected(['extra'], { modules: ['core'] }), ['a', 'b']);
    assert.deepEqual(selected(['extra'], { clauses: ['demo-1/1-2'], modules: ['core'] }), []);
    assert.deepEqual(selected([], { clauses: ['demo-1/1-2'] }), []);
  });
});
