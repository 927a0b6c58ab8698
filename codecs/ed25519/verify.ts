import { createPublicKey, verify as verifyWithKey } from 'node:crypto';
import { encodeScalar, groupOrder } from './group-order.js';
import { isStrictPoint, POINT_LENGTH } from './strict-point.js';

const SIGNATURE_LENGTH = 64;
const GROUP_ORDER = encodeScalar(groupOrder);

/** Checks a message's signature under one public key. Never throws. */
export type Verifier = (message: Uint8Array, signature: Uint8Array) => boolean;

/**
 * Prepares a public key for many checks by the strict, cofactorless rule: S below the group order,
 * canonical A and R, neither of small order, and S*B = R + k*A without a cofactor. It is the rule of
 * libsodium and of dalek's `verify_strict`; RFC 8032 leaves several of these open, and libraries
 * differ on them. Undefined for a key that can verify nothing: not 32 bytes, not canonical, or of
 * small order. Never throws.
 */
export function verifierFor(publicKey: Uint8Array): Verifier | undefined {
  if (publicKey.length !== POINT_LENGTH || !isStrictPoint(publicKey, 0)) return undefined;
  const x = Buffer.from(publicKey).toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return (message, signature) =>
    signature.length === SIGNATURE_LENGTH &&
    // OpenSSL looks at S as well; the rule shall not hang on its version.
    isBelowGroupOrder(signature) &&
    isStrictPoint(signature, 0) &&
    // OpenSSL's equation has no cofactor, and it compares R as bytes.
    verifyWithKey(null, message, key, signature);
}

/** Checks one signature by the rule of `verifierFor`; false for a key that it refuses. */
export function verify(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  return verifierFor(publicKey)?.(message, signature) ?? false;
}

/** Compares S, the second half of a signature, with L from the highest byte down. */
function isBelowGroupOrder(signature: Uint8Array): boolean {
  for (let at = 31; at >= 0; at -= 1) {
    const difference = (signature[POINT_LENGTH + at] ?? 0) - (GROUP_ORDER[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
