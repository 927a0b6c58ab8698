import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { type Ended, run } from './cli.js';
import { copyPackage, spoil } from './package-copy.js';

const FILE = 'features/pool-1/4.1-4.2-refusal.feature';

/** Runs one clause with features of which one text was replaced. */
function runSpoilt(context: TestContext, find: string, replacement: string): Promise<Ended> {
  const folder = copyPackage(context);
  spoil(folder, FILE, find, replacement);
  const main = join(folder, 'dist/harness/cli/main.js');
  return run(process.execPath, [main, 'run', '--clause', 'pool-1/4.1-1']);
}

describe('a suite that is broken itself', () => {
  it('fails a scenario whose step is not defined', async (context) => {
    const ended = await runSpoilt(context, 'Then the claim is denied', 'Then the claim is eaten');
    assert.match(ended.stdout, /because {3}the step "the claim is eaten" is not defined/);
    assert.match(ended.stdout, /^FAILED pool-1\/4\.1-1/m);
    assert.equal(ended.code, 1);
  });

  it('fails a scenario that checks nothing', async (context) => {
    const ended = await runSpoilt(
      context,
      '1 device\n      Then the claim is admitted\n',
      '1 device\n',
    );
    assert.match(ended.stdout, /because {3}it checked nothing/);
    assert.equal(ended.code, 1);
  });

  it('could not run where a scenario has no step', async (context) => {
    const empty = `    @id:pool-1/4.1-1/empty\n    Scenario: Nothing\n\n    @id:pool-1/4.1-1/known`;
    const ended = await runSpoilt(context, '    @id:pool-1/4.1-1/known', empty);
    assert.match(
      ended.stderr,
      /^poolproof: the suite itself is broken: features\/pool-1\/.*\.feature:\d+: the scenario has no step/,
    );
    assert.equal(ended.code, 3);
  });

  it('fails a scenario whose table has an unknown column', async (context) => {
    const ended = await runSpoilt(context, '| guarantee uJ |', '| guarantee mJ |');
    assert.match(ended.stdout, /failed by itself: .*the column "guarantee mJ" is unknown here/);
    assert.equal(ended.code, 1);
  });
});
