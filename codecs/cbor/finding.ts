/**
 * Why bytes are not exactly one well-formed CBOR item (RFC 8949 section 3, appendix C). The last
 * two are limits of this decoder: past them nothing is read, so nothing is known.
 */
export type MalformedRule =
  | 'truncated'
  | 'length_past_end'
  | 'count_past_end'
  | 'trailing_bytes'
  | 'reserved_additional_information'
  | 'reserved_simple'
  | 'unexpected_break'
  | 'bad_chunk'
  | 'too_deep'
  | 'too_many_items';

/**
 * Why a well-formed item is not the deterministic encoding of what it says (RFC 8949 4.2.1), or
 * says nothing valid at all (`duplicate_key`, `invalid_utf8`: RFC 8949 5.3.1).
 */
export type EncodingRule =
  | 'non_shortest_integer'
  | 'non_shortest_length'
  | 'non_shortest_tag'
  | 'non_shortest_float'
  | 'indefinite_length'
  | 'unsorted_keys'
  | 'duplicate_key'
  | 'invalid_utf8';

/** Why a well-formed item is none of the types of `CborValue`. */
export type TypeRule = 'float' | 'bool_or_null' | 'simple' | 'tag' | 'compound_key';

/** A broken rule and where. */
export interface Finding<Rule> {
  readonly rule: Rule;
  /**
   * Byte offset of the initial byte of the item at fault. The input's length where that byte is
   * missing; the first byte left over for `trailing_bytes`.
   */
  readonly offset: number;
  /** For people; never compared. */
  readonly detail: string;
}

/** The bytes are no CBOR document. */
export interface Malformed extends Finding<MalformedRule> {
  readonly kind: 'malformed';
}

/** The bytes decode, but a deterministic encoder would not have written them. */
export interface NonCanonical extends Finding<EncodingRule | TypeRule> {
  readonly kind: 'non_canonical';
}
