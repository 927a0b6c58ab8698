import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { packageRoot } from '../package-root.js';
import { registryFaults } from './registry-faults.js';
import { RegistryError } from './registry-error.js';
import type { Registry } from './registry.js';

let compiled: ValidateFunction<Registry> | undefined;

/**
 * Reads a clause registry and checks it whole: its schema, then what a schema cannot say (see
 * `registryFaults`).
 *
 * @param json the text of a `clauses.json`
 * @throws RegistryError with every fault found, each with the place it stands at
 */
export function readRegistry(json: string): Registry {
  const value = parse(json);
  compiled ??= new Ajv2020({ allErrors: true }).compile<Registry>(schema());
  if (!compiled(value)) {
    throw new RegistryError(
      (compiled.errors ?? []).filter((error) => error.keyword !== 'if').map(describe),
    );
  }
  const faults = registryFaults(value);
  if (faults.length > 0) throw new RegistryError(faults);
  return value;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new RegistryError([`no JSON: ${(error as SyntaxError).message}`]);
  }
}

function schema(): object {
  const file = join(packageRoot(), 'schemas', 'clauses.schema.json');
  return JSON.parse(readFileSync(file, 'utf8')) as object;
}

function describe(error: ErrorObject): string {
  const where = error.instancePath === '' ? 'the whole file' : error.instancePath;
  const params = error.params as Readonly<Record<string, unknown>>;
  const detail = params.additionalProperty ?? params.allowedValues ?? params.allowedValue;
  return `${where}: ${error.message ?? error.keyword}${detail === undefined ? '' : `: ${JSON.stringify(detail)}`}`;
}
