import type { Check } from '../../harness/runner/judging/check.js';
import { SuiteError } from '../../harness/runner/plan/suite-error.js';

const STATE = '/admission_state';

/** The only two states that count as admitted, anywhere in the suite. */
export const ADMITTING: readonly string[] = ['ADMITTED', 'ADMITTED_OVERRIDE'];

/** The words that features use for what is decided, and the states that pass as each. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  admitted: ['ADMITTED'],
  'admitted by the override': ['ADMITTED_OVERRIDE'],
  queued: ['QUEUED'],
  rejected: ['REJECTED'],
  'queued or rejected': ['QUEUED', 'REJECTED'],
  'on hold': ['HOLD'],
  unknown: ['UNKNOWN'],
  disputed: ['DISPUTED'],
  stale: ['STALE'],
  blocked: ['BLOCKED'],
};

/** The check that a decision is one of those states. */
export function decidedAs(word: string): Check {
  const operand = STATES[word];
  if (operand === undefined) {
    throw new SuiteError(`"${word}" is no state; there are ${Object.keys(STATES).join(', ')}`);
  }
  return { pointer: STATE, op: 'oneOf', operand };
}

/** The check that a decision admits nothing: any text does but the two that admit. */
export function notAdmitted(): Check {
  return { pointer: STATE, op: 'noneOf', operand: ADMITTING };
}

/** The check that a decision admits nothing, and not because the capacity were unknown. */
export function notAdmittedNorUnknown(): Check {
  return { pointer: STATE, op: 'noneOf', operand: [...ADMITTING, 'UNKNOWN'] };
}
