import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wrapText } from '../../../reports/wrap-text.js';

describe('wrapped text', () => {
  it('breaks between words, at the width and not before', () => {
    assert.equal(wrapText('  one two three', 9, '    '), '  one two\n    three');
    assert.equal(wrapText('  one two three', 8, '    '), '  one\n    two\n    three');
  });

  it('leaves what fits, and what has no width, as it is', () => {
    assert.equal(wrapText('a  b c', 6, ''), 'a  b c');
    assert.equal(wrapText('a '.repeat(500), Infinity, ''), 'a '.repeat(500));
  });

  it('keeps a long word whole', () => {
    assert.equal(wrapText('a bbbbbbbbbb c', 5, ' '), 'a\n bbbbbbbbbb\n c');
  });
});
