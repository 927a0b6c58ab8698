import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Json } from '../../../harness/adapter/contract/json.js';
import { pointerTo, valueAt } from '../../../harness/runner/judging/pointer.js';

const answer = JSON.parse(
  '{"a/b": {"~": [10, {"uj": "1"}, {"uj": "2"}, {}]}, "": 1, "none": null, "__proto__": {"x": 5}}',
) as Json;

describe('valueAt', () => {
  for (const [pointer, found] of [
    ['', answer],
    ['/', 1],
    ['/a~1b/~0/0', 10],
    ['/a~1b/~0/*/uj', ['1', '2']],
    ['/none', null],
    ['/__proto__/x', 5],
  ] as const) {
    it(`finds what stands at "${pointer}"`, () => {
      assert.deepEqual(valueAt(answer, pointer), found);
    });
  }

  for (const pointer of [
    '/absent',
    '/none/x',
    '/a~1b/~0/9',
    '/a~1b/~0/x',
    '/a~1b/~0/length',
    '/a~1b/*',
    '/toString',
    '/constructor/name',
  ]) {
    it(`finds nothing at "${pointer}"`, () => {
      assert.equal(valueAt(answer, pointer), undefined);
    });
  }

  it('finds nothing inside text', () => {
    assert.equal(valueAt('text', '/0'), undefined);
  });
});

describe('pointerTo', () => {
  it('escapes names so that valueAt finds them again', () => {
    assert.equal(pointerTo('a/b', '~', 0), '/a~1b/~0/0');
    assert.equal(valueAt(answer, pointerTo('a/b', '~', 0)), 10);
    assert.equal(valueAt({ '~1': 'kept' }, pointerTo('~1')), 'kept');
  });

  it('points at the whole where no member is named', () => {
    assert.equal(pointerTo(), '');
  });
});
