import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { hashBytes } from '../../../codecs/hash/hash-bytes.js';
import { publicKeyOf } from '../../../codecs/ed25519/sign.js';

/** A key that cannot be used; the message says why, and never holds anything of the key. */
export class KeyError extends Error {
  override readonly name = 'KeyError';
}

/** An Ed25519 key as PKCS #8 has it: this, then the 32 bytes of the seed (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
/** An Ed25519 public key as SubjectPublicKeyInfo: this, then the 32 bytes of the key. */
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

const DEVELOPMENT_LABEL = 'poolproof development key';

/** The seed of the development key: anyone can sign with it, so it proves nothing of who did. */
export function developmentSeed(): Uint8Array {
  return hashBytes('sha-256', Buffer.from(DEVELOPMENT_LABEL, 'utf8'));
}

/** The public half of the development key, 32 bytes. */
export function developmentPublicKey(): Uint8Array {
  return publicKeyOf(developmentSeed());
}

/** A public key in PEM, as `openssl pkeyutl -pubin` takes it. */
export function publicKeyPem(publicKey: Uint8Array): string {
  return pem('PUBLIC KEY', Buffer.concat([SPKI_PREFIX, publicKey]));
}

/** Makes a new key. `secretPem` is PKCS #8 in PEM: to be kept, never printed. */
export function newKey(): { readonly secretPem: string; readonly publicPem: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    secretPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/**
 * The seed in a secret key's PEM.
 * @throws KeyError where there is no Ed25519 key in it
 */
export function seedOfPem(text: string): Uint8Array {
  const der = ed25519(() => createPrivateKey(text), 'no secret key in PEM (PKCS #8)').export({
    type: 'pkcs8',
    format: 'der',
  });
  return new Uint8Array(der.subarray(PKCS8_PREFIX.length, PKCS8_PREFIX.length + 32));
}

/**
 * The 32 bytes of a public key's PEM.
 * @throws KeyError where there is no Ed25519 public key in it, a secret one among others
 */
export function publicKeyOfPem(text: string): Uint8Array {
  if (!text.includes('BEGIN PUBLIC KEY')) throw new KeyError('no public key in PEM');
  const der = ed25519(() => createPublicKey(text), 'no public key in PEM').export({
    type: 'spki',
    format: 'der',
  });
  return new Uint8Array(der.subarray(SPKI_PREFIX.length));
}

/** The key id in a COSE signature: the first 8 bytes of the public key's SHA-256. */
export function keyId(publicKey: Uint8Array): Uint8Array {
  return hashBytes('sha-256', publicKey).slice(0, 8);
}

function ed25519(read: () => KeyObject, otherwise: string): KeyObject {
  let key: KeyObject;
  try {
    key = read();
  } catch {
    // What Node says of it may quote the text.
    throw new KeyError(otherwise);
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new KeyError('the key is no Ed25519 key');
  return key;
}

function pem(label: string, der: Uint8Array): string {
  return `-----BEGIN ${label}-----\n${Buffer.from(der).toString('base64')}\n-----END ${label}-----\n`;
}
