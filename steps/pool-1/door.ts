import type { Json } from '../../harness/adapter/contract/json.js';
import type { RecordedCall } from '../../harness/runner/sitting/recording.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { largestFigure } from './figures.js';

/**
 * Whether a call with figures past the implementation's own limit was turned away, which passes:
 * the scenario then ends there. A call within the limits is never judged here.
 */
export function passesAtDoor(world: ScenarioWorld, call: RecordedCall): boolean {
  const most = largestFigure(world.description);
  if (!figuresOf(call.params).some((each) => each > most)) return false;
  const { answer } = call;
  const turnedAway =
    answer?.kind === 'error' || (answer?.kind === 'result' && isTurnedAway(answer.result));
  if (turnedAway) world.passEarly(call);
  return turnedAway;
}

function isTurnedAway(result: Json): boolean {
  const { refused, verdict } = result as { refused?: Json; verdict?: Json };
  return refused !== undefined || verdict === 'deny';
}

/** Every decimal string in a call's params that names are not. */
function figuresOf(value: Json, member = ''): bigint[] {
  if (typeof value === 'string') {
    return /_uj$|^uj$|_us$|_uw$|_units$|^weight$/.test(member) ? [BigInt(value)] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Record<string, Json>).flatMap(([name, inner]) =>
    figuresOf(inner, name),
  );
}
