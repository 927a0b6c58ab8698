/** Bytes that an item's argument takes after the initial byte; 0 is inside the initial byte. */
export type Width = 0 | 1 | 2 | 4 | 8;

/** Width of a container's count, or no count at all but a break at its end. */
export type CountWidth = Width | 'indefinite';

/**
 * One item of CBOR (RFC 8949) as it stands on the wire: all types, any of the legal forms,
 * duplicate keys kept in their order. `decodeLenient` sets every width, so that `encodeItem` gives
 * the same bytes back; where a width is absent, `encodeItem` writes the shortest form.
 */
export type CborItem =
  IntegerItem | StringItem | ChunkedItem | ArrayItem | MapItem | TagItem | SimpleItem | FloatItem;

/** An integer, -2^64 to 2^64 - 1. */
export interface IntegerItem {
  readonly kind: 'integer';
  readonly value: bigint;
  readonly width?: Width;
}

/** A byte or text string of definite length. */
export type StringItem = BytesItem | TextItem | IllFormedTextItem;

export interface BytesItem {
  readonly kind: 'bytes';
  readonly bytes: Uint8Array;
  readonly width?: Width;
}

export interface TextItem {
  readonly kind: 'text';
  readonly text: string;
  readonly width?: Width;
}

/** A text string whose bytes are not UTF-8: well-formed CBOR, though not valid. */
export interface IllFormedTextItem {
  readonly kind: 'ill_formed_text';
  readonly bytes: Uint8Array;
  readonly width?: Width;
}

/** A string of indefinite length: chunks of definite length up to a break. */
export type ChunkedItem = ChunkedBytesItem | ChunkedTextItem;

export interface ChunkedBytesItem {
  readonly kind: 'chunked_bytes';
  readonly chunks: readonly BytesItem[];
}

export interface ChunkedTextItem {
  readonly kind: 'chunked_text';
  readonly chunks: readonly (TextItem | IllFormedTextItem)[];
}

export interface ArrayItem {
  readonly kind: 'array';
  readonly items: readonly CborItem[];
  readonly width?: CountWidth;
}

/** Key and value of one map entry. */
export type Pair = readonly [key: CborItem, value: CborItem];

export interface MapItem {
  readonly kind: 'map';
  readonly pairs: readonly Pair[];
  readonly width?: CountWidth;
}

export interface TagItem {
  readonly kind: 'tag';
  /** The tag number, 0 to 2^64 - 1. */
  readonly tag: bigint;
  readonly content: CborItem;
  readonly width?: Width;
}

/** A simple value: 20 false, 21 true, 22 null, 23 undefined; 24 to 31 do not exist. */
export interface SimpleItem {
  readonly kind: 'simple';
  readonly value: number;
}

/** A float as its 2, 4 or 8 big-endian bytes, which keep the payload of a NaN. */
export interface FloatItem {
  readonly kind: 'float';
  readonly bytes: Uint8Array;
}
