import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../package-root.js';
import type { JsonObject } from './json.js';

/** What every schema's `$id` begins with; nothing is ever fetched from there. */
export const SCHEMA_BASE = 'https://poolproof.invalid/schemas/';

/** The schema file of each method, from `schemas/`: its name without the ending is the method. */
export function methodSchemas(): ReadonlyMap<string, string> {
  const methods = new Map([['describe', 'describe.json']]);
  for (const folder of standardFolders()) {
    for (const name of readdirSync(path.join(root(), folder)).sort()) {
      const [, method = ''] = /^([a-z]+\.[a-z]+)\.json$/.exec(name) ?? [];
      if (method !== '') methods.set(method, `${folder}/${name}`);
    }
  }
  return methods;
}

/** Schemas that the methods' schemas refer to. */
export function sharedSchemas(): readonly string[] {
  const common = standardFolders().map((folder) => `${folder}/common.json`);
  return ['values.json', ...common.filter((file) => existsSync(path.join(root(), file)))];
}

export function readSchema(file: string): JsonObject {
  return JSON.parse(readFileSync(path.join(root(), file), 'utf8')) as JsonObject;
}

function standardFolders(): string[] {
  return readdirSync(root(), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function root(): string {
  return path.join(packageRoot(), 'schemas');
}
