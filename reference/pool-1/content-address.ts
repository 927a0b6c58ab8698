import { hashBytes } from '../../codecs/hash/hash-bytes.js';

/** What the first entry has for `prev`, and the head of a ledger without entries: 32 zero bytes. */
export const GENESIS: Uint8Array = new Uint8Array(32);

/** The content address of an entry: the SHA-256 of its signed core, as bytes. */
export function contentAddress(core: Uint8Array): Uint8Array {
  return hashBytes('sha-256', core);
}
