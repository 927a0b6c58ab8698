import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { jsonDefect } from '../../../harness/adapter/contract/json-defect.js';

const nested = (levels: number): unknown => (levels === 0 ? 0 : [nested(levels - 1)]);
const shared = { n: 1 };

describe('jsonDefect', () => {
  const held: readonly (readonly [title: string, value: unknown])[] = [
    ['scalars', [null, true, 'x', -0.5]],
    ['an undefined member', { class: undefined }],
    ['one object in two places', { a: shared, b: [shared, shared] }],
    ['a date, which writes itself', { at: new Date(0) }],
    ['255 levels', nested(255)],
  ];
  for (const [title, value] of held) {
    it(`takes ${title}`, () => {
      assert.equal(jsonDefect(value, 'result'), undefined);
    });
  }

  const refused: readonly (readonly [value: unknown, reason: RegExp])[] = [
    [undefined, /^result is undefined, which/],
    [{ a: [1, { b: 2n }] }, /^result\.a\[1\]\.b is a bigint, which/],
    [{ uj: NaN }, /^result\.uj is NaN, which/],
    [[1, undefined], /^result\[1\] is undefined, which/],
    [new Array<number>(1), /^result\[0\] is undefined, which/],
    [{ f: () => 1 }, /^result\.f is a function, which/],
    [{ usage: new Map() }, /^result\.usage is a Map, which/],
    [nested(256), /nests more than 256 levels$/],
  ];
  for (const [value, reason] of refused) {
    it(`refuses, with the place: ${reason.source}`, () => {
      assert.match(jsonDefect(value, 'result') ?? '', reason);
    });
  }
});
