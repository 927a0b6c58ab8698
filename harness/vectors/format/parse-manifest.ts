import path from 'node:path';
import type { Json } from '../../adapter/contract/json.js';
import { type Manifest, MANIFEST_FORMAT } from './manifest.js';
import { parseVectors } from './parse-vectors.js';
import { vectorSchemaFault } from './vector-schemas.js';

/** The manifest in some bytes whose signature held, or what is wrong with it. */
export function parseManifest(bytes: Uint8Array): Manifest | string {
  const parsed = parseVectors(bytes);
  if ('fault' in parsed) return parsed.fault;
  const unsafe = unsafePath(parsed.value);
  if (unsafe !== undefined) return `lists ${JSON.stringify(unsafe)}, which is no path below its folder`;
  const fault = vectorSchemaFault(parsed.value, [MANIFEST_FORMAT]);
  if (fault !== undefined) return fault;
  const manifest = parsed.value as unknown as Manifest;
  const paths = manifest.files.map((file) => file.path);
  if (new Set(paths).size < paths.length) return 'lists a file twice';
  const vectors = manifest.files.reduce((sum, file) => sum + file.vectors, 0);
  const { counts } = manifest;
  if (counts.files !== paths.length || counts.vectors !== vectors) {
    return `counts ${counts.files} files with ${counts.vectors} vectors, but lists ${paths.length} with ${vectors}`;
  }
  return manifest;
}

/** Told by itself, as its schema would only say that a pattern does not match. */
function unsafePath(manifest: Json): string | undefined {
  const { files } = Object(manifest) as { files?: unknown };
  if (!Array.isArray(files)) return undefined;
  return files
    .map((file: unknown) => (Object(file) as { path?: unknown }).path)
    .filter((name) => typeof name === 'string')
    .find((name) => path.isAbsolute(name) || /[\\:]|(?:^|\/)\.\.?(?:\/|$)/.test(name));
}

