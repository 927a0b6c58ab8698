import type { GherkinDocument, Pickle } from '@cucumber/messages';
import type { JsonObject } from '../../adapter/contract/json.js';
import type { Session } from '../../adapter/doors/session.js';
import type { Recording } from './recording.js';

/** What the support code shares with the run that drives it. One run at a time in a process. */
export interface RunContext {
  readonly session: Session;
  /** The implementation's answer to `describe`. */
  readonly description: JsonObject;
  /** Called before a scenario's first step; a recording with a failure is not to be run. */
  starting(document: GherkinDocument, pickle: Pickle): Recording;
  /** Called after a scenario's last step: mends the session where the adapter broke. */
  finished(recording: Recording): Promise<void>;
}

let context: RunContext | undefined;

/** Sets the run that scenarios belong to, or clears it. */
export function setCurrentRun(run: RunContext | undefined): void {
  context = run;
}

/** The run that scenarios belong to. */
export function currentRun(): RunContext {
  if (context === undefined) throw new Error('no run has been set up before its scenarios');
  return context;
}

/** Whether a run has been set up: not so where an editor runs Cucumber by itself. */
export function hasCurrentRun(): boolean {
  return context !== undefined;
}
