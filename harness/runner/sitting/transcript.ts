import { createHash } from 'node:crypto';
import type { RecordedCall, Recording } from './recording.js';

/** Every call of a run, as lines of JSON. */
export interface Transcript {
  /** The whole file: one line a call between a line that begins it and one that ends it. */
  readonly text: string;
  readonly calls: number;
}

const FORMAT = 'poolproof-transcript/1';

/**
 * Writes down every call of every scenario, in order, each with its answer and the checks made of it.
 * Nothing in it is of one run alone: where an implementation answers alike, two are the same.
 *
 * @param recordings of the scenarios, in the order in which they ran
 */
export function makeTranscript(recordings: readonly Recording[]): Transcript {
  const lines = recordings.flatMap(({ scenario, calls }) =>
    calls.map((call) => JSON.stringify(lineOf(scenario, call))),
  );
  const begin = JSON.stringify({ format: FORMAT });
  // Where this line is missing, the file was cut.
  const end = JSON.stringify({ end: FORMAT, calls: lines.length });
  return { text: `${[begin, ...lines, end].join('\n')}\n`, calls: lines.length };
}

/** How a report names a transcript. */
export function transcriptIdentity({ text, calls }: Transcript): {
  readonly calls: number;
  readonly sha256: string;
} {
  return { calls, sha256: createHash('sha256').update(text).digest('hex') };
}

function lineOf(scenario: string, { index, method, params, answer, checks }: RecordedCall): object {
  return {
    scenario,
    call: index,
    method,
    params,
    ...(answer?.kind === 'result' ? { result: answer.result } : {}),
    ...(answer?.kind === 'error' ? { error: answer.error } : {}),
    checks,
  };
}
