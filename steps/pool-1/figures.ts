import type { JsonObject } from '../../harness/adapter/contract/json.js';
import { SuiteError } from '../../harness/runner/plan/suite-error.js';

const LARGEST_U64 = 2n ** 64n - 1n;

/** The largest figure that an implementation says it takes; all 64 bits where it says nothing. */
export function largestFigure(description: JsonObject): bigint {
  const { max_uj: most } = limitsOf(description);
  return most === undefined ? LARGEST_U64 : BigInt(most);
}

/**
 * A figure as a feature writes it: digits, `2^62`, `max` for the largest that the implementation
 * takes, and any of these with something added or taken off, such as `max - 10`.
 *
 * @throws SuiteError for any other text
 */
export function figure(text: string, description: JsonObject): bigint {
  const [, base = '', sign, rest = '0'] = /^(max|2\^\d+|\d+)(?: ([+-]) (\d+))?$/.exec(text) ?? [];
  if (base === '') throw new SuiteError(`"${text}" is no figure`);
  const offset = sign === '-' ? -BigInt(rest) : BigInt(rest);
  if (base === 'max') return largestFigure(description) + offset;
  const [, exponent] = /^2\^(\d+)$/.exec(base) ?? [];
  return (exponent === undefined ? BigInt(base) : 2n ** BigInt(exponent)) + offset;
}

interface Limits {
  readonly max_uj?: string | number;
  readonly min_priority?: number;
}

function limitsOf(description: JsonObject): Limits {
  const standards = description.standards as unknown as { id: string; limits?: Limits }[];
  return standards.find(({ id }) => id === 'pool/1')?.limits ?? {};
}
