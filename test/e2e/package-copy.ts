import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { packageRoot } from '../../harness/package-root.js';
import { temporaryFolder } from './cli.js';

const PARTS = [
  ...['codecs', 'harness', 'reference', 'reports', 'schemas', 'steps'].map(
    (part) => `dist/${part}`,
  ),
  'features',
  'schemas',
  'package.json',
];

/** A copy of the compiled package whose features a test may spoil; it goes when the test ends. */
export function copyPackage(context: TestContext): string {
  const root = packageRoot();
  const folder = temporaryFolder(context);
  for (const part of PARTS) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}

/** Replaces text that stands in a file of a copied package once or more often. */
export function spoil(folder: string, file: string, find: string, replacement: string): void {
  const target = join(folder, file);
  const text = readFileSync(target, 'utf8');
  if (!text.includes(find)) throw new Error(`${file} does not hold: ${find}`);
  writeFileSync(
    target,
    text.replace(find, () => replacement),
  );
}
