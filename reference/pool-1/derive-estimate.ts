import { requireEnergy, requireU32 } from './require-input.js';
import { type Energy, isObserved } from './types.js';

/** What one completed claim consumed, under the class that it declared when it was admitted. */
export interface Observation extends Energy {
  /** Absent where the claim declared none. */
  readonly class?: string;
}

export interface EstimateRequest {
  /** The class of work that the next claim belongs to. */
  readonly class: string;
  /** History in any order; it may hold other classes, which are left out. */
  readonly observations: readonly Observation[];
  /** How much evidence is enough, 0 to 2^32 - 1; 3 where absent, and 0 is taken as 1. */
  readonly required?: number;
}

export type DerivedEstimate = Derived | Declined;

export interface Derived extends EvidenceCounts {
  readonly kind: 'derived';
  /** What to reserve for the next claim of the class. */
  readonly estimate: Energy;
  /** The least and the greatest of the evidence, so that a reader sees how far apart they lie. */
  readonly spread: { readonly min: Energy; readonly max: Energy };
}

export interface Declined extends EvidenceCounts {
  readonly kind: 'declined';
  readonly reason: 'empty_class' | 'insufficient_evidence';
}

export interface EvidenceCounts {
  /** Observations of the class, guesses included. */
  readonly seen: number;
  /** Those of them that were measured or modelled. */
  readonly evidence: number;
}

/** The standard's default count of evidence; policy, not a property of any workload. */
export const DEFAULT_REQUIRED_EVIDENCE = 3;

/**
 * Derives the estimate of a claim from what claims of its class consumed (2.6).
 *
 * Observations of other classes are left out rather than refused, which 2.6-7 allows as well: the
 * request names its class, and a pool's history always mixes classes, so one stray observation must
 * not keep a tenant from earning an estimate.
 *
 * @throws TypeError or RangeError where a figure, a grade or the count is not as declared.
 */
export function deriveEstimate(request: EstimateRequest): DerivedEstimate {
  const { observations, required = DEFAULT_REQUIRED_EVIDENCE } = request;
  for (const [index, observation] of observations.entries()) {
    requireEnergy(observation, `observations[${index}]`);
  }
  requireU32(required, 'required');

  // pool-1/2.6-6, 2.6-12: nothing can be of no class, so nothing was seen of it
  if (request.class === '') return declined('empty_class', { seen: 0, evidence: 0 });
  const ofClass = observations.filter((observation) => observation.class === request.class); // pool-1/2.6-7
  const evidence = ofClass.filter(({ grade }) => isObserved(grade)); // pool-1/2.6-1
  const counts = { seen: ofClass.length, evidence: evidence.length };

  const enough = Math.max(required, 1); // pool-1/2.6-5
  if (evidence.length < enough) return declined('insufficient_evidence', counts); // pool-1/2.6-3, 2.6-4

  const figures = evidence.map(({ uj }) => uj);
  const min = modelled(figures.reduce((least, uj) => (uj < least ? uj : least)));
  const max = modelled(figures.reduce((greatest, uj) => (uj > greatest ? uj : greatest)));
  // pool-1/2.6-8, 2.6-13: the upper end is the greatest. pool-1/2.6-9: the spread beside it
  return { kind: 'derived', estimate: max, spread: { min, max }, ...counts };
}

/** pool-1/2.6-2: a figure for the next run is a model, whoever read the earlier ones. */
function modelled(uj: bigint): Energy {
  return { uj, grade: 'ModelBased' };
}

function declined(reason: Declined['reason'], counts: EvidenceCounts): Declined {
  return { kind: 'declined', reason, ...counts };
}
