import { publicKeyOf } from '../../codecs/ed25519/sign.js';
import { bytesToHex } from '../../codecs/hex/hex.js';
import { fromHex } from './from-hex.js';

/** The Ed25519 public key of a test seed, both 32 bytes as lower-case hex. */
export function publicKeyOfSeed(seed: string): string {
  return bytesToHex(publicKeyOf(fromHex(seed)));
}
