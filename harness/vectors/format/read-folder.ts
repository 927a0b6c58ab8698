import { type Dirent, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { VectorFault } from './vectors-refused.js';

/** No file of vectors is nearly as long; a longer one is not read. */
const MAX_BYTES = 2 ** 26;
const MAX_DEPTH = 8;

/** What stands in a folder: its files by path from it, and what is no file that may be read. */
export interface FolderContents {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly faults: readonly VectorFault[];
}

/**
 * Reads every regular file below a folder, once. Links are not followed: what stands outside the
 * folder is no part of it. A folder without files is a fault as well, as no file names it.
 */
export function readFolder(root: string): FolderContents {
  const files = new Map<string, Uint8Array>();
  const faults: VectorFault[] = [];
  const walk = (folder: string, depth: number): void => {
    const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
    if (entries.length === 0 && folder !== '') faults.push({ file: folder, what: 'is an empty folder' });
    for (const entry of entries.sort(byName)) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && depth < MAX_DEPTH) walk(name, depth + 1);
      else if (!entry.isFile()) faults.push({ file: name, what: nature(entry) });
      else if (lstatSync(path.join(root, name)).size > MAX_BYTES) {
        faults.push({ file: name, what: `is longer than ${MAX_BYTES} bytes` });
      } else files.set(name, readFileSync(path.join(root, name)));
    }
  };
  walk('', 0);
  return { files, faults };
}

function byName(a: Dirent, b: Dirent): number {
  return a.name < b.name ? -1 : 1;
}

function nature(entry: Dirent): string {
  if (entry.isSymbolicLink()) return 'is a symbolic link; vectors are files of their own folder';
  return entry.isDirectory() ? 'is nested too deep' : 'is neither a file nor a folder';
}
