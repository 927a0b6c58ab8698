import type { Malformed } from './finding.js';
import { ItemReader } from './item-reader.js';

/** The encoded items of a CBOR sequence, in order, as views of the input. */
export interface SplitSequence {
  readonly kind: 'split';
  readonly items: readonly Uint8Array[];
}

/**
 * Cuts a CBOR sequence (RFC 8742) into its items without judging their form; no bytes are a
 * sequence of none. The first malformed item refuses the whole, with its offset in `bytes` and its
 * place in the sequence as `index`. `MAX_DEPTH` and `MAX_ITEMS` hold for each item. Never throws.
 */
export function splitSequence(
  bytes: Uint8Array,
): SplitSequence | (Malformed & { readonly index: number }) {
  const items: Uint8Array[] = [];
  let start = 0;
  while (start < bytes.length) {
    const reader = new ItemReader(bytes, start);
    const item = reader.readItem(0);
    if (item.kind === 'malformed') return { ...item, index: items.length };
    items.push(bytes.subarray(start, reader.position));
    start = reader.position;
  }
  return { kind: 'split', items };
}
