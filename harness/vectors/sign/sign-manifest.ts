import { sealSign1 } from '../../../codecs/cose-sign1/seal-sign1.js';
import { ALG, EDDSA, KID } from '../../../codecs/cose-sign1/labels.js';
import { publicKeyOf, signerFor } from '../../../codecs/ed25519/sign.js';
import type { CborKey, CborValue } from '../../../codecs/cbor/value.js';
import { keyId } from './signing-key.js';

/** The two signatures of a manifest. The same bytes and key give the same signatures. */
export interface ManifestSignatures {
  /** COSE_Sign1 with the manifest's bytes as its payload. */
  readonly cose: Uint8Array;
  /** Ed25519 over the manifest's bytes, 64 bytes. */
  readonly raw: Uint8Array;
}

/** Signs a manifest's exact bytes. */
export function signManifest(manifest: Uint8Array, seed: Uint8Array): ManifestSignatures {
  const sign = signerFor(seed);
  return { cose: coseSign1(manifest, publicKeyOf(seed), sign), raw: sign(manifest) };
}

/**
 * The one form that a manifest's COSE_Sign1 has: tagged, with algorithm and key id protected and
 * nothing unprotected. A message in any other form is not taken, so that no byte of it goes unread.
 */
export function coseSign1(
  manifest: Uint8Array,
  publicKey: Uint8Array,
  sign: (message: Uint8Array) => Uint8Array,
): Uint8Array {
  return sealSign1({
    protectedHeader: new Map<CborKey, CborValue>([
      [ALG, EDDSA],
      [KID, keyId(publicKey)],
    ]),
    payload: manifest,
    sign,
  });
}
