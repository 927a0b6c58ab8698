import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { html, trustedMarkup } from '../../../reports/page/html.js';

describe('a template of markup', () => {
  it('takes text as data, between elements and in attributes', () => {
    const text = `</p><script>alert("1" + '2')</script>&amp;`;
    assert.equal(
      html`<p title="${text}">${text}</p>`.text,
      `<p title="${escaped(text)}">${escaped(text)}</p>`,
    );
  });

  it('lets no text begin or end anything, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { text: markup } = html`${text}`;
        assert.doesNotMatch(markup, /[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
      }),
    );
  });

  it('shows what is not to be seen, and keeps line ends', () => {
    assert.equal(html`${'a\u0000\u202e\u2028\nb'}`.text, 'a\\u0000\\u202e\\u2028\nb');
  });

  it('joins lists, and takes nothing as nothing', () => {
    const items = ['<', 2, undefined].map((each) => html`<b>${each}</b>`);
    assert.equal(html`<p>${items}</p>`.text, '<p><b>&lt;</b><b>2</b><b></b></p>');
  });

  it('takes markup of its own as it stands', () => {
    assert.equal(
      html`<p>${html`<b>${'<'}</b>`}${trustedMarkup('<hr>')}</p>`.text,
      '<p><b>&lt;</b><hr></p>',
    );
  });

  it('drops the indentation of the source, and none of what is data', () => {
    assert.equal(html(['<pre>\n    ', '\n  </pre>'], 'a\n  b').text, '<pre>\na\n  b\n</pre>');
  });
});

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
