/** Bytes read as UTF-8: the text, or where the first byte stands that belongs to no character. */
export type DecodedUtf8 =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'invalid'; readonly offset: number };

// A byte order mark stays in the text, where the JSON reader refuses it visibly.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads UTF-8 strictly: no replacement characters, no overlong forms, no surrogates. */
export function decodeUtf8(bytes: Buffer): DecodedUtf8 {
  try {
    return { kind: 'text', text: decoder.decode(bytes) };
  } catch {
    return { kind: 'invalid', offset: firstInvalidByte(bytes) };
  }
}

/** The lenient decoder puts U+FFFD for what is wrong; the first one that was not sent is the place. */
function firstInvalidByte(bytes: Buffer): number {
  const lenient = bytes.toString('utf8');
  let offset = 0;
  let from = 0;
  for (;;) {
    const at = lenient.indexOf('\ufffd', from);
    if (at === -1) return bytes.length;
    offset += Buffer.byteLength(lenient.slice(from, at));
    if (bytes.subarray(offset, offset + 3).toString('hex') !== 'efbfbd') return offset;
    offset += 3;
    from = at + 1;
  }
}
