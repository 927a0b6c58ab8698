import { attack, type AttackSpec, needsChainForm } from '../../harness/attacker/attack.js';
import { askedAddress } from '../../harness/attacker/asked-address.js';
import { chainForm, type ChainForm } from '../../harness/attacker/chain-form.js';
import { type AddressOf, contentAddress } from '../../harness/attacker/content-address.js';
import { declaredAddress } from '../../harness/attacker/declared-address.js';
import { publicKeyOfSeed } from '../../harness/attacker/public-key.js';
import type { Json, JsonObject } from '../../harness/adapter/contract/json.js';
import { valueAt } from '../../harness/runner/judging/pointer.js';
import { answerOf, type RecordedCall, resultOf } from '../../harness/runner/sitting/recording.js';
import { SuiteError } from '../../harness/runner/plan/suite-error.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { poolScenario } from './pool-scenario.js';
import { testSeed } from './test-keys.js';

/** The seed of the steward's key, which every scenario makes from its name. */
export const STEWARD_SEED = testSeed('steward');

/** The steward as others know it. */
export const STEWARD: JsonObject = { id: 'steward', public_key: publicKeyOfSeed(STEWARD_SEED) };

/** What the steps of one scenario over ledgers have to remember between them. */
export class LedgerScenario {
  /** Entries of a ledger that was kept for later. */
  setAside: readonly string[] = [];
  /** How many entries each restored pool began with. */
  readonly restored: { readonly pool: Json; readonly length: number }[] = [];
  #entries: readonly string[] | undefined;
  #honest: readonly string[] = [];
  #form: ChainForm | undefined;
  #answer: RecordedCall | undefined;

  /** The entries in hand: as they were read out, or what attacks have made of them. */
  get entries(): readonly string[] {
    if (this.#entries === undefined) throw new SuiteError('no ledger has been read out');
    return this.#entries;
  }

  /** Takes a ledger in hand as its implementation sealed it. */
  take(entries: readonly string[]): void {
    this.#entries = entries;
    this.#honest = entries;
    this.#form = undefined;
  }

  /** The answer to the last call that judged the ledger in hand. */
  get answer(): RecordedCall {
    if (this.#answer === undefined) throw new SuiteError('no ledger has been judged');
    return this.#answer;
  }

  set answer(call: RecordedCall) {
    this.#answer = call;
  }

  /** Makes an attack on the ledger in hand; recorded, so that others can make the same. */
  async attack(world: ScenarioWorld, spec: AttackSpec): Promise<void> {
    this.#entries = await this.attackOn(world, this.entries, spec);
  }

  /** Makes an attack on entries, or on a receipt, and gives what comes of it. */
  async attackOn(
    world: ScenarioWorld,
    entries: readonly string[],
    spec: AttackSpec,
  ): Promise<readonly string[]> {
    const isNeeded = needsChainForm(spec, entries.length);
    const form = isNeeded ? await this.#chainForm(world) : undefined;
    const forged = await attack({ entries, form, seed: STEWARD_SEED }, spec);
    // Complete as it stands: the forge learns the chain from the ledger as it was sealed.
    const chained = form === undefined ? {} : { ledger: this.#honest };
    const params = { entries, ...chained, seed: STEWARD_SEED, spec: { ...spec } };
    world.derive('suite.attack', params, { entries: forged });
    return forged;
  }

  /** How the ledger in hand is chained; ends the scenario where that does not come to light. */
  async #chainForm(world: ScenarioWorld): Promise<ChainForm> {
    if (this.#form !== undefined) return this.#form;
    const form = await chainForm(this.#honest, addressing(world));
    if (form.kind === 'unknown') {
      return world.couldNotRun(
        `no ledger can be sealed again for this scenario: ${form.why}; declare how prev is made ` +
          'in describe (ledger.content_address), or implement ledger.address',
      );
    }
    this.#form = form;
    return form;
  }
}

const scenarios = new WeakMap<ScenarioWorld, LedgerScenario>();

/** What a scenario over ledgers remembers. */
export function ledgerScenario(world: ScenarioWorld): LedgerScenario {
  const known = scenarios.get(world) ?? new LedgerScenario();
  scenarios.set(world, known);
  return known;
}

/** Asks for the ledger of the pool in use. */
export function readLedger(world: ScenarioWorld): Promise<RecordedCall> {
  return world.call('pool.ledger', { pool: poolScenario(world).pool });
}

/** The entries in an answer of `pool.ledger`, whose number the scenario's own calls foretell. */
export async function takeLedger(world: ScenarioWorld): Promise<readonly string[]> {
  const call = await readLedger(world);
  const length = eventsOf(world);
  world.require(call, { pointer: '/entries', op: 'present' });
  if (length > 0) world.require(call, { pointer: `/entries/${length - 1}`, op: 'present' });
  world.require(call, { pointer: `/entries/${length}`, op: 'absent' });
  return resultOf(call).entries as string[];
}

/** By what the implementation says of itself, how its entries are addressed. */
export function addressing(world: ScenarioWorld): AddressOf {
  const declared = declaredAddress(world.description, 'pool/1');
  if (declared !== undefined) return contentAddress(declared);
  return askedAddress(async (entry) => {
    const call = await world.callOptional('ledger.address', { entry });
    const address = call && valueAt(answerOf(call), '/address');
    return typeof address === 'string' ? address : undefined;
  });
}

/** Entries that the ledger of the pool in use has to hold: one for each event of this scenario. */
function eventsOf(world: ScenarioWorld): number {
  const { pool } = poolScenario(world);
  const isSame = (handle: Json | undefined): boolean =>
    JSON.stringify(handle) === JSON.stringify(pool);
  const began = ledgerScenario(world).restored.find((each) => isSame(each.pool))?.length ?? 0;
  const events = world.recording.calls.filter(({ params, answer }) => {
    if (answer?.kind !== 'result' || !isSame(params.pool)) return false;
    const { verdict, released } = answer.result as JsonObject;
    return verdict === 'admit' || released === true;
  });
  return began + events.length;
}
