import type { ListedFile } from './manifest.js';
import { sha256 } from './manifest.js';
import { parseVectors } from './parse-vectors.js';
import { VECTOR_FORMATS, type VectorFile } from './vector.js';
import { vectorSchemaFault } from './vector-schemas.js';

/** A file of vectors that is as its manifest lists it, or what is wrong with it. */
export function vectorFileFault(
  listed: ListedFile,
  bytes: Uint8Array | undefined,
  standard: string,
): { readonly file: VectorFile } | { readonly fault: string } {
  if (bytes === undefined) return { fault: 'is listed, and missing' };
  if (bytes.length !== listed.bytes) {
    return { fault: `has ${bytes.length} bytes, not the ${listed.bytes} that are listed` };
  }
  if (sha256(bytes) !== listed.sha256) return { fault: 'was changed: its SHA-256 is not the listed' };
  const parsed = parseVectors(bytes);
  if ('fault' in parsed) return parsed;
  const fault = vectorSchemaFault(parsed.value, VECTOR_FORMATS);
  if (fault !== undefined) return { fault };
  const file = parsed.value as unknown as VectorFile;
  if (file.format !== listed.format) return { fault: `its format is not the listed ${listed.format}` };
  if (file.standard !== standard) return { fault: `is of ${file.standard}, not of ${standard}` };
  return wrongCount(file, listed) ?? { file };
}

/** The lists inside vectors that a header counts, by the name of its count. */
function counted(file: VectorFile): Readonly<Record<string, number>> {
  const vectors = file.vectors as readonly {
    readonly entries?: readonly unknown[];
    readonly calls?: readonly { readonly checks: readonly unknown[] }[];
  }[];
  const calls = vectors.flatMap((vector) => vector.calls ?? []);
  const sum = (lengths: readonly number[]): number => lengths.reduce((all, each) => all + each, 0);
  return {
    vectors: vectors.length,
    calls: calls.length,
    checks: sum(calls.map(({ checks }) => checks.length)),
    entries: sum(vectors.map(({ entries = [] }) => entries.length)),
  };
}

function wrongCount(file: VectorFile, listed: ListedFile): { readonly fault: string } | undefined {
  const found = counted(file);
  for (const [name, count] of Object.entries(file.counts)) {
    if (found[name] !== count) return { fault: `counts ${count} ${name}, but has ${found[name] ?? 0}` };
  }
  if (listed.vectors !== found.vectors) {
    return { fault: `has ${found.vectors ?? 0} vectors, not the ${listed.vectors} that are listed` };
  }
  return undefined;
}
