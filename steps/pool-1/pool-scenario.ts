import type { Json, JsonObject } from '../../harness/adapter/contract/json.js';
import type { RecordedCall } from '../../harness/runner/sitting/recording.js';
import { SuiteError } from '../../harness/runner/plan/suite-error.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { testSeed } from './test-keys.js';

/** What the steps of one scenario over pools have to remember between them. */
export class PoolScenario {
  /** Handles of all pools that were opened, for closing them at the end. */
  readonly opened: Json[] = [];
  /** Claims made, by name, each with the call that made it last. */
  readonly claims = new Map<string, RecordedCall>();
  /** The steward of the pool in use; its key is made from its name. */
  readonly steward: JsonObject = { id: 'steward', seed: testSeed('steward') };
  tree: JsonObject[] = [];
  #pool: Json | undefined;
  #claim: RecordedCall | undefined;

  /** The handle of the pool in use. */
  get pool(): Json {
    if (this.#pool === undefined) throw new SuiteError('no pool has been opened in this scenario');
    return this.#pool;
  }

  use(pool: Json): void {
    this.#pool = pool;
    this.opened.push(pool);
  }

  /** The claim that was made last. */
  get lastClaim(): RecordedCall {
    if (this.#claim === undefined) throw new SuiteError('no claim has been made in this scenario');
    return this.#claim;
  }

  remember(name: string, claim: RecordedCall): void {
    this.claims.set(name, claim);
    this.#claim = claim;
  }

  claimNamed(name: string): RecordedCall {
    const claim = this.claims.get(name);
    if (claim === undefined)
      throw new SuiteError(`no claim "${name}" has been made in this scenario`);
    return claim;
  }
}

const scenarios = new WeakMap<ScenarioWorld, PoolScenario>();

/** What a scenario over pools remembers. */
export function poolScenario(world: ScenarioWorld): PoolScenario {
  const known = scenarios.get(world) ?? new PoolScenario();
  scenarios.set(world, known);
  return known;
}
