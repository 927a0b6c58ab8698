import { readdirSync } from 'node:fs';
import { type Manifest, MANIFEST, sha256 } from '../format/manifest.js';
import { readFolder } from '../format/read-folder.js';
import { DEVELOPMENT_KEY, DOCUMENTS } from '../format/shared-files.js';
import { developmentPublicKey, publicKeyPem } from '../sign/signing-key.js';
import type { VectorFile } from '../format/vector.js';
import { type VectorFault, VectorsRefused } from '../format/vectors-refused.js';
import { verifyStandard } from './verify-standard.js';

/** The vectors of one standard that were found to be whole. */
export interface VerifiedStandard {
  /** Its folder in the one that was given; empty where that is it. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly files: ReadonlyMap<string, VectorFile>;
}

/** A folder of vectors that is what its manifests say. */
export interface VerifiedVectors {
  readonly standards: readonly VerifiedStandard[];
  /** Whether anyone could have made the signature. */
  readonly development: boolean;
}

/**
 * Verifies a folder of vectors, of one standard or of all: signatures, digests, counts, schemas, and
 * that nothing is there beside what is listed. Nothing that a manifest says is believed before both
 * its signatures hold.
 *
 * @param publicKey whose signature it has to be; the development key's where absent
 * @throws VectorsRefused with every fault that was found
 * @throws Error of Node where the folder itself cannot be read
 */
export function verifyVectors(
  folder: string,
  publicKey: Uint8Array = developmentPublicKey(),
): VerifiedVectors {
  const { files, faults } = readFolder(folder);
  const single = files.has(MANIFEST);
  const names = single ? [''] : standardFolders(folder);
  const collected = [...faults];
  const claimed = new Set<string>();
  const standards = names.map((name) => {
    const found = verifyStandard(files, name, publicKey);
    collected.push(...found.faults);
    for (const file of found.claimed) claimed.add(file);
    return { folder: name, manifest: found.manifest, files: found.files };
  });
  if (standards.length === 0) collected.push({ file: folder, what: 'holds no vectors' });
  if (!single) {
    const manifests = standards.flatMap(({ manifest }) => manifest ?? []);
    collected.push(...sharedFaults(files, manifests));
    for (const file of [...DOCUMENTS, DEVELOPMENT_KEY]) claimed.add(file);
  }
  for (const file of files.keys()) {
    if (!claimed.has(file)) collected.push({ file, what: 'is not listed in any manifest' });
  }
  if (collected.length > 0) throw new VectorsRefused(collected);
  return {
    standards: standards as VerifiedStandard[],
    development: Buffer.compare(publicKey, developmentPublicKey()) === 0,
  };
}

function sharedFaults(
  files: ReadonlyMap<string, Uint8Array>,
  manifests: readonly Manifest[],
): VectorFault[] {
  const faults: VectorFault[] = [];
  for (const file of DOCUMENTS) {
    const bytes = files.get(file);
    if (bytes === undefined) faults.push({ file, what: 'is missing' });
    else if (manifests.some(({ documents }) => !isListed(documents, file, sha256(bytes)))) {
      faults.push({ file, what: 'is not what the manifests list' });
    }
  }
  const key = files.get(DEVELOPMENT_KEY);
  if (key === undefined) faults.push({ file: DEVELOPMENT_KEY, what: 'is missing' });
  else if (Buffer.from(key).toString('utf8') !== publicKeyPem(developmentPublicKey())) {
    faults.push({ file: DEVELOPMENT_KEY, what: 'is not the development key' });
  }
  return faults;
}

function isListed(documents: Manifest['documents'], file: string, digest: string): boolean {
  return documents.some((each) => each.path === file && each.sha256 === digest);
}

function standardFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
