import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AdapterMethod, AdapterTable } from '../contract/adapter.js';
import { RpcFailure } from '../contract/adapter.js';
import { INVALID_PARAMS } from '../contract/connection.js';
import { schemaFault } from '../contract/contract.js';
import type { Json } from '../contract/json.js';

/** What a standard's folder beside this file exports: the reference behind the protocol. */
export interface ReferenceStandard {
  /** What `describe` says of the standard. */
  readonly description: Json;
  /** The standard's methods over a state of their own. */
  readonly createMethods: () => AdapterTable;
}

/** Where each standard has its folder. */
const FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * The reference of every standard as one adapter. Params are held against their schemas before the
 * reference sees them, so that bad input is an error that names the member and records nothing.
 *
 * @param identity the name and version that `describe` gives
 */
export async function loadReferenceAdapter(identity: {
  readonly name: string;
  readonly version: string;
}): Promise<AdapterTable> {
  const standards = await Promise.all(referenceFiles().map(loadStandard));
  const implementation = { ...identity, language: 'typescript' };
  const methods: Record<string, AdapterMethod> = {
    describe: () => ({
      protocol: 1,
      implementation,
      standards: standards.map(({ description }) => description),
    }),
  };
  for (const { createMethods } of standards) Object.assign(methods, createMethods());
  return Object.fromEntries(
    Object.entries(methods).map(([name, method]) => [name, guarded(name, method)]),
  );
}

function referenceFiles(): string[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => ['js', 'ts'].map((end) => path.join(FOLDER, name, `reference.${end}`)))
    .filter((file) => existsSync(file))
    .sort();
}

async function loadStandard(file: string): Promise<ReferenceStandard> {
  const module = (await import(pathToFileURL(file).href)) as { default: ReferenceStandard };
  return module.default;
}

function guarded(name: string, method: AdapterMethod): AdapterMethod {
  return (params) => {
    const fault = schemaFault('params', name, params);
    if (fault !== undefined) throw new RpcFailure(INVALID_PARAMS, `params of ${name}: ${fault}`);
    return method(params);
  };
}
