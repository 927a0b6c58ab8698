/** What a map of the deterministic profile may be keyed by. */
export type CborKey = bigint | string | Uint8Array;

/**
 * All that the deterministic profile can say: integers from -2^64 to 2^64 - 1, well-formed text,
 * byte strings, arrays and maps. Floats, tags, booleans, null and other simple values have no
 * place in it, so they have none in the type either; `CborItem` covers the whole of CBOR.
 */
export type CborValue = CborKey | readonly CborValue[] | CborMap;

/**
 * A map as decoded or to be encoded. The order of insertion carries no meaning. Integer and text
 * keys are found with `get`; byte-string keys compare by identity and are found by iterating.
 */
export type CborMap = ReadonlyMap<CborKey, CborValue>;

/** True for a map, which the other members of `CborValue` are not. */
export function isCborMap(value: unknown): value is CborMap {
  return value instanceof Map;
}
