import { concatBytes } from '../cbor/concat-bytes.js';
import type { CborItem } from '../cbor/item.js';

/** The content of a byte string, chunks joined; undefined for any other item. */
export function byteContent(item: CborItem): Uint8Array | undefined {
  if (item.kind === 'bytes') return item.bytes;
  if (item.kind !== 'chunked_bytes') return undefined;
  return concatBytes(item.chunks.map((chunk) => chunk.bytes));
}

/** The content of a text string, chunks joined; undefined for ill-formed text and other items. */
export function textContent(item: CborItem): string | undefined {
  if (item.kind === 'text') return item.text;
  if (item.kind !== 'chunked_text') return undefined;
  let joined = '';
  for (const chunk of item.chunks) {
    if (chunk.kind !== 'text') return undefined;
    joined += chunk.text;
  }
  return joined;
}
