import { createHash } from 'node:crypto';
import { blake2b } from '@noble/hashes/blake2.js';
import { blake3 } from '@noble/hashes/blake3.js';

const HASHES = {
  'sha-256': byOpenSsl('sha256'),
  'sha-512': byOpenSsl('sha512'),
  'sha3-256': byOpenSsl('sha3-256'),
  // OpenSSL has BLAKE2b at 512 bits only, and no BLAKE3.
  'blake2b-256': (bytes: Uint8Array) => blake2b(bytes, { dkLen: 32 }),
  blake3: (bytes: Uint8Array) => blake3(bytes),
} satisfies Record<string, (bytes: Uint8Array) => Uint8Array>;

/** The hashes by which an implementation may address ledger content. */
export type HashName = keyof typeof HASHES;

/** Every hash name, in a fixed order. */
export const hashNames = Object.keys(HASHES) as readonly HashName[];

/** The digest of `bytes`: 64 bytes for `sha-512`, 32 for all others. */
export function hashBytes(name: HashName, bytes: Uint8Array): Uint8Array {
  return HASHES[name](bytes);
}

function byOpenSsl(algorithm: string): (bytes: Uint8Array) => Uint8Array {
  return (bytes) => new Uint8Array(createHash(algorithm).update(bytes).digest());
}
