import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '../../registry/registry.js';
import { packageRoot } from '../../package-root.js';
import type { StandardDigests } from '../result/result-model.js';

/** One standard that the suite judges: its folder name, wherever it has one, and its registry. */
export interface Standard {
  /** As `describe` names it, for instance `pool/1`. */
  readonly id: string;
  /** As folders and clause ids name it, for instance `pool-1`. */
  readonly folder: string;
  readonly registry: Registry;
  readonly digests: StandardDigests;
}

/** Every standard with a folder in `features/`, in the order of the folder names. */
export function loadStandards(): readonly Standard[] {
  const features = path.join(packageRoot(), 'features');
  return readdirSync(features)
    .sort()
    .filter((folder) => existsSync(path.join(features, folder, 'clauses.json')))
    .map((folder) => {
      const text = readFileSync(path.join(features, folder, 'clauses.json'), 'utf8');
      const registry = JSON.parse(text) as Registry;
      return { id: registry.standard, folder, registry, digests: digestsOf(folder, text) };
    });
}

function digestsOf(folder: string, registry: string): StandardDigests {
  const manifest = path.join(packageRoot(), 'vectors', folder, 'MANIFEST.json');
  return {
    registry: sha256(registry),
    ...(existsSync(manifest) ? { vectors: sha256(readFileSync(manifest)) } : {}),
  };
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
