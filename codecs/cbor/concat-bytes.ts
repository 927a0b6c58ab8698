/** Bytes one after the other, as a plain Uint8Array with memory of its own, however many parts. */
export function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}
