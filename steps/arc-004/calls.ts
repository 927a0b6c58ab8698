import type { RecordedCall } from '../../harness/runner/sitting/recording.js';
import { SuiteError } from '../../harness/runner/plan/suite-error.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';

export const DECIDE = 'arc.decide';
export const COMMITMENTS = 'arc.commitments';

/** The calls of one method that the scenario has made so far, in order: at least one. */
export function callsOf(world: ScenarioWorld, method: string): readonly RecordedCall[] {
  const calls = world.recording.calls.filter((call) => call.method === method);
  if (calls.length === 0)
    throw new SuiteError('nothing of this has been asked in this scenario yet');
  return calls;
}

/** The last call of one method. */
export function lastCall(world: ScenarioWorld, method: string): RecordedCall {
  const [last] = callsOf(world, method).slice(-1);
  if (last === undefined) throw new SuiteError('nothing has been asked in this scenario yet');
  return last;
}
