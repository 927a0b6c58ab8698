import { requireEnergy, requireU64 } from './require-input.js';
import type { Energy, Grade } from './types.js';

/** What a workload has to show for itself so far. */
export interface Delivered {
  readonly spent: Energy;
  /** Units completed, not attempted, 0 to 2^64 - 1. */
  readonly completedUnits: bigint;
}

/** Microjoules for each completed unit, as an exact ratio that is never divided out. */
export type RealisedCost = DefinedCost | { readonly kind: 'undefined' };

export interface DefinedCost {
  readonly kind: 'defined';
  readonly uj: bigint;
  /** Never zero. */
  readonly units: bigint;
  /** The grade of the energy: the units are counted, not measured. */
  readonly grade: Grade;
}

/**
 * The realised cost of a running workload (5.1).
 *
 * @param at What stands before a member's name in an error, such as `workloads[3].`.
 * @throws TypeError or RangeError where a figure or a grade is not as declared.
 */
export function realisedCost({ spent, completedUnits }: Delivered, at = ''): RealisedCost {
  requireEnergy(spent, `${at}spent`);
  requireU64(completedUnits, `${at}completedUnits`);
  if (completedUnits === 0n) return { kind: 'undefined' }; // pool-1/5.1-2: neither zero nor infinite
  return { kind: 'defined', uj: spent.uj, units: completedUnits, grade: spent.grade }; // pool-1/5.1-1, 5.1-3
}
