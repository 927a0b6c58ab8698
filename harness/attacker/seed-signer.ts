import { type Signer, signerFor } from '../../codecs/ed25519/sign.js';
import { fromHex } from './from-hex.js';

const signers = new Map<string, Signer>();

/**
 * The signer of a test seed, 32 bytes as lower-case hex. Kept, since making a key costs far more than
 * using it, and the scenarios make hundreds of attacks with the few seeds of their own.
 */
export function seedSigner(seed: string): Signer {
  const signer = signers.get(seed) ?? signerFor(fromHex(seed));
  signers.set(seed, signer);
  return signer;
}
