import { createPublicKey, verify as verifyByOpenSsl } from 'node:crypto';
import * as noble from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { verify } from '../../../codecs/ed25519/verify.js';
import { verifyIndependently } from '../codecs/independent-ed25519.js';

noble.hashes.sha512 = sha512;

type Verify = (key: Uint8Array, message: Uint8Array, signature: Uint8Array) => boolean;

const BY_RFC_8032 = { zip215: false } as const;

/** Verifiers that disagree with each other, our own strict one and its independent twin first. */
const VERIFIERS: readonly Verify[] = [
  verify,
  verifyIndependently,
  verifyWithOpenSsl,
  (key, message, signature) => noble.verify(signature, message, key),
  (key, message, signature) => noble.verify(signature, message, key, BY_RFC_8032),
];

/**
 * What each verifier says of a signature, V where it takes it and x where not: ours, ours from points,
 * OpenSSL without the cofactor, noble by ZIP 215, noble by RFC 8032.
 */
export function verdictsOf(key: Uint8Array, message: Uint8Array, signature: Uint8Array): string {
  return VERIFIERS.map((takes) => (takes(key, message, signature) ? 'V' : 'x')).join('');
}

/** The plain equation as OpenSSL has it: S below the order is all that it looks at beside. */
export function verifyWithOpenSsl(
  key: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key).toString('base64url') };
  return verifyByOpenSsl(null, message, createPublicKey({ key: jwk, format: 'jwk' }), signature);
}
