import type { Failure, Recording } from '../sitting/recording.js';
import { answerOf } from '../sitting/recording.js';

const LONGEST = 500;

/** A failure in one line, for where no report is made: as when an editor runs one scenario. */
export function failureText(failure: Failure, { calls }: Recording): string {
  if (failure.kind === 'not-implemented') return `not implemented: ${failure.error.message}`;
  if (failure.kind !== 'check') return failure.message;
  const call = calls[failure.call];
  const answered = call === undefined ? '' : `${call.method} answered ${text(answerOf(call))}; `;
  return `${answered}expected ${text(failure.check)}, got ${text(failure.got)}`;
}

function text(value: unknown): string {
  const json = value === undefined ? 'nothing' : JSON.stringify(value);
  return json.length > LONGEST ? `${json.slice(0, LONGEST)}...` : json;
}
