import { mutants as arc004Mutants } from './arc-004/mutants.js';
import { nullImplementations as arc004Nulls } from './arc-004/null-implementations.js';
import type { Mutant } from './mutant.js';
import type { NullImplementation } from './null-implementation.js';
import { mutants as pool1Mutants } from './pool-1/mutants.js';
import { nullImplementations as pool1Nulls } from './pool-1/null-implementations.js';

export interface MutantSet {
  /** The standard's id. */
  readonly standard: string;
  readonly mutants: readonly Mutant[];
  readonly nulls: readonly NullImplementation[];
}

/** The mutants and null implementations of every standard. */
export const mutantSets: readonly MutantSet[] = [
  { standard: 'arc-004/1', mutants: arc004Mutants, nulls: arc004Nulls },
  { standard: 'pool/1', mutants: pool1Mutants, nulls: pool1Nulls },
];
