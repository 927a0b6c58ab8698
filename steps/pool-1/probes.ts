import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { Check } from '../../harness/runner/judging/check.js';
import { itemWhere, pointerTo } from '../../harness/runner/judging/pointer.js';
import type { RecordedCall } from '../../harness/runner/sitting/recording.js';
import { SuiteError } from '../../harness/runner/plan/suite-error.js';
import type { AnswerCandidate, ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { figure } from './figures.js';
import { ledgerScenario } from './ledger-scenario.js';
import { poolScenario } from './pool-scenario.js';
import { openPool } from './pools.js';
import { lastCall } from './pure-calls.js';
import { examineSetAside } from './receipts.js';

/**
 * Probes ask what the text leaves open. Each step records the first word of its table that holds;
 * the words, with dashes for spaces, are the ids of the registry's answers.
 */

/** How each word shows: all checks of a list together. `undefined` for a word that is none. */
type Words = (word: string) => readonly Check[] | undefined;

const TURNED_AWAY = 'turned away';

When(
  'a pool of these entitlements is asked for',
  async function (this: ScenarioWorld, table: DataTable) {
    await openPool(this, table);
  },
);

When('the usage is looked up', async function (this: ScenarioWorld) {
  await this.call('pool.usage', { pool: poolScenario(this).pool });
});

Given('the same tree, without {word}', function (this: ScenarioWorld, entitlement: string) {
  const scenario = poolScenario(this);
  scenario.tree = scenario.tree.filter(({ id }) => id !== entitlement);
});

Then(
  'what becomes of the claim is recorded as one of',
  function (this: ScenarioWorld, table: DataTable) {
    const verdicts = { admitted: 'admit', queued: 'queue', denied: 'deny' };
    record(this, poolScenario(this).lastClaim, table, among('/verdict', verdicts));
  },
);

Then('the reason is recorded as one of', function (this: ScenarioWorld, table: DataTable) {
  record(this, poolScenario(this).lastClaim, table, (word) => [
    word === 'another'
      ? { pointer: '/reason', op: 'present' }
      : { pointer: '/reason', op: 'equals', operand: word.replaceAll(' ', '_') },
  ]);
});

Then('what becomes of the tree is recorded as one of', takenAt('/pool'));
Then('what becomes of the restart is recorded as one of', takenAt('/pool', answerOfLedger));
Then('what becomes of the list is recorded as one of', takenAt(''));

Then(
  /^what (\w+) has spent is recorded as one of$/,
  function (this: ScenarioWorld, entitlement: string, table: DataTable) {
    const pointer = pointerTo('usage', entitlement, 'spent_uj');
    record(this, lastCall(this), table, (word) => {
      if (word === 'nothing') return [{ pointer, op: 'absentOrOneOf', operand: ['0'] }];
      const operand = String(figure(word.replace(' uJ', ''), this.description));
      return [{ pointer, op: 'equals', operand }];
    });
  },
);

Then(
  /^the verdict on (\w+) is recorded as one of$/,
  function (this: ScenarioWorld, workload: string, table: DataTable) {
    const pointer = pointerTo('verdicts', itemWhere('id', workload), 'verdict');
    record(this, lastCall(this), table, among(pointer, { idle: 'idle', working: 'working' }));
  },
);

Then(
  /^the rate of (\w+) is recorded as one of$/,
  function (this: ScenarioWorld, workload: string, table: DataTable) {
    const pointer = pointerTo('verdicts', itemWhere('id', workload), 'mean_uw');
    record(this, lastCall(this), table, (word) =>
      word === 'not given'
        ? [{ pointer, op: 'absentOrOneOf', operand: [null] }]
        : [{ pointer, op: 'equals', operand: word.replace(' uW', '') }],
    );
  },
);

Then(
  'the first to be reclaimed is recorded as one of',
  function (this: ScenarioWorld, table: DataTable) {
    record(this, lastCall(this), table, (word) => [
      { pointer: '/reclamation_order/0', op: 'equals', operand: word },
    ]);
  },
);

Then(
  'the first to be preempted is recorded as one of',
  function (this: ScenarioWorld, table: DataTable) {
    record(this, lastCall(this), table, (word) => [
      { pointer: '/order/0/id', op: 'equals', operand: word },
    ]);
  },
);

Then(
  /^the cost of (\w+) is recorded as one of$/,
  function (this: ScenarioWorld, workload: string, table: DataTable) {
    const pointer = pointerTo('order', itemWhere('id', workload), 'cost');
    record(this, lastCall(this), table, (word) =>
      word === 'undefined'
        ? [{ pointer, op: 'equals', operand: null }]
        : [{ pointer: `${pointer}/uj`, op: 'present' }],
    );
  },
);

Then(
  'what becomes of the ledger is recorded as one of',
  function (this: ScenarioWorld, table: DataTable) {
    record(this, answerOfLedger(this), table, (word) => {
      const [, index] = /^refused at (\d)$/.exec(word) ?? [];
      if (index !== undefined) {
        return [{ pointer: '/refused/index', op: 'equals', operand: Number(index) }];
      }
      return [{ pointer: word === 'taken' ? '/usage' : '/refused', op: 'present' }];
    });
  },
);

Then('the attestation is recorded as one of', function (this: ScenarioWorld, table: DataTable) {
  const grades = { witnessed: 'witnessed', 'self-attested': 'self-attested' };
  record(this, answerOfLedger(this), table, among('/attestation', grades));
});

Then(
  'the status of the one receipt is recorded as one of',
  function (this: ScenarioWorld, table: DataTable) {
    const statuses = {
      covers: 'covers',
      'covers another': 'covers_other',
      'does not verify': 'bad_signature',
    };
    record(this, answerOfLedger(this), table, among('/receipts/0/status', statuses));
  },
);

Then('the first position is recorded as one of', function (this: ScenarioWorld, table: DataTable) {
  const pointer = '/entries/0/seq';
  record(this, lastCall(this), table, (word) =>
    word === 'another'
      ? [{ pointer, op: 'present' }]
      : among(pointer, { '0': '0', '1': '1' })(word),
  );
});

Then(
  'the first predecessor, beside that of the ledger set aside, is recorded as one of',
  async function (this: ScenarioWorld, table: DataTable) {
    const call = lastCall(this);
    const aside = await examineSetAside(this);
    const pointer = '/entries/0/core/prev';
    record(this, call, table, (word) =>
      word === 'the same'
        ? [{ pointer, op: 'sameAs', operand: { call: aside.index, pointer } }]
        : [{ pointer, op: 'present' }],
    );
  },
);

function among(pointer: string, words: Readonly<Record<string, string>>): Words {
  return (word) => {
    const operand = words[word];
    return operand === undefined ? undefined : [{ pointer, op: 'equals', operand }];
  };
}

function takenAt(pointer: string, callOf: (world: ScenarioWorld) => RecordedCall = lastCall) {
  const taken: readonly Check[] = [
    { pointer, op: 'present' },
    { pointer: '/refused', op: 'absent' },
    { pointer: '/error', op: 'absent' },
  ];
  return function (this: ScenarioWorld, table: DataTable): void {
    record(this, callOf(this), table, (word) => (word === 'taken' ? taken : undefined));
  };
}

function answerOfLedger(world: ScenarioWorld): RecordedCall {
  return ledgerScenario(world).answer;
}

/** Records which word of a table holds of an answer; the first, where several do. */
export function record(
  world: ScenarioWorld,
  call: RecordedCall,
  table: DataTable,
  words: Words,
): void {
  const [row = []] = table.raw();
  const candidates = row.flatMap((word): AnswerCandidate[] => {
    const answer = word.replaceAll(' ', '-').toLowerCase();
    if (word === TURNED_AWAY) {
      return ['/refused', '/error'].map((pointer) => ({
        answer,
        checks: [{ pointer, op: 'present' }],
      }));
    }
    const checks = words(word);
    if (checks === undefined) throw new SuiteError(`"${word}" is no answer to this question`);
    return [{ answer, checks }];
  });
  world.answer(call, candidates);
}
