import assert from 'node:assert/strict';
import { verify } from '../../codecs/ed25519/verify.js';
import { verifyIndependently } from '../unit/codecs/independent-ed25519.js';

/** Our verdict on a signature, which an independent verifier of the same rule has to share. */
export function verifyTwice(
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
  label: string,
): boolean {
  const verdict = verify(publicKey, message, signature);
  assert.equal(verifyIndependently(publicKey, message, signature), verdict, label);
  return verdict;
}
