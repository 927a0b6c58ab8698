import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { packageRoot } from '../package-root.js';
import type { JsonObject } from './json.js';

/** The part of a method that a schema is for. */
type Side = 'params' | 'result';

const BASE = 'https://poolproof.invalid/schemas/';
const schemaFiles = new Map<string, string>();
const validators = new Map<string, ValidateFunction>();
let ajv: Ajv2020 | undefined;

/**
 * Holds a method's params or result against the method's schema.
 *
 * @returns what is wrong and at which member, or `undefined` where nothing is or the method has no
 *   schema
 */
export function schemaFault(side: Side, method: string, value: unknown): string | undefined {
  const validate = validatorFor(side, method);
  if (validate === undefined || validate(value)) return undefined;
  // The innermost error says what is wrong; the ones after it say which branch it stood in.
  const [first] = validate.errors ?? [];
  return first === undefined ? 'refused by its schema' : describe(first);
}

/** Whether the protocol has a method of this name. */
export function isMethod(method: string): boolean {
  return fileOf(method) !== undefined;
}

/** Compiled once, at first use: a run compiles the schemas of the methods that it calls. */
function validatorFor(side: Side, method: string): ValidateFunction | undefined {
  const key = `${side} of ${method}`;
  const known = validators.get(key);
  if (known !== undefined) return known;
  const file = fileOf(method);
  if (file === undefined) return undefined;
  ajv ??= new Ajv2020({
    allowUnionTypes: true,
    verbose: true,
    strictTypes: false,
    strictRequired: false,
    validateSchema: false, // tests hold the schemas against the meta-schema
  });
  for (const shared of ['values.json', `${path.dirname(file)}/common.json`, file]) {
    const id = `${BASE}${shared}`;
    if (shared.startsWith('./') || ajv.getSchema(id) !== undefined) continue;
    ajv.addSchema(readSchema(shared));
  }
  const validate = ajv.compile({ $ref: `${BASE}${file}#/$defs/${side}` });
  validators.set(key, validate);
  return validate;
}

/** The schema file of a method, from `schemas/`. */
function fileOf(method: string): string | undefined {
  if (schemaFiles.size === 0) indexSchemas();
  return schemaFiles.get(method);
}

function indexSchemas(): void {
  const root = path.join(packageRoot(), 'schemas');
  schemaFiles.set('describe', 'describe.json');
  for (const folder of readdirSync(root, { withFileTypes: true })) {
    if (!folder.isDirectory()) continue;
    for (const name of readdirSync(path.join(root, folder.name))) {
      const method = name.slice(0, -'.json'.length);
      if (method.includes('.')) schemaFiles.set(method, `${folder.name}/${name}`);
    }
  }
}

function readSchema(file: string): JsonObject {
  return JSON.parse(readFileSync(path.join(packageRoot(), 'schemas', file), 'utf8')) as JsonObject;
}

function describe({
  instancePath,
  keyword,
  params,
  message,
  parentSchema,
  data,
}: ErrorObject): string {
  const at = (member: unknown): string => `${instancePath}/${String(member)}`;
  switch (keyword) {
    case 'required':
      return `${at(params.missingProperty)} is missing`;
    case 'additionalProperties':
      return `${at(params.additionalProperty)} is no member of this method`;
    default: {
      const { description } = (parentSchema ?? {}) as { description?: string };
      const wanted =
        description === undefined
          ? expectation(keyword, params, message)
          : `must be ${description}`;
      return `${instancePath === '' ? 'it' : instancePath} ${wanted}, not ${excerpt(data)}`;
    }
  }
}

function expectation(keyword: string, params: Record<string, unknown>, message = ''): string {
  if (keyword === 'enum') return `must be one of ${(params.allowedValues as string[]).join(', ')}`;
  return message;
}

/** The value that was refused, cut: an adapter may send megabytes of it. */
function excerpt(data: unknown): string {
  const text = JSON.stringify(data);
  return text.length > 120 ? `${text.slice(0, 120)}...` : text;
}
