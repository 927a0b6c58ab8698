import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isMethod, schemaFault } from '../../harness/adapter/contract/contract.js';
import type { JsonObject } from '../../harness/adapter/contract/json.js';
import { loadReferenceAdapter } from '../../harness/adapter/serving/reference-adapter.js';
import { packageRoot } from '../../harness/package-root.js';

/** The methods that version 1 of the protocol began with: none may lose its schema. */
const METHODS = [
  'describe',
  ...['open', 'restore', 'claim', 'release', 'usage', 'ledger', 'close', 'estimate'].map(
    (name) => `pool.${name}`,
  ),
  ...['replay', 'read', 'address', 'attest'].map((name) => `ledger.${name}`),
  ...['arc.decide', 'arc.commitments'],
  ...['witness.sign', 'attribution.divide', 'estimation.derive', 'preemption.order', 'idle.assess'],
];

const folder = join(packageRoot(), 'schemas');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.split(sep).join('/'));

function read(file: string): JsonObject {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as JsonObject;
}

describe('schemas', () => {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    strictTypes: false,
    strictRequired: false,
  });
  for (const file of files) ajv.addSchema(read(file));

  for (const file of files) {
    it(`are JSON Schema 2020-12 under an address of their own: ${file}`, () => {
      const { $schema, $id, $defs } = read(file);
      assert.equal($schema, 'https://json-schema.org/draft/2020-12/schema');
      assert.equal($id, `https://poolproof.invalid/schemas/${file}`);
      // Compiling resolves every reference.
      assert.ok(ajv.getSchema($id));
      for (const name of Object.keys(($defs ?? {}) as JsonObject)) {
        assert.ok(ajv.getSchema(`${$id}#/$defs/${name}`), name);
      }
    });
  }

  it('are there for every method of the protocol, and for no other', () => {
    const found = files
      .map((file) => /([^/]+)\.json$/.exec(file)?.[1] ?? '')
      .filter(
        (name) => name.includes('.') && name !== 'report.schema' && !name.endsWith('.schema'),
      );
    const schemas = ['describe', ...found];
    assert.deepEqual(
      METHODS.filter((method) => !schemas.includes(method)),
      [],
    );
    for (const method of schemas) {
      assert.ok(isMethod(method), method);
      for (const side of ['params', 'result'] as const) {
        assert.notEqual(schemaFault(side, method, 'no object'), undefined, `${side} of ${method}`);
      }
    }
  });

  it('are there for every method that the reference has', async () => {
    const reference = await loadReferenceAdapter({ name: 'it', version: '0' });
    assert.deepEqual(
      Object.keys(reference).filter((method) => !isMethod(method)),
      [],
    );
  });
});
