import { type DataTable, Then } from '@cucumber/cucumber';
import { INTERNAL_ERROR, INVALID_PARAMS } from '../../harness/adapter/contract/connection.js';
import type { RecordedCall } from '../../harness/runner/sitting/recording.js';
import { SuiteError } from '../../harness/runner/plan/suite-error.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { rowsOf } from '../table.js';
import { figure } from './figures.js';
import { poolScenario } from './pool-scenario.js';

/** The words that features use for verdicts, and what passes as each. */
const VERDICTS: Readonly<Record<string, readonly string[]>> = {
  admitted: ['admit'],
  queued: ['queue'],
  denied: ['deny'],
  'not admitted': ['queue', 'deny'],
  'not denied': ['admit', 'queue'],
};

Then('the claim is admitted', verdictStep('admitted'));
Then('the claim is queued', verdictStep('queued'));
Then('the claim is denied', verdictStep('denied'));
Then('the claim is queued, with a reason', reasonedStep('queued'));
Then('the claim is denied, with a reason', reasonedStep('denied'));
Then('the claim is not admitted', verdictStep('not admitted'));
Then('the claim is not denied', verdictStep('not denied'));

Then('the claim is queued because {queueReason}', becauseStep('queued'));
Then('the claim is denied because {denyReason}', becauseStep('denied'));

Then(
  'the claim is admitted and borrows {figure} uJ',
  function (this: ScenarioWorld, borrowed: string) {
    const { lastClaim } = poolScenario(this);
    expectVerdict(this, lastClaim, 'admitted');
    expectBorrowed(this, lastClaim, borrowed);
  },
);

Then(
  'the admission reserves {figure} uJ on {int} device(s), borrows {figure} uJ and is graded {grade}',
  function (this: ScenarioWorld, uj: string, devices: number, borrowed: string, grade: string) {
    const { lastClaim } = poolScenario(this);
    const reserved = String(figure(uj, this.description));
    expectVerdict(this, lastClaim, 'admitted');
    this.check(lastClaim, { pointer: '/reserved_uj', op: 'equals', operand: reserved });
    this.check(lastClaim, { pointer: '/devices', op: 'equals', operand: devices });
    expectBorrowed(this, lastClaim, borrowed);
    this.check(lastClaim, { pointer: '/grade', op: 'equals', operand: grade });
  },
);

Then('the admission is graded {grade}', function (this: ScenarioWorld, grade: string) {
  const { lastClaim } = poolScenario(this);
  this.check(lastClaim, { pointer: '/grade', op: 'equals', operand: grade });
});

/** An error, a refusal and a denial all pass: what is no claim is not answered as one. */
Then('the claim is not accepted', function (this: ScenarioWorld) {
  const { lastClaim } = poolScenario(this);
  this.check(lastClaim, { pointer: '/verdict', op: 'absentOrOneOf', operand: ['deny'] });
  this.check(lastClaim, {
    pointer: '/error/code',
    op: 'absentOrOneOf',
    operand: [INVALID_PARAMS, INTERNAL_ERROR],
  });
});

Then('the verdicts are', function (this: ScenarioWorld, table: DataTable) {
  const rows = rowsOf(table, { required: ['claim', 'verdict'], optional: ['borrows uJ'] });
  for (const { claim, verdict, 'borrows uJ': borrowed = '' } of rows) {
    const call = poolScenario(this).claimNamed(claim);
    expectVerdict(this, call, verdict);
    if (borrowed !== '') expectBorrowed(this, call, borrowed);
  }
});

function verdictStep(word: string) {
  return function (this: ScenarioWorld): void {
    expectVerdict(this, poolScenario(this).lastClaim, word);
  };
}

function reasonedStep(word: string) {
  return function (this: ScenarioWorld): void {
    const { lastClaim } = poolScenario(this);
    expectVerdict(this, lastClaim, word);
    this.check(lastClaim, { pointer: '/reason', op: 'present' });
  };
}

function becauseStep(word: string) {
  return function (this: ScenarioWorld, reason: string): void {
    const { lastClaim } = poolScenario(this);
    expectVerdict(this, lastClaim, word);
    this.check(lastClaim, { pointer: '/reason', op: 'equals', operand: reason });
  };
}

function expectVerdict(world: ScenarioWorld, call: RecordedCall, word: string): void {
  const operand = VERDICTS[word];
  if (operand === undefined) throw new SuiteError(`"${word}" is no verdict`);
  world.check(call, { pointer: '/verdict', op: 'oneOf', operand });
}

function expectBorrowed(world: ScenarioWorld, call: RecordedCall, uj: string): void {
  const operand = String(figure(uj, world.description));
  world.check(call, { pointer: '/borrowed_uj', op: 'equals', operand });
}
