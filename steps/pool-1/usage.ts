import { Then } from '@cucumber/cucumber';
import { pointerTo } from '../../harness/runner/judging/pointer.js';
import type { RecordedCall } from '../../harness/runner/sitting/recording.js';
import type { ScenarioWorld } from '../../harness/runner/sitting/world.js';
import { figure } from './figures.js';
import { poolScenario } from './pool-scenario.js';

Then(
  '{word} has spent {figure} uJ and holds {int} device(s)',
  async function (this: ScenarioWorld, entitlement: string, uj: string, devices: number) {
    const call = await this.call('pool.usage', { pool: poolScenario(this).pool });
    expectUsage(this, call, entitlement, uj, devices);
  },
);

/** Checks what an answer with usage says of one entitlement, be it a pool's or a ledger's. */
export function expectUsage(
  world: ScenarioWorld,
  call: RecordedCall,
  entitlement: string,
  uj: string,
  devices: number,
): void {
  const spent = String(figure(uj, world.description));
  world.check(call, { pointer: '/usage', op: 'present' });
  expectFigure(world, call, pointerTo('usage', entitlement, 'spent_uj'), spent);
  expectFigure(world, call, pointerTo('usage', entitlement, 'devices'), String(devices));
}

/** An entitlement that an answer leaves out has spent and holds nothing. */
function expectFigure(
  world: ScenarioWorld,
  call: RecordedCall,
  pointer: string,
  operand: string,
): void {
  if (operand === '0') world.check(call, { pointer, op: 'absentOrOneOf', operand: ['0'] });
  else world.check(call, { pointer, op: 'equals', operand });
}
