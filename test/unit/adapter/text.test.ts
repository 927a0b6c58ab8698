import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decodeUtf8 } from '../../../harness/adapter/contract/decode-utf8.js';
import { LineReader, TOO_LONG } from '../../../harness/adapter/doors/stdio/line-reader.js';
import { OutputTail } from '../../../harness/adapter/doors/stdio/output-tail.js';
import { quote } from '../../../harness/adapter/contract/quote.js';

describe('LineReader', () => {
  const read = (limit: number, ...chunks: string[]) => {
    const reader = new LineReader(limit);
    const lines = chunks.flatMap((chunk) => reader.push(Buffer.from(chunk)));
    return {
      lines: lines.map((line) => (line === TOO_LONG ? 'TOO_LONG' : line.toString())),
      rest: reader.rest().toString(),
    };
  };

  it('joins chunks, splits them, and takes LF and CRLF', () => {
    assert.deepEqual(read(10, 'a', 'b\ncd\r', '\n\ne\r\nf', 'g'), {
      lines: ['ab', 'cd', '', 'e'],
      rest: 'fg',
    });
  });

  it('takes a line of the limit, and throws one byte more away', () => {
    assert.deepEqual(read(4, 'abcd\n'), { lines: ['abcd'], rest: '' });
    assert.deepEqual(read(4, 'abcde\nfg\n'), { lines: ['TOO_LONG', 'fg'], rest: '' });
    assert.deepEqual(read(4, 'abc', 'de'), { lines: ['TOO_LONG'], rest: '' });
    assert.deepEqual(read(4, 'abc', 'de', 'fgh\ni\n'), { lines: ['TOO_LONG', 'i'], rest: '' });
  });
});

describe('decodeUtf8', () => {
  const cases: readonly (readonly [title: string, bytes: string, offset: number])[] = [
    ['a stray byte', '61ff62', 1],
    ['an overlong form', '6161c080', 2],
    ['a surrogate', 'eda080', 0],
    ['a character cut off at the end', '61e282', 1],
    ['a stray byte behind a real U+FFFD', 'efbfbdefbfbdff', 6],
    ['a cut U+FFFD', 'efbf61', 0],
  ];
  for (const [title, bytes, offset] of cases) {
    it(`names the place of ${title}`, () => {
      assert.deepEqual(decodeUtf8(Buffer.from(bytes, 'hex')), { kind: 'invalid', offset });
    });
  }

  it('keeps every valid character, a byte order mark too', () => {
    const text = '\ufeffµ\u{1f600}\ufffd\0';
    assert.deepEqual(decodeUtf8(Buffer.from(text)), { kind: 'text', text });
  });
});

describe('OutputTail', () => {
  it('keeps the last 64 KiB', () => {
    const tail = new OutputTail();
    for (let line = 0; line < 30_000; line++) tail.push(Buffer.from(`line ${line}\n`));
    const text = tail.text();
    assert.equal(text.length, 65_536);
    assert.ok(text.endsWith('\nline 29999\n'));
  });

  it('begins at a whole character', () => {
    const tail = new OutputTail();
    tail.push(Buffer.from('€'.repeat(30_000)));
    assert.equal(tail.text(), '€'.repeat(21_845));
    tail.push(Buffer.from('€'.repeat(30_000)));
    assert.equal(tail.text(), '€'.repeat(21_845));
  });
});

describe('quote', () => {
  it('escapes what a terminal would obey or hide', () => {
    assert.equal(
      quote('a"\n\x1b[31m\x9b\u202e\ufeff'),
      '"a\\"\\n\\u001b[31m\\u009b\\u202e\\ufeff"',
    );
  });

  it('shows 200 characters and says how many there are', () => {
    assert.equal(quote('x'.repeat(200)), `"${'x'.repeat(200)}"`);
    assert.equal(quote('x'.repeat(201)), `"${'x'.repeat(200)}"... (201 characters)`);
    assert.equal(quote(`${'x'.repeat(199)}😀`), `"${'x'.repeat(199)}"... (201 characters)`);
  });
});
