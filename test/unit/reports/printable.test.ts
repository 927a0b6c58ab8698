import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { printable } from '../../../reports/printable.js';

describe('printable', () => {
  it('leaves text for people as it is', () => {
    for (const text of ['', 'plain', 'µJ ≥ 5, 日本語 😀', 'back\\slash "quoted"']) {
      assert.equal(printable(text), text);
    }
  });

  it('escapes all that moves a cursor, ends a line, hides or turns text round', () => {
    assert.equal(printable('a\u001b[2Jb'), 'a\\u001b[2Jb');
    assert.equal(printable('a\r\n\tb\0\u007f'), 'a\\u000d\\u000a\\u0009b\\u0000\\u007f');
    assert.equal(printable('a\u009b2J\u00ad\u2028'), 'a\\u009b2J\\u00ad\\u2028');
    assert.equal(
      printable('\u200b\u202e\u2066\u061c\ufeff'),
      '\\u200b\\u202e\\u2066\\u061c\\ufeff',
    );
    assert.equal(printable('tag \u{e0041}, half \ud83d'), 'tag \\u{e0041}, half \\ud83d');
  });
});
