import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { packageRoot } from '../../package-root.js';
import { methodSchemas, readSchema, SCHEMA_BASE, sharedSchemas } from './schema-files.js';

/**
 * Run once by the build: turns the schemas of all methods into validating code. Compiling them at
 * run time would cost each run more than all of its scenarios.
 */
const ajv = new Ajv2020({
  allowUnionTypes: true,
  strictTypes: false,
  strictRequired: false,
  verbose: true,
  code: { source: true },
});

for (const file of sharedSchemas()) ajv.addSchema(readSchema(file));

const references: Record<string, string> = {};
for (const [method, file] of methodSchemas()) {
  ajv.addSchema(readSchema(file));
  for (const side of ['params', 'result']) {
    references[`${side} of ${method}`] = `${SCHEMA_BASE}${file}#/$defs/${side}`;
  }
}

const generate = standaloneCode as unknown as typeof standaloneCode.default;
const folder = path.join(packageRoot(), 'dist/schemas');
mkdirSync(folder, { recursive: true });
// CommonJS, as the generated code requires its helpers.
writeFileSync(path.join(folder, 'validators.cjs'), generate(ajv, references));
