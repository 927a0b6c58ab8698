import { Given } from '@cucumber/cucumber';
import type { AttackSpec } from '../../harness/attacker/attack.js';
import type { EnvelopeForm } from '../../harness/attacker/attacks/envelope-form.js';
import type { FlipBit } from '../../harness/attacker/attacks/signature.js';
import type { CoreForm } from '../../harness/attacker/core-form.js';
import { SuiteError } from '../../harness/runner/plan/suite-error.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { ledgerScenario } from './ledger-scenario.js';
import { testSeed } from './test-keys.js';

// Each step makes one attack on the ledger in hand. What an attack is not about, the attacker mends.

Given(
  'the entry at index {int} is left out',
  change((at: number) => ({ attack: 'drop', at })),
);

Given(
  'the entries at indices {int} and {int} change places',
  change((at: number, other: number) => ({ attack: 'swap', at, with: other })),
);

Given(
  'the entry at index {int} is repeated after index {int}',
  change((at: number, after: number) => ({ attack: 'repeat', at, after })),
);

Given(
  'only the entries from index {int} to index {int} are kept',
  change((from: number, last: number) => ({ attack: 'keep', from, to: last + 1 })),
);

Given(
  'the entry at index {int} is replaced by that at index {int} of the ledger set aside',
  async function (this: ScenarioWorld, at: number, from: number) {
    const entry = entrySetAside(this, from);
    await ledgerScenario(this).attack(this, { attack: 'replace', at, entry });
  },
);

Given(
  'the entry at index {int} is supplanted by that at index {int} of the ledger set aside, sealed for its place',
  async function (this: ScenarioWorld, at: number, from: number) {
    const entry = entrySetAside(this, from);
    await ledgerScenario(this).attack(this, { attack: 'supplant', at, entry });
  },
);

Given(
  'the entry at index {int} is replaced by {noReceipt}',
  change((at: number, entry: string) => ({ attack: 'replace', at, entry })),
);

Given(
  'the entry at index {int} is cut off in its midst',
  change((at: number) => ({ attack: 'cut', at })),
);

Given(
  'the entries are put in order and sealed again',
  change(() => ({ attack: 'mend' })),
);

Given(
  'the entry at index {int} links to another predecessor',
  change((at: number) => ({ attack: 'break_link', at })),
);

Given(
  'the position in the entry at index {int} is moved by {int}',
  change((at: number, by: number) => ({ attack: 'shift_seq', at, by })),
);

Given(
  'the entry at index {int} is sealed with the key of {word}',
  change((at: number, party: string) => ({ attack: 'other_key', at, seed: testSeed(party) })),
);

Given(
  '{bit} is turned over in the entry at index {int}',
  change((bit: Pick<FlipBit, 'part' | 'byte' | 'bit'>, at: number) => ({
    attack: 'flip_bit',
    at,
    ...bit,
  })),
);

Given(
  'the group order is added to S in the entry at index {int}',
  change((at: number) => ({ attack: 'add_group_order', at })),
);

Given(
  'the entry at index {int} names the algorithm {int}',
  change((at: number, alg: number) => ({ attack: 'other_alg', at, alg })),
);

Given(
  'the entry at index {int} names the algorithm {string}',
  change((at: number, alg: string) => ({ attack: 'other_alg', at, alg })),
);

Given(
  'the entry at index {int} names the algorithm {int}, and {int} outside the protected header',
  change((at: number, alg: number, unprotected: number) => ({
    attack: 'other_alg',
    at,
    alg,
    unprotected,
  })),
);

Given(
  'the entry at index {int} names its algorithm outside the protected header only',
  change((at: number) => ({ attack: 'unprotected_alg', at })),
);

Given(
  'the entry at index {int} has the key id {word}',
  change((at: number, kid: string) => ({ attack: 'other_kid', at, kid })),
);

Given(
  'the entry at index {int} has {word} as a second key id',
  change((at: number, kid: string) => ({ attack: 'second_kid', at, kid })),
);

Given(
  'the unprotected header of the entry at index {int} gets the key id {word} after signing',
  change((at: number, kid: string) => ({ attack: 'unsigned_kid', at, kid })),
);

Given(
  /^the (position|steward) in the entry at index (\d+) is written as a (float|bool|null|tag)$/,
  change((field: string, at: string, value: 'float' | 'bool' | 'null' | 'tag') => ({
    attack: 'forbidden_value',
    at: Number(at),
    field: field === 'position' ? 'seq' : 'steward',
    value,
  })),
);

Given(
  'the entry at index {int} names {word} as its steward',
  change((at: number, steward: string) => ({ attack: 'other_steward', at, steward })),
);

Given(
  'the core at index {int} is encoded {coreForm}',
  change((at: number, form: CoreForm) => ({ attack: 'reencode', at, form })),
);

Given(
  'the envelope at index {int} is encoded {envelopeForm}',
  change((at: number, form: EnvelopeForm) => ({ attack: 'reencode_envelope', at, form })),
);

/** A step that makes the attack which its arguments specify. */
function change(specify: (...args: never[]) => AttackSpec) {
  const step = async function (this: ScenarioWorld, ...args: unknown[]): Promise<void> {
    await ledgerScenario(this).attack(this, specify(...(args as never[])));
  };
  // Cucumber counts the parameters of a step's function.
  return Object.defineProperty(step, 'length', { value: specify.length });
}

function entrySetAside(world: ScenarioWorld, index: number): string {
  const entry = ledgerScenario(world).setAside[index];
  if (entry === undefined) throw new SuiteError(`no entry at index ${index} was set aside`);
  return entry;
}
