import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { encodeItem } from '../../../codecs/cbor/encode-item.js';
import { splitSequence } from '../../../codecs/cbor/split-sequence.js';
import { arbitraryItem } from './arbitrary-cbor.js';
import { bytes } from './bytes.js';

test('a sequence is cut where its items were joined', () => {
  fc.assert(
    fc.property(fc.array(arbitraryItem, { maxLength: 5 }), (items) => {
      const encoded = items.map((item) => encodeItem(item));
      const result = splitSequence(new Uint8Array(Buffer.concat(encoded)));
      assert.deepEqual(result, { kind: 'split', items: encoded });
    }),
  );
});

test('no bytes are a sequence of no items', () => {
  assert.deepEqual(splitSequence(new Uint8Array(0)), { kind: 'split', items: [] });
});

test('a cut last item is refused with its place and its offset in the whole', () => {
  const result = splitSequence(bytes('00 8201 02 81'));
  assert.ok(result.kind === 'malformed');
  // 8201 takes the 02 that follows as its second item.
  assert.deepEqual([result.rule, result.offset, result.index], ['count_past_end', 4, 2]);
});
