import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { Json, JsonObject } from '../../harness/adapter/contract/json.js';
import { itemWhere, pointerTo } from '../../harness/runner/judging/pointer.js';
import { SuiteError } from '../../harness/runner/plan/suite-error.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { rowsOf } from '../table.js';
import { figure } from './figures.js';
import { ask, idsIn, lastCall } from './pure-calls.js';

const ASSESS = 'idle.assess';

/** An empty cell of completed units is a workload that does not state them. */
const WORKLOADS = {
  required: ['workload', 'devices', 'uJ', 'grade', 'window us'],
  optional: ['completed units'],
} as const;

/** The words that features use for verdicts, and how an implementation answers them. */
const VERDICTS: Readonly<Record<string, string>> = {
  idle: 'idle',
  working: 'working',
  'no verdict': 'no_verdict',
  'nothing held': 'nothing_held',
};

When(
  'workloads are assessed as idle below {figure} uW over {figure} us',
  async function (this: ScenarioWorld, threshold: string, window: string, table: DataTable) {
    const policy = {
      window_us: String(figure(window, this.description)),
      threshold_uw: String(figure(threshold, this.description)),
    };
    return ask(this, ASSESS, { policy, workloads: workloadsOf(this, table) });
  },
);

When(
  'workloads are assessed without any policy',
  async function (this: ScenarioWorld, table: DataTable) {
    return ask(this, ASSESS, { policy: null, workloads: workloadsOf(this, table) });
  },
);

Then('the verdicts on them are', function (this: ScenarioWorld, table: DataTable) {
  const call = lastCall(this);
  this.check(call, {
    pointer: '/verdicts/*/id',
    op: 'sameSet',
    operand: idsIn(call, 'workloads'),
  });
  for (const { workload, verdict } of rowsOf(table, { required: ['workload', 'verdict'] })) {
    checkVerdict(this, workload, verdict);
  }
});

Then(
  'the verdict on {word} is {string}',
  function (this: ScenarioWorld, workload: string, verdict: string) {
    checkVerdict(this, workload, verdict);
  },
);

Then(
  'the verdict on {word} is {string}, because of the {word} where a reason is given',
  function (this: ScenarioWorld, workload: string, verdict: string, reason: string) {
    checkVerdict(this, workload, verdict);
    const pointer = verdictOn(workload, 'reason');
    this.check(lastCall(this), { pointer, op: 'absentOrOneOf', operand: [reason] });
  },
);

Then('no workload is found idle', function (this: ScenarioWorld) {
  const call = lastCall(this);
  for (const id of idsIn(call, 'workloads')) {
    const operand = ['working', 'no_verdict', 'nothing_held'];
    this.check(call, { pointer: verdictOn(id, 'verdict'), op: 'oneOf', operand });
  }
});

Then(
  'the verdict on {word} rests on {figure} us',
  function (this: ScenarioWorld, workload: string, window: string) {
    const operand = String(figure(window, this.description));
    const pointer = verdictOn(workload, 'window_us');
    this.check(lastCall(this), { pointer, op: 'equals', operand });
  },
);

Then('no rate is given for {word}', function (this: ScenarioWorld, workload: string) {
  const pointer = verdictOn(workload, 'mean_uw');
  this.check(lastCall(this), { pointer, op: 'absentOrOneOf', operand: [null] });
});

/** The text leaves open which idle workload goes first. */
Then('{names} and no others are to be reclaimed', checkReclaimed);

Then('nothing is to be reclaimed', function (this: ScenarioWorld) {
  checkReclaimed.call(this, []);
});

function checkReclaimed(this: ScenarioWorld, operand: readonly Json[]): void {
  this.check(lastCall(this), { pointer: '/reclamation_order', op: 'sameSet', operand });
}

function workloadsOf(world: ScenarioWorld, table: DataTable): JsonObject[] {
  return rowsOf(table, WORKLOADS).map((row) => {
    const completed = row['completed units'] ?? '';
    return {
      id: row.workload,
      devices: Number(row.devices),
      observed: {
        uj: String(figure(row.uJ, world.description)),
        grade: row.grade,
        window_us: String(figure(row['window us'], world.description)),
      },
      ...(completed === ''
        ? {}
        : { completed_units: String(figure(completed, world.description)) }),
    };
  });
}

function checkVerdict(world: ScenarioWorld, workload: string, word: string): void {
  const operand = VERDICTS[word];
  if (operand === undefined) throw new SuiteError(`"${word}" is no verdict on a workload`);
  world.check(lastCall(world), { pointer: verdictOn(workload, 'verdict'), op: 'equals', operand });
}

/** Verdicts may stand in any order. */
function verdictOn(workload: string, member: string): string {
  return pointerTo('verdicts', itemWhere('id', workload), member);
}
