import { sigStructure } from '../../../codecs/cose-sign1/sig-structure.js';
import { openSign1 } from '../../../codecs/cose-sign1/open-sign1.js';
import { verify } from '../../../codecs/ed25519/verify.js';
import { COSE_SIGNATURE, MANIFEST, RAW_SIGNATURE } from '../format/manifest.js';
import { coseSign1 } from '../sign/sign-manifest.js';
import type { VectorFault } from '../format/vectors-refused.js';

/** The three files that say what a standard's vectors are; undefined where one is missing. */
export interface SignedManifest {
  readonly manifest: Uint8Array | undefined;
  readonly cose: Uint8Array | undefined;
  readonly raw: Uint8Array | undefined;
}

/** What is wrong with a manifest's two signatures; nothing where both are those of the key. */
export function signatureFaults(
  { manifest, cose, raw }: SignedManifest,
  publicKey: Uint8Array,
): readonly VectorFault[] {
  const missing = Object.entries({
    [MANIFEST]: manifest,
    [COSE_SIGNATURE]: cose,
    [RAW_SIGNATURE]: raw,
  }).flatMap(([file, bytes]) => (bytes === undefined ? [{ file, what: 'is missing' }] : []));
  if (manifest === undefined || cose === undefined || raw === undefined) return missing;

  const rawHolds = raw.length === 64 && verify(publicKey, manifest, raw);
  const coseHolds = isCoseOf(manifest, cose, publicKey);
  if (rawHolds && coseHolds) return [];
  if (!rawHolds && !coseHolds) {
    return [
      {
        file: MANIFEST,
        what:
          'neither of its signatures is that of the key; it was changed, or somebody else signed it ' +
          '(--key names the key of a release)',
      },
    ];
  }
  const what = `is not the signature of ${MANIFEST} by the key`;
  return [{ file: rawHolds ? COSE_SIGNATURE : RAW_SIGNATURE, what }];
}

/** Whether a message is the one form that a manifest's COSE_Sign1 has, rightly signed. */
function isCoseOf(manifest: Uint8Array, cose: Uint8Array, publicKey: Uint8Array): boolean {
  const opened = openSign1(cose);
  if (opened.kind !== 'opened') return false;
  const { protectedBytes, signature } = opened;
  const expected = coseSign1(manifest, publicKey, () => signature);
  if (Buffer.compare(expected, cose) !== 0) return false;
  return verify(publicKey, sigStructure(protectedBytes, manifest), signature);
}
