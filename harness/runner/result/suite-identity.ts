import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../package-root.js';

/** The suite's name and version, from its package. */
export function suiteIdentity(): { readonly name: string; readonly version: string } {
  const text = readFileSync(path.join(packageRoot(), 'package.json'), 'utf8');
  const { name, version } = JSON.parse(text) as { name: string; version: string };
  return { name, version };
}
