import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COSE_SIGNATURE, MANIFEST, RAW_SIGNATURE } from '../format/manifest.js';
import { signManifest } from './sign-manifest.js';
import { verifyVectors } from '../verify/verify-vectors.js';

/**
 * Signs the manifests of vectors that stand under the development signature, and puts the new
 * signatures in its place. The manifests stay as they are.
 *
 * @returns the manifests that were signed
 * @throws VectorsRefused where the vectors are not whole: nothing is signed then
 */
export function signVectors(folder: string, seed: Uint8Array): readonly string[] {
  return verifyVectors(folder).standards.map(({ folder: standard }) => {
    const own = path.join(folder, standard);
    const manifest = path.join(own, MANIFEST);
    const { cose, raw } = signManifest(readFileSync(manifest), seed);
    writeFileSync(path.join(own, COSE_SIGNATURE), cose);
    writeFileSync(path.join(own, RAW_SIGNATURE), raw);
    return manifest;
  });
}
