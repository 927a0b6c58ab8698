/** Bytes as lower-case hex, two digits each. */
export function bytesToHex(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex');
}

/**
 * The bytes that lower-case hex stands for. Undefined for anything else: an odd number of digits,
 * upper case, spaces or a prefix. Never throws.
 */
export function hexToBytes(text: string): Uint8Array | undefined {
  if (text.length % 2 !== 0 || /[^0-9a-f]/.test(text)) return undefined;
  return new Uint8Array(Buffer.from(text, 'hex'));
}
