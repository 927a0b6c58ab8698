import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json } from '../../../harness/adapter/contract/json.js';
import { itemWhere, pointerTo, valueAt } from '../../../harness/runner/judging/pointer.js';

const answer = {
  shares: [
    { id: 'a', uj: '4' },
    { id: 'b', uj: '3' },
    { id: 'twin', uj: '1' },
    { id: 'twin', uj: '2' },
    { id: 7, uj: '5' },
    { uj: '6' },
    null,
    'a',
  ],
};

function shareOf(id: string): Json | undefined {
  return valueAt(answer, pointerTo('shares', itemWhere('id', id), 'uj'));
}

test('an item is found by a member, wherever it stands', () => {
  assert.equal(valueAt(answer, '/shares/[id=a]/uj'), '4');
  assert.equal(valueAt(answer, '/shares/[id=b]/uj'), '3');
  assert.deepEqual(valueAt(answer, '/shares/[uj=3]'), { id: 'b', uj: '3' });
});

test('nothing is found where no item, or more than one, has the member', () => {
  for (const id of ['c', '', 'twin', '7', 'A']) assert.equal(shareOf(id), undefined, id);
  assert.equal(valueAt(answer, '/shares/[name=a]/uj'), undefined);
  assert.equal(valueAt(answer, '/shares/[toString=a]'), undefined);
});

test('an id may hold whatever a pointer or a key has a meaning for', () => {
  for (const id of [
    '',
    'x/y',
    '~1',
    '~',
    '*',
    '0',
    'a=b',
    '=',
    ']',
    '[id=a]',
    'a]/uj',
    'two\nlines',
  ]) {
    const items = { shares: [{ id: 'other' }, { id, uj: '9' }] };
    const pointer = pointerTo('shares', itemWhere('id', id), 'uj');
    assert.equal(valueAt(items, pointer), '9', pointer);
  }
});

test('outside an array the same segment is the name of a member', () => {
  assert.equal(valueAt({ '[id=a]': 1 }, '/[id=a]'), 1);
  assert.equal(valueAt({ id: 'a' }, '/[id=a]'), undefined);
  assert.equal(valueAt('text', '/[id=a]'), undefined);
});

test('positions, and the star for every item, stay what they were', () => {
  assert.equal(valueAt(answer, '/shares/1/id'), 'b');
  assert.deepEqual(valueAt({ list: [{ id: 'a' }, {}, { id: 'b' }] }, '/list/*/id'), ['a', 'b']);
  assert.deepEqual(valueAt({ list: [[{ id: 'a', n: 1 }], []] }, '/list/*/[id=a]/n'), [1]);
});
