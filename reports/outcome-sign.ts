import type { ClauseOutcome } from '../harness/runner/result/result-model.js';

/** One character an outcome, so that none is told by its colour alone; worst first. */
const SIGNS: Readonly<Record<ClauseOutcome, string>> = {
  failed: '✗',
  'not implemented': '∅',
  'stale known failure': '≠',
  'could not run': '!',
  'known failure': '~',
  'not covered': '?',
  'not shown': '·',
  'not selected': '○',
  'not claimed': '–',
  passed: '✓',
};

/** Every outcome of a clause, from what a reader must see first to what went well. */
export const CLAUSE_OUTCOMES = Object.keys(SIGNS) as readonly ClauseOutcome[];

/** Outcomes that need a reader's eye, whether or not they bear on the verdict. */
export const BAD_OUTCOMES: ReadonlySet<ClauseOutcome> = new Set([
  'failed',
  'not implemented',
  'stale known failure',
  'could not run',
]);

/** The sign of an outcome. */
export function outcomeSign(outcome: ClauseOutcome): string {
  return SIGNS[outcome];
}
