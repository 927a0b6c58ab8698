import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Json } from '../../adapter/contract/json.js';
import { packageRoot } from '../../package-root.js';
import { MANIFEST_FORMAT } from './manifest.js';
import { LEDGER_FORMAT, RECEIPT_FORMAT, SCENARIO_FORMAT } from './vector.js';

const FILES: Readonly<Record<string, string>> = {
  [MANIFEST_FORMAT]: 'vector-manifest.schema.json',
  [SCENARIO_FORMAT]: 'scenario-vectors.schema.json',
  [LEDGER_FORMAT]: 'ledger-vectors.schema.json',
  [RECEIPT_FORMAT]: 'receipt-vectors.schema.json',
};

let validators: ReadonlyMap<string, ValidateFunction> | undefined;

/**
 * What is wrong with a file by the schema of its format, or `undefined` where nothing is.
 *
 * @param formats those that it may have
 */
export function vectorSchemaFault(value: Json, formats: readonly string[]): string | undefined {
  validators ??= compiled();
  const { format } = Object(value) as { format?: unknown };
  const validate =
    typeof format === 'string' && formats.includes(format) ? validators.get(format) : undefined;
  if (validate === undefined) {
    return `the format ${JSON.stringify(format)} is not known here; known is ${formats.join(', ')}`;
  }
  if (validate(value)) return undefined;
  const [first] = validate.errors ?? [];
  const { instancePath = '', message = 'refused', params = {} } = first ?? {};
  const { additionalProperty } = params as { additionalProperty?: string };
  const named = additionalProperty === undefined ? '' : ` (${additionalProperty})`;
  return `${instancePath === '' ? 'it' : instancePath} ${message}${named}`;
}

function compiled(): ReadonlyMap<string, ValidateFunction> {
  const ajv = new Ajv2020({ strictTypes: false, strictRequired: false, allowUnionTypes: true });
  return new Map(
    Object.entries(FILES).map(([format, file]) => {
      const text = readFileSync(path.join(packageRoot(), 'schemas', file), 'utf8');
      return [format, ajv.compile(JSON.parse(text) as object)];
    }),
  );
}
