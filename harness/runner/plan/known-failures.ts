import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Standard } from './standards.js';

/** Reasons by clause id: clauses that an implementation is known to fail, which still run. */
export type KnownFailures = ReadonlyMap<string, string>;

/** The file that names known failures cannot be used; the message says what to do. */
export class KnownFailuresError extends Error {
  override readonly name = 'KnownFailuresError';
}

const FORMAT = 'poolproof-known-failures/1';

const SCHEMA = {
  type: 'object',
  required: ['format', 'failures'],
  additionalProperties: false,
  properties: {
    format: { const: FORMAT },
    failures: {
      type: 'array',
      items: {
        type: 'object',
        required: ['clause', 'reason'],
        additionalProperties: false,
        properties: { clause: { type: 'string' }, reason: { type: 'string', pattern: '\\S' } },
      },
    },
  },
};

interface KnownFailuresFile {
  readonly failures: readonly { readonly clause: string; readonly reason: string }[];
}

/**
 * Reads the known failures of an implementation.
 *
 * @throws KnownFailuresError for a file that is not there, is of another form, or has an entry
 *   that names no clause or names one twice
 */
export function readKnownFailures(file: string, standards: readonly Standard[]): KnownFailures {
  const { failures } = parse(file);
  const clauses = new Set(
    standards.flatMap(({ registry }) => registry.clauses.map(({ id }) => id)),
  );
  const known = new Map<string, string>();
  for (const { clause, reason } of failures) {
    if (!clauses.has(clause)) throw new KnownFailuresError(`${file}: no clause is named ${clause}`);
    if (known.has(clause)) throw new KnownFailuresError(`${file}: ${clause} stands twice`);
    known.set(clause, reason);
  }
  return known;
}

function parse(file: string): KnownFailuresFile {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new KnownFailuresError(`${file}: cannot be read: ${(error as Error).message}`);
  }
  const validate = new Ajv2020().compile<KnownFailuresFile>(SCHEMA);
  if (validate(value)) return value;
  const [first] = validate.errors ?? [];
  const at = first === undefined || first.instancePath === '' ? 'it' : first.instancePath;
  throw new KnownFailuresError(
    `${file}: ${at} ${first?.message ?? ''}; ` +
      `expected {"format": "${FORMAT}", "failures": [{"clause": "pool-1/4.4-1", "reason": "..."}]}`,
  );
}
