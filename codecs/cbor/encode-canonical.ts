import { encode, rfc8949EncodeOptions } from 'cborg';
import { MAX_DEPTH } from './limits.js';
import { isCborMap, type CborKey, type CborMap, type CborValue } from './value.js';

const SMALLEST_INTEGER = -(1n << 64n);
const LARGEST_INTEGER = (1n << 64n) - 1n;

/** In Unicode mode a surrogate that has its partner is no surrogate. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * The deterministic encoding of a value (RFC 8949 4.2.1): shortest heads, definite lengths, keys in
 * the bytewise order of their encodings.
 * @throws TypeError for whatever is no `CborValue`: numbers (integers are bigints), booleans, null,
 * undefined, text with a lone surrogate, objects that are neither array, map nor byte string, and
 * keys that are no bigint, text or byte string.
 * @throws RangeError for an integer outside -2^64 to 2^64 - 1, for two byte-string keys of equal
 * content, and for nesting past `MAX_DEPTH`, which a value that contains itself meets too.
 */
export function encodeCanonical(value: CborValue): Uint8Array {
  requireValue(value, 0);
  // cborg gives a Buffer where it had to grow; callers get one type.
  return new Uint8Array(encode(value, rfc8949EncodeOptions));
}

function requireValue(value: unknown, depth: number): asserts value is CborValue {
  if (depth > MAX_DEPTH) {
    throw new RangeError(
      `a value nests at most ${MAX_DEPTH} levels deep for the decoder to read it`,
    );
  }
  if (Array.isArray(value)) {
    // A loop by index, unlike forEach, sees the holes of a sparse array too.
    for (const element of value) requireValue(element, depth + 1);
  } else if (isCborMap(value)) {
    requireDistinctBytes(value);
    for (const [key, element] of value) {
      requireKey(key);
      requireValue(element, depth + 1);
    }
  } else {
    requireKey(value);
  }
}

function requireKey(value: unknown): asserts value is CborKey {
  if (value instanceof Uint8Array) return;
  if (typeof value === 'bigint') {
    if (value >= SMALLEST_INTEGER && value <= LARGEST_INTEGER) return;
    throw new RangeError(`CBOR integers are -2^64 to 2^64 - 1, not ${String(value)}`);
  }
  if (typeof value !== 'string') {
    const hint = typeof value === 'number' ? ': give integers as bigint' : '';
    const name = value === null ? 'null' : typeof value;
    throw new TypeError(`the deterministic profile has no place here for a ${name}${hint}`);
  }
  if (LONE_SURROGATE.test(value))
    throw new TypeError('text with a lone surrogate has no UTF-8 form');
}

/** A Map tells equal integers and equal texts apart by itself, but not equal byte strings. */
function requireDistinctBytes(map: CborMap): void {
  const seen = new Set<string>();
  for (const key of map.keys()) {
    if (!(key instanceof Uint8Array)) continue;
    const hex = Buffer.from(key).toString('hex');
    if (seen.has(hex)) throw new RangeError(`the byte-string key ${hex} stands twice in one map`);
    seen.add(hex);
  }
}
