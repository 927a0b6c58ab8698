import { floatValue } from '../../codecs/cbor/float.js';
import type { CborItem } from '../../codecs/cbor/item.js';
import { byteContent, textContent } from '../../codecs/cose-sign1/string-content.js';
import { bytesToHex } from '../../codecs/hex/hex.js';

/** What an item says, without the form it says it in: widths and chunks are gone, order is kept. */
export function meaningOf(item: CborItem): unknown {
  switch (item.kind) {
    case 'integer':
      return item.value;
    case 'float':
      return floatValue(item.bytes);
    case 'array':
      return item.items.map(meaningOf);
    case 'map':
      return { map: item.pairs.map((pair) => pair.map(meaningOf)) };
    case 'tag':
      return { tag: item.tag, content: meaningOf(item.content) };
    case 'simple':
      return { simple: item.value };
    case 'ill_formed_text':
      return { illFormed: bytesToHex(item.bytes) };
    case 'text':
    case 'chunked_text':
      return textContent(item);
    case 'bytes':
    case 'chunked_bytes':
      return { bytes: bytesToHex(byteContent(item) ?? new Uint8Array(0)) };
  }
}
