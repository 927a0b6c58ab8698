import { Given } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../../harness/runner/world.js';
import { figure } from './figures.js';
import { poolScenario } from './pool-scenario.js';

Given(
  '{word} has been released at {figure} uJ read at {grade}',
  async function (this: ScenarioWorld, claim: string, uj: string, grade: string) {
    const call = await this.call('pool.release', {
      pool: poolScenario(this).pool,
      claim,
      actual: { uj: String(figure(uj, this.description)), grade },
    });
    this.require(call, { pointer: '/released', op: 'equals', operand: true });
  },
);
