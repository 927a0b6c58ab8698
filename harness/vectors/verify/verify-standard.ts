import { COSE_SIGNATURE, type Manifest, MANIFEST, RAW_SIGNATURE } from '../format/manifest.js';
import { parseManifest } from '../format/parse-manifest.js';
import type { VectorFile } from '../format/vector.js';
import { vectorFileFault } from '../format/vector-file-fault.js';
import type { VectorFault } from '../format/vectors-refused.js';
import { signatureFaults } from './verify-signature.js';

/** What came of one standard's folder. */
export interface StandardFindings {
  readonly manifest?: Manifest;
  readonly files: ReadonlyMap<string, VectorFile>;
  readonly faults: readonly VectorFault[];
  /** Files that are accounted for, from the folder that was given. */
  readonly claimed: readonly string[];
}

/**
 * Verifies the files of one standard: signatures first, then the manifest, then what it lists.
 *
 * @param all every file of the folder that was given
 * @param folder the standard's, in the one that was given; empty where that is it
 */
export function verifyStandard(
  all: ReadonlyMap<string, Uint8Array>,
  folder: string,
  publicKey: Uint8Array,
): StandardFindings {
  const at = (file: string): string => (folder === '' ? file : `${folder}/${file}`);
  const own = [...all.keys()].filter((file) => folder === '' || file.startsWith(`${folder}/`));
  const named = (faults: readonly VectorFault[]) =>
    faults.map(({ file, what }) => ({ file: at(file), what }));
  const bytes = all.get(at(MANIFEST));
  const wrongSignature = signatureFaults(
    { manifest: bytes, cose: all.get(at(COSE_SIGNATURE)), raw: all.get(at(RAW_SIGNATURE)) },
    publicKey,
  );
  // What an unsigned manifest lists is nothing to go by: its other files are not told one by one.
  if (bytes === undefined || wrongSignature.length > 0) {
    return { files: new Map(), faults: named(wrongSignature), claimed: own };
  }
  const manifest = parseManifest(bytes);
  if (typeof manifest === 'string') {
    return { files: new Map(), faults: [{ file: at(MANIFEST), what: manifest }], claimed: own };
  }
  const files = new Map<string, VectorFile>();
  const faults: VectorFault[] = [];
  for (const listed of manifest.files) {
    const found = vectorFileFault(listed, all.get(at(listed.path)), manifest.standard);
    if ('fault' in found) faults.push({ file: at(listed.path), what: found.fault });
    else files.set(listed.path, found.file);
  }
  return {
    manifest,
    files,
    faults: [...faults, ...named(repeatedIds(files))],
    claimed: [MANIFEST, COSE_SIGNATURE, RAW_SIGNATURE, ...manifest.files.map((f) => f.path)].map(at),
  };
}

function repeatedIds(files: ReadonlyMap<string, VectorFile>): VectorFault[] {
  const seen = new Set<string>();
  const faults: VectorFault[] = [];
  for (const [file, { vectors }] of files) {
    for (const { id } of vectors) {
      if (seen.has(id)) faults.push({ file, what: `the id ${id} is used twice` });
      seen.add(id);
    }
  }
  return faults;
}

