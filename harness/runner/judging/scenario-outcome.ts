import {
  answerView,
  type Failure,
  type RecordedCall,
  type Recording,
} from '../sitting/recording.js';
import type { Outcome, ReportedCall, ReportedFailure } from '../result/result-model.js';

/** How many calls before the failing one a report shows, where a scenario made more. */
const FIRST_CALLS = 4;
const LAST_CALLS = 8;

/** What is known of one scenario that was started. */
export interface ScenarioFact {
  readonly recording: Recording;
  /** What Cucumber found wrong, where it found something. */
  readonly trouble?: string;
}

/**
 * The outcome of a scenario that was selected, known failures aside.
 *
 * @param fact what is known of it; nothing where it never started
 */
export function plainOutcome(fact: ScenarioFact | undefined): Outcome {
  switch (failureOf(fact)?.kind) {
    case undefined:
      return 'passed';
    case 'not-implemented':
      return 'not implemented';
    case 'could-not-run':
    case 'stopped':
      return 'could not run';
    default:
      return 'failed';
  }
}

/** Why a scenario did not pass, with the call that showed it, as reports print it. */
export function reportedFailure(fact: ScenarioFact | undefined): ReportedFailure | undefined {
  const failure = failureOf(fact);
  if (failure === undefined) return undefined;
  const { call: index } = { call: undefined, ...failure };
  const calls = fact?.recording.calls ?? [];
  const call = index === undefined ? undefined : calls[index];
  return {
    kind: failure.kind,
    message: messageOf(failure),
    ...(call === undefined || index === 0 ? {} : { before: callsBefore(calls, call.index) }),
    ...(call === undefined ? {} : { call: reportedCall(call) }),
    ...(failure.kind === 'check' ? { check: failure.check } : {}),
    ...(failure.kind === 'check' && failure.got !== undefined ? { got: failure.got } : {}),
  };
}

/** Each form of emptiness is a failure: not run, not proven, a step that is not there. */
function failureOf(fact: ScenarioFact | undefined): Failure | undefined {
  if (fact === undefined) return { kind: 'suite', message: 'it was planned, but did not run' };
  const { recording, trouble } = fact;
  if (recording.failure !== undefined) return recording.failure;
  if (trouble !== undefined && recording.endedEarly !== true) {
    return { kind: 'suite', message: trouble };
  }
  if (recording.proofs === 0) return { kind: 'suite', message: 'it checked nothing' };
  return undefined;
}

/** A recorded call as reports print it. */
export function reportedCall({ index, method, params, answer }: RecordedCall): ReportedCall {
  return {
    index,
    method,
    params,
    ...(answer === undefined ? {} : { answer: answerView(answer) }),
  };
}

/** The calls before one: its setting stands first, what led straight to it last. */
function callsBefore(calls: readonly RecordedCall[], index: number): readonly ReportedCall[] {
  const before = calls.slice(0, index);
  const kept =
    before.length <= FIRST_CALLS + LAST_CALLS
      ? before
      : [...before.slice(0, FIRST_CALLS), ...before.slice(-LAST_CALLS)];
  return kept.map(reportedCall);
}

function messageOf(failure: Failure): string {
  switch (failure.kind) {
    case 'check':
      return 'the answer is not what the clause demands';
    case 'adapter':
      return `the adapter broke (${failure.code}): ${failure.message}`;
    case 'not-implemented':
      return `the method is not implemented: ${failure.error.message}`;
    default:
      return failure.message;
  }
}
