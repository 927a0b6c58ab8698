import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bytesToHex, hexToBytes } from '../../../codecs/hex/hex.js';

test('hex comes back as the bytes it was made of', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      assert.deepEqual(hexToBytes(bytesToHex(bytes)), bytes);
    }),
  );
});

test('hex is written in lower case, from a view into a larger buffer too', () => {
  assert.equal(bytesToHex(Uint8Array.of(1, 0x0a, 0xff, 2).subarray(1, 3)), '0aff');
  assert.equal(bytesToHex(new Uint8Array(0)), '');
});

for (const text of ['0', '0A', 'zz', '0x00', ' 00', '00\n', '0g', '٠٠', '00 11']) {
  test(`${JSON.stringify(text)} is no hex`, () => {
    assert.equal(hexToBytes(text), undefined);
  });
}

test('a long text is judged without a stack overflow', () => {
  const text = '00'.repeat(4_000_000);
  assert.equal(hexToBytes(text)?.length, 4_000_000);
  assert.equal(hexToBytes(`${text}0G`), undefined);
});
