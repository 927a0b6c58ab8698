import { compareByteOrder } from './byte-order.js';
import { compareRatios, type Ratio } from './compare-ratios.js';
import {
  type DefinedCost,
  type Delivered,
  type RealisedCost,
  realisedCost,
} from './realised-cost.js';
import { requireDistinctIds, requireInteger, requireU64 } from './require-input.js';

/** A running workload whose capacity may be asked back. */
export interface RunningWorkload extends Delivered {
  readonly id: string;
  /** Declared ordering, -2^31 to 2^31 - 1; counts only where the cost is undefined. */
  readonly priority: number;
  /** Units begun, 0 to 2^64 - 1. Plays no part: abandoned work is waste (5.1). */
  readonly attemptedUnits: bigint;
}

/** A place in the order, with the cost that earned it. */
export interface RankedWorkload {
  readonly id: string;
  readonly cost: RealisedCost;
}

interface Candidate extends RankedWorkload {
  readonly priority: number;
}

/**
 * The order in which capacity is reclaimed under contention (5.2), first to go first. The same for
 * every listing of the same workloads.
 *
 * @throws TypeError or RangeError where a figure, a grade or an id is not as declared. Two workloads
 *   of one id are the caller's mistake: no key would be left to order them by.
 */
export function preemptionOrder(workloads: readonly RunningWorkload[]): RankedWorkload[] {
  requireDistinctIds(workloads, 'workloads');
  return workloads
    .map((workload, index) => asCandidate(workload, `workloads[${index}].`))
    .sort(byReclamation)
    .map(({ id, cost }) => ({ id, cost }));
}

function asCandidate(workload: RunningWorkload, at: string): Candidate {
  const { id, priority, attemptedUnits } = workload;
  requireInteger(priority, -(2 ** 31), 2 ** 31 - 1, `${at}priority`);
  requireU64(attemptedUnits, `${at}attemptedUnits`);
  return { id, priority, cost: realisedCost(workload, at) };
}

function byReclamation(a: Candidate, b: Candidate): number {
  return byEvidence(a, b) || compareByteOrder(a.id, b.id); // pool-1/5.2-4, 5.2-7
}

function byEvidence(a: Candidate, b: Candidate): number {
  if (a.cost.kind === 'defined' && b.cost.kind === 'defined') {
    return compareRatios(asRatio(b.cost), asRatio(a.cost)); // pool-1/5.2-1, 5.2-3, 5.2-6: dearest first
  }
  if (a.cost.kind === 'defined') return -1; // pool-1/5.2-2, 5.2-5: the unmeasured come after
  if (b.cost.kind === 'defined') return 1;
  return a.priority - b.priority; // pool-1/5.2-2: lowest first
}

function asRatio({ uj, units }: DefinedCost): Ratio {
  return { dividend: uj, divisor: units };
}
