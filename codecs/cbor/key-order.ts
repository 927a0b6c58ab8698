/** Where an encoded key stands in the input: `start` up to, not including, `end`. */
export interface KeySpan {
  readonly start: number;
  readonly end: number;
}

/**
 * Bytewise lexicographic order of two encoded keys (RFC 8949 4.2.1): negative, zero or positive.
 * Not the length-first order of RFC 7049, which differs on integer keys such as 24 and -1.
 */
export function compareKeys(bytes: Uint8Array, left: KeySpan, right: KeySpan): number {
  const shared = Math.min(left.end - left.start, right.end - right.start);
  for (let at = 0; at < shared; at += 1) {
    const difference = (bytes[left.start + at] ?? 0) - (bytes[right.start + at] ?? 0);
    if (difference !== 0) return difference;
  }
  // No encoded item is the beginning of another, so neither has bytes left.
  return 0;
}

/** The rule that a key breaks among the keys before it, the nearest last; undefined where none. */
export function brokenKeyRule(
  bytes: Uint8Array,
  earlier: readonly KeySpan[],
  key: KeySpan,
): 'duplicate_key' | 'unsorted_keys' | undefined {
  const previous = earlier.at(-1);
  if (previous === undefined || compareKeys(bytes, previous, key) < 0) return undefined;
  const repeated = earlier.some((other) => compareKeys(bytes, other, key) === 0);
  return repeated ? 'duplicate_key' : 'unsorted_keys';
}
