import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { markdownCode } from '../../../reports/markdown-code.js';

it('code in Markdown is fenced by more backticks than stand in a row within', () => {
  assert.equal(markdownCode('a'), '`a`');
  assert.equal(markdownCode('a`b``c'), '```a`b``c```');
  assert.equal(markdownCode('`'), '`` ` ``');
  assert.equal(markdownCode(''), '`  `');
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('`', ' ', 'a', '\n', '<') }), (text) => {
      const code = markdownCode(text);
      const [fence = ''] = /^`+/.exec(code) ?? [];
      const inner = code.slice(fence.length, -fence.length);
      assert.ok(code.endsWith(fence) && !inner.startsWith('`') && !inner.endsWith('`'));
      assert.ok(
        ![...inner.matchAll(/`+/g)].some(([run]) => run === fence) && !code.includes('\n'),
        code,
      );
    }),
  );
});
