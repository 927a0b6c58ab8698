import { Given, Then, When } from '@cucumber/cucumber';
import type { FlipBit } from '../../harness/attacker/attacks/signature.js';
import { publicKeyOfSeed } from '../../harness/attacker/public-key.js';
import type { JsonObject } from '../../harness/adapter/contract/json.js';
import { pointerTo } from '../../harness/runner/judging/pointer.js';
import { type RecordedCall, resultOf } from '../../harness/runner/sitting/recording.js';
import { SuiteError } from '../../harness/runner/plan/suite-error.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { ledgerScenario, STEWARD } from './ledger-scenario.js';
import { poolScenario } from './pool-scenario.js';
import { testSeed } from './test-keys.js';

/** A receipt as it is presented: whose it is said to be may be changed, and so may its bytes. */
interface Presented {
  receipt: string;
  witness: JsonObject;
}

class WitnessScenario {
  /** By the name under which a receipt is spoken of. */
  readonly receipts = new Map<string, Presented>();
  signing: RecordedCall | undefined;
}

const scenarios = new WeakMap<ScenarioWorld, WitnessScenario>();

Given('{word} has witnessed the ledger', async function (this: ScenarioWorld, name: string) {
  const call = await sign(this, name, name);
  this.require(call, { pointer: '/receipt', op: 'present' });
  const receipt = resultOf(call).receipt as string;
  witnessScenario(this).receipts.set(name, { receipt, witness: partyOf(name, name) });
});

When('{word} asks to witness the ledger', async function (this: ScenarioWorld, name: string) {
  witnessScenario(this).signing = await sign(this, name, name);
});

When(
  "{word} asks to witness the ledger with {word}'s key",
  async function (this: ScenarioWorld, name: string, holder: string) {
    witnessScenario(this).signing = await sign(this, name, holder);
  },
);

Then('a receipt is given', function (this: ScenarioWorld) {
  this.check(signingOf(this), { pointer: '/receipt', op: 'present' });
});

Then('no receipt is given', function (this: ScenarioWorld) {
  const call = signingOf(this);
  this.check(call, { pointer: '/receipt', op: 'absent' });
  this.check(call, { pointer: '/refused/reason', op: 'present' });
});

Given(
  "the receipt of {word} is presented with {word}'s key",
  function (this: ScenarioWorld, name: string, holder: string) {
    receiptOf(this, name).witness = partyOf(name, holder);
  },
);

Given(
  "the receipt of {word} is sealed with {word}'s key and presented with it",
  async function (this: ScenarioWorld, name: string, holder: string) {
    const presented = receiptOf(this, name);
    const spec = { attack: 'other_key', at: 0, seed: testSeed(holder) } as const;
    [presented.receipt = ''] = await ledgerScenario(this).attackOn(this, [presented.receipt], spec);
    presented.witness = partyOf(name, holder);
  },
);

Given(
  '{bit} is turned over in the receipt of {word}',
  async function (this: ScenarioWorld, bit: Pick<FlipBit, 'part' | 'byte' | 'bit'>, name: string) {
    const presented = receiptOf(this, name);
    const spec = { attack: 'flip_bit', at: 0, ...bit } as const;
    [presented.receipt = ''] = await ledgerScenario(this).attackOn(this, [presented.receipt], spec);
  },
);

When('the ledger is attested', async function (this: ScenarioWorld) {
  const ledger = ledgerScenario(this);
  const receipts = [...witnessScenario(this).receipts.values()].map((each) => ({ ...each }));
  ledger.answer = await this.call('ledger.attest', {
    steward: STEWARD,
    entries: ledger.entries,
    tree: poolScenario(this).tree,
    receipts,
  });
});

Then(
  /^the ledger is attested as (self-attested|witnessed)$/,
  function (this: ScenarioWorld, operand: string) {
    this.check(ledgerScenario(this).answer, { pointer: '/attestation', op: 'equals', operand });
  },
);

/** A refusal passes as well: it reports no witnessed ledger either. */
Then('the ledger is not attested as witnessed', function (this: ScenarioWorld) {
  const { answer } = ledgerScenario(this);
  this.check(answer, { pointer: '/attestation', op: 'absentOrOneOf', operand: ['self-attested'] });
  this.check(answer, { pointer: '/error', op: 'absent' });
});

Then('the receipt of {word} covers the ledger', statusStep(['covers']));
Then('the receipt of {word} covers another head or length', statusStep(['covers_other']));
Then('the receipt of {word} does not verify', statusStep(['bad_signature']));
Then('the receipt of {word} counts as verified', statusStep(['covers', 'covers_other']));

Then(
  'the receipt of {word} does not cover the ledger',
  function (this: ScenarioWorld, name: string) {
    const operand = ['covers_other', 'bad_signature', 'steward_key'];
    const pointer = statusPointer(this, name);
    this.check(ledgerScenario(this).answer, { pointer, op: 'absentOrOneOf', operand });
  },
);

function statusStep(operand: readonly string[]) {
  return function (this: ScenarioWorld, name: string): void {
    const pointer = statusPointer(this, name);
    this.check(ledgerScenario(this).answer, { pointer, op: 'oneOf', operand });
  };
}

function statusPointer(world: ScenarioWorld, name: string): string {
  const position = [...witnessScenario(world).receipts.keys()].indexOf(name);
  if (position < 0) throw new SuiteError(`${name} has given no receipt in this scenario`);
  return pointerTo('receipts', position, 'status');
}

function sign(world: ScenarioWorld, name: string, holder: string): Promise<RecordedCall> {
  const { entries } = ledgerScenario(world);
  const witness = { id: name, seed: testSeed(holder) };
  return world.call('witness.sign', { steward: STEWARD, entries, witness });
}

/** A witness: a name, and the public key of whoever holds the key. */
function partyOf(id: string, holder: string): JsonObject {
  return { id, public_key: publicKeyOfSeed(testSeed(holder)) };
}

function receiptOf(world: ScenarioWorld, name: string): Presented {
  const presented = witnessScenario(world).receipts.get(name);
  if (presented === undefined) throw new SuiteError(`${name} has given no receipt`);
  return presented;
}

function signingOf(world: ScenarioWorld): RecordedCall {
  const { signing } = witnessScenario(world);
  if (signing === undefined) throw new SuiteError('nobody has asked to witness a ledger');
  return signing;
}

function witnessScenario(world: ScenarioWorld): WitnessScenario {
  const known = scenarios.get(world) ?? new WitnessScenario();
  scenarios.set(world, known);
  return known;
}
