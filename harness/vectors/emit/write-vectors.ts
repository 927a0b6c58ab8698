import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { VectorFolder } from './emit-vectors.js';
import { MANIFEST } from '../format/manifest.js';

/** The folder holds what no emission wrote; the message names it. */
export class ForeignFolder extends Error {
  override readonly name = 'ForeignFolder';
}

/**
 * Writes vectors, and takes away what an earlier emission left of the same standards.
 *
 * @throws ForeignFolder where the folder of a standard is there, is not empty and has no manifest
 */
export function writeVectors(folder: VectorFolder, target: string): void {
  const standards = new Set(
    [...folder.keys()].flatMap((file) => (file.includes('/') ? [file.split('/')[0] ?? ''] : [])),
  );
  for (const name of standards) {
    const own = path.join(target, name);
    if (!existsSync(own) || readdirSync(own).length === 0) continue;
    if (!existsSync(path.join(own, MANIFEST))) {
      throw new ForeignFolder(`${own} holds files and no ${MANIFEST}: nothing was written`);
    }
  }
  for (const name of standards) rmSync(path.join(target, name), { recursive: true, force: true });
  for (const [file, bytes] of folder) {
    const place = path.join(target, ...file.split('/'));
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, bytes);
  }
}
