import { Then, When } from '@cucumber/cucumber';
import type { Check } from '../../harness/runner/judging/check.js';
import { type RecordedCall, resultOf } from '../../harness/runner/sitting/recording.js';
import { SuiteError } from '../../harness/runner/plan/suite-error.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { CORE_FIELDS } from '../../harness/attacker/core-field.js';
import { examineEntries, type ExaminedEntry } from '../../harness/attacker/examine-entries.js';
import { addressing, ledgerScenario, STEWARD } from './ledger-scenario.js';

const examinations = new WeakMap<ScenarioWorld, RecordedCall>();

/** The key id of the steward's entries: its id as UTF-8. */
const KID = Buffer.from(STEWARD.id as string, 'utf8').toString('hex');

When(
  'a reader that knows nothing of pools examines the entries',
  async function (this: ScenarioWorld) {
    const { entries } = ledgerScenario(this);
    examinations.set(this, await examine(this, entries));
  },
);

Then('each is a COSE_Sign1 message by algorithm -8', function (this: ScenarioWorld) {
  checkEach(this, '/sign1', { op: 'equals', operand: true });
  checkEach(this, '/alg', { op: 'equals', operand: '-8' });
});

Then("each has the steward's id as its key id", function (this: ScenarioWorld) {
  checkEach(this, '/kids/0', { op: 'equals', operand: KID });
});

Then("each verifies under the steward's key", function (this: ScenarioWorld) {
  checkEach(this, '/verifies', { op: 'equals', operand: true });
});

Then('the core of each is deterministic CBOR', function (this: ScenarioWorld) {
  checkEach(this, '/sign1', { op: 'equals', operand: true });
  checkEach(this, '/coreFault', { op: 'absent' });
});

Then(
  'the core of each has its profile, position, predecessor and steward',
  function (this: ScenarioWorld) {
    for (const field of CORE_FIELDS) checkEach(this, `/core/${field}`, { op: 'present' });
  },
);

Then('the positions count up one by one', function (this: ScenarioWorld) {
  const call = examinationOf(this);
  this.check(call, { pointer: '/entries/0/seq', op: 'present' });
  checkEach(this, '/position', (index) => ({ op: 'equals', operand: String(index) }));
});

Then('each names the address of the one before it', function (this: ScenarioWorld) {
  const call = examinationOf(this);
  checkEach(this, '/core/prev', { op: 'present' });
  if (ledgerScenario(this).entries.length > 1 && foundIn(call)[0]?.address === undefined) {
    this.couldNotRun(
      'how prev is made is not known: declare it in describe (ledger.content_address), or ' +
        'implement ledger.address',
    );
  }
  checkEach(this, '/core/prev', (index) =>
    index === 0
      ? { op: 'present' }
      : { op: 'sameAs', operand: { call: call.index, pointer: `/entries/${index - 1}/address` } },
  );
});

Then(
  'the first entry names the same predecessor as that of the ledger set aside',
  async function (this: ScenarioWorld) {
    const aside = await examineSetAside(this);
    const pointer = '/entries/0/core/prev';
    const operand = { call: aside.index, pointer };
    this.check(examinationOf(this), { pointer, op: 'sameAs', operand });
  },
);

/** Examines the first entry of the ledger that was set aside. */
export function examineSetAside(world: ScenarioWorld): Promise<RecordedCall> {
  const [first = ''] = ledgerScenario(world).setAside;
  return examine(world, [first]);
}

async function examine(world: ScenarioWorld, entries: readonly string[]): Promise<RecordedCall> {
  const publicKey = STEWARD.public_key as string;
  const found = await examineEntries(entries, publicKey, addressing(world));
  const params = { entries, public_key: publicKey };
  return world.derive('suite.examine', params, { entries: found.map((each) => ({ ...each })) });
}

type CheckPart = Check extends infer Each
  ? Each extends Check
    ? Omit<Each, 'pointer'>
    : never
  : never;

/** Makes a check of what was found at a place in each entry. */
function checkEach(
  world: ScenarioWorld,
  place: string,
  check: CheckPart | ((index: number) => CheckPart),
): void {
  const call = examinationOf(world);
  for (const index of ledgerScenario(world).entries.keys()) {
    const part = typeof check === 'function' ? check(index) : check;
    world.check(call, { pointer: `/entries/${index}${place}`, ...part });
  }
}

function foundIn(call: RecordedCall): readonly ExaminedEntry[] {
  return resultOf(call).entries as unknown as readonly ExaminedEntry[];
}

function examinationOf(world: ScenarioWorld): RecordedCall {
  const call = examinations.get(world);
  if (call === undefined) throw new SuiteError('no entry has been examined');
  return call;
}
