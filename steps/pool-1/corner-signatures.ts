import { type DataTable, defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import { signInCorner } from '../../harness/attacker/attacks/corner.js';
import type { CornerKind } from '../../harness/attacker/corner-kinds.js';
import { publicKeyOfSeed } from '../../harness/attacker/public-key.js';
import type { RecordedCall } from '../../harness/runner/sitting/recording.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { ledgerScenario, STEWARD } from './ledger-scenario.js';
import { poolScenario } from './pool-scenario.js';
import { record } from './probes.js';
import { testSeed } from './test-keys.js';

/** The words for kinds of signatures on which verifiers disagree: A is the public key. */
const CORNER_WORDS: Readonly<Record<string, CornerKind>> = {
  'A and R are of small order and S is zero': 'small_both',
  'A is of small order': 'small_key',
  'R is of small order': 'small_commitment',
  'A and R have parts of small order that cancel out': 'mixed',
  'A and R have parts of small order that do not cancel out': 'cofactor',
  'A has a part of small order that an early reduction brings back': 'late_reduction',
  'S is above the group order': 'above_order',
  'S is far above the group order': 'far_above_order',
  'R is not canonical, and was hashed as if it were': 'commitment_canonical_hash',
  'R is not canonical, and was hashed so': 'commitment_sent_hash',
  'A is not canonical, and was hashed as if it were': 'key_canonical_hash',
  'A is not canonical, and was hashed so': 'key_sent_hash',
};

defineParameterType({
  name: 'corner',
  regexp: new RegExp(Object.keys(CORNER_WORDS).join('|')),
  transformer: (text: string) => CORNER_WORDS[text],
});

/** So that a refusal of what follows is one of the signature, not of the key. */
Given('the ledger is taken where another key has signed it', async function (this: ScenarioWorld) {
  const scenario = ledgerScenario(this);
  const seed = testSeed('another-key');
  const spec = { attack: 'other_key', at: 0, seed } as const;
  const entries = await scenario.attackOn(this, scenario.entries, spec);
  const call = await replay(this, entries, publicKeyOfSeed(seed));
  this.require(call, { pointer: '/usage', op: 'present' });
});

When(
  'the ledger is replayed with a signature in which {corner}',
  async function (this: ScenarioWorld, kind: CornerKind) {
    const scenario = ledgerScenario(this);
    const { entries, publicKey } = signInCorner(scenario.entries, kind);
    const made = { entries: [...entries], public_key: publicKey };
    this.derive('suite.corner_signature', { entries: scenario.entries, kind }, made);
    scenario.answer = await replay(this, entries, publicKey);
  },
);

/** An error refuses as well: of a key that is no key for it, an implementation may say so at the door. */
Then(
  'what becomes of the signature is recorded as one of',
  function (this: ScenarioWorld, table: DataTable) {
    const pointer = '/usage';
    record(this, ledgerScenario(this).answer, table, (word) => {
      if (word === 'accepted') return [{ pointer, op: 'present' }];
      return word === 'refused' ? [{ pointer, op: 'absent' }] : undefined;
    });
  },
);

function replay(
  world: ScenarioWorld,
  entries: readonly string[],
  publicKey: string,
): Promise<RecordedCall> {
  const steward = { ...STEWARD, public_key: publicKey };
  return world.call('ledger.replay', { steward, entries, tree: poolScenario(world).tree });
}
