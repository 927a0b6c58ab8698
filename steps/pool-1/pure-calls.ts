import type { JsonObject } from '../../harness/adapter/contract/json.js';
import type { RecordedCall } from '../../harness/runner/sitting/recording.js';
import { SuiteError } from '../../harness/runner/plan/suite-error.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { passesAtDoor } from './door.js';

/**
 * Makes calls to a method that keeps nothing, none waiting for the one before.
 *
 * @returns what the step returns: `skipped` where one of them was turned away at the door for a
 *   figure past the implementation's own limit, which proves the scenario
 */
export async function ask(
  world: ScenarioWorld,
  method: string,
  ...paramsList: readonly JsonObject[]
): Promise<'skipped' | undefined> {
  const calls = await world.callAll(method, paramsList);
  return calls.some((call) => passesAtDoor(world, call)) ? 'skipped' : undefined;
}

/** The calls that the scenario has made so far, in order. */
export function callsOf(world: ScenarioWorld): readonly RecordedCall[] {
  return world.recording.calls;
}

/** The scenario's first call: what a later one is compared with. */
export function firstCall(world: ScenarioWorld): RecordedCall {
  return made(callsOf(world).at(0));
}

/** The call that was made last. */
export function lastCall(world: ScenarioWorld): RecordedCall {
  return made(callsOf(world).at(-1));
}

/** The ids that a list among a call's params has. */
export function idsIn(call: RecordedCall, list: string): string[] {
  return (call.params[list] as unknown as readonly { id: string }[]).map(({ id }) => id);
}

function made(call: RecordedCall | undefined): RecordedCall {
  if (call === undefined) throw new SuiteError('nothing has been asked in this scenario yet');
  return call;
}
