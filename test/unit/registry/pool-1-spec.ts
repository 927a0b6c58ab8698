import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { decodeSpec } from '../../../harness/registry/decode-spec.js';
import { readRegistry } from '../../../harness/registry/read-registry.js';
import type { Registry } from '../../../harness/registry/registry.js';
import { packageRoot } from '../../../harness/package-root.js';

/** The registry of pool/1 as the package carries it. */
export function poolRegistry(): Registry {
  return readRegistry(poolRegistryText());
}

export function poolRegistryText(): string {
  return readFileSync(join(packageRoot(), 'features', 'pool-1', 'clauses.json'), 'utf8');
}

/**
 * The public text of pool v0.1, from the folder that POOLPROOF_TEST_SPEC names; where it is not
 * there the test is skipped with undefined, and fails in CI.
 */
export function poolSpec(context: TestContext): string | undefined {
  const folder = process.env.POOLPROOF_TEST_SPEC ?? join(packageRoot(), '..', 'shared', 'spec');
  const file = join(folder, 'pool-v0.1.txt');
  if (existsSync(file)) return decodeSpec(readFileSync(file));
  const message = `${file} is not there: set POOLPROOF_TEST_SPEC to the folder of the public texts`;
  if (process.env.CI === 'true') throw new Error(message);
  context.skip(message);
  return undefined;
}
