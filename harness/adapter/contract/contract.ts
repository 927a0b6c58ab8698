import { createRequire } from 'node:module';
import path from 'node:path';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { packageRoot } from '../../package-root.js';

/** By `params of pool.claim` and the like; made from `schemas/` by the build (`compile-schemas`). */
const validators = createRequire(import.meta.url)(
  path.join(packageRoot(), 'dist/schemas/validators.cjs'),
) as Readonly<Record<string, ValidateFunction>>;

/** Whether the protocol has a method of this name. */
export function isMethod(method: string): boolean {
  return Object.hasOwn(validators, `params of ${method}`);
}

/**
 * Holds a method's params or result against the method's schema.
 *
 * @returns what is wrong and at which member, or `undefined` where nothing is or the method has no
 *   schema
 */
export function schemaFault(
  side: 'params' | 'result',
  method: string,
  value: unknown,
): string | undefined {
  const key = `${side} of ${method}`;
  const validate = Object.hasOwn(validators, key) ? validators[key] : undefined;
  if (validate === undefined || validate(value)) return undefined;
  // The innermost error says what is wrong; the ones after it say which branch it stood in.
  const [first] = validate.errors ?? [];
  return first === undefined ? 'refused by its schema' : describe(first);
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
