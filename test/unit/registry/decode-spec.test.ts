import assert from 'node:assert/strict';
import test from 'node:test';
import { decodeSpec } from '../../../harness/registry/decode-spec.js';
import { SpecTextError } from '../../../harness/registry/spec-text-error.js';

const utf8 = new TextEncoder();

function refusal(bytes: Uint8Array): string {
  try {
    decodeSpec(bytes);
  } catch (error) {
    assert.ok(error instanceof SpecTextError, String(error));
    return error.message;
  }
  throw new assert.AssertionError({ message: 'the bytes were taken as text' });
}

test('plain UTF-8 text is taken as it is', () => {
  assert.equal(decodeSpec(utf8.encode('§2\tµJ\r\nnext\n')), '§2\tµJ\r\nnext\n');
});

test('an empty file is refused', () => {
  assert.match(refusal(new Uint8Array()), /no text/);
  assert.match(refusal(utf8.encode(' \n\n')), /no text/);
});

test('binary files are refused', () => {
  assert.match(refusal(Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0xff, 0xfe)), /no UTF-8/);
  assert.match(refusal(utf8.encode('one\ntwo\u0000')), /line 2 .* U\+0000/);
});

test('a line or a file past its bound is refused, and one at the bound is not', () => {
  assert.equal(decodeSpec(utf8.encode('a'.repeat(65_536))).length, 65_536);
  assert.match(refusal(utf8.encode(`\n${'a'.repeat(65_537)}`)), /line 2 has 65537 characters/);
  assert.match(refusal(new Uint8Array(4 * 1024 * 1024 + 1)), /4194305 bytes/);
});
