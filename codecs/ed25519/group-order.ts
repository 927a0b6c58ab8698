/** L, the prime order of the base point: 2^252 + 27742317777372353535851937790883648493. */
export const groupOrder = 2n ** 252n + 27742317777372353535851937790883648493n;

/** Length of an encoded scalar, and of an encoded point. */
const SCALAR_LENGTH = 32;

/** A scalar as the 32 little-endian bytes of a signature's second half (RFC 8032 5.1). */
export function encodeScalar(scalar: bigint): Uint8Array {
  const bytes = new Uint8Array(SCALAR_LENGTH);
  for (let at = 0, rest = scalar; at < SCALAR_LENGTH; at += 1, rest >>= 8n) {
    bytes[at] = Number(rest & 0xffn);
  }
  return bytes;
}

/** The scalar that little-endian bytes stand for. */
export function decodeScalar(bytes: Uint8Array): bigint {
  return bytes.reduceRight((scalar, byte) => (scalar << 8n) | BigInt(byte), 0n);
}
