/** A body as far as it was read. */
export interface Body {
  readonly bytes: Buffer;
  /** False where the body went on past the limit; `bytes` are then its beginning. */
  readonly complete: boolean;
}

/** Reads a body of at most `limit` bytes, and no further. */
export async function readBody(source: AsyncIterable<Uint8Array>, limit: number): Promise<Body> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of source) {
    const room = limit - length;
    if (part.length > room) {
      parts.push(part.subarray(0, room));
      return { bytes: Buffer.concat(parts), complete: false };
    }
    parts.push(part);
    length += part.length;
  }
  return { bytes: Buffer.concat(parts), complete: true };
}
