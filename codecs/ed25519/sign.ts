import {
  createPrivateKey,
  createPublicKey,
  sign as signWithKey,
  type KeyObject,
} from 'node:crypto';
import { POINT_LENGTH } from './strict-point.js';

/** Length of an Ed25519 secret seed (RFC 8032 5.1.5). */
const SEED_LENGTH = 32;

/** PKCS #8 of an Ed25519 key (RFC 8410 section 7) up to the seed. */
const PKCS8_START = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs a message; 64 bytes, the same at each call (RFC 8032 5.1.6). */
export type Signer = (message: Uint8Array) => Uint8Array;

/**
 * The 32-byte public key of a secret seed.
 * @throws RangeError unless the seed has 32 bytes.
 */
export function publicKeyOf(seed: Uint8Array): Uint8Array {
  const spki = createPublicKey(privateKeyOf(seed)).export({ format: 'der', type: 'spki' });
  return new Uint8Array(spki.subarray(-POINT_LENGTH));
}

/**
 * Prepares a seed for many signatures.
 * @throws RangeError unless the seed has 32 bytes.
 */
export function signerFor(seed: Uint8Array): Signer {
  const key = privateKeyOf(seed);
  return (message) => new Uint8Array(signWithKey(null, message, key));
}

/**
 * Signs one message.
 * @throws RangeError unless the seed has 32 bytes.
 */
export function sign(seed: Uint8Array, message: Uint8Array): Uint8Array {
  return signerFor(seed)(message);
}

function privateKeyOf(seed: Uint8Array): KeyObject {
  if (seed.length !== SEED_LENGTH) {
    throw new RangeError(`an Ed25519 seed has 32 bytes, not ${seed.length}`);
  }
  const key = Buffer.concat([PKCS8_START, seed]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}
