import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import type { Report } from '../../harness/runner/result/result-model.js';
import { isRequired } from '../../harness/runner/result/verdict.js';
import { type Ended, fixture, poolproof, temporaryFolder } from './cli.js';

const DEFECTIVE = ['--adapter', fixture('borrows-on-guesses.mjs')];

async function judge(
  context: TestContext,
  args: readonly string[],
): Promise<Ended & { readonly report: Report }> {
  const file = join(temporaryFolder(context), 'report.json');
  const ended = await poolproof(['run', '--standard', 'pool/1', '--json', file, ...args]);
  return { ...ended, report: JSON.parse(readFileSync(file, 'utf8')) as Report };
}

function knownFailures(context: TestContext, clauses: readonly string[]): string[] {
  const file = join(temporaryFolder(context), 'known.json');
  const failures = clauses.map((clause) => ({ clause, reason: 'under repair' }));
  writeFileSync(file, JSON.stringify({ format: 'poolproof-known-failures/1', failures }));
  return ['--known-failures', file];
}

function clausesThat(report: Report, outcome: string): string[] {
  const clauses = report.standards.flatMap((standard) => standard.clauses);
  return clauses
    .filter((clause) => isRequired(clause) && clause.outcome === outcome)
    .map(({ id }) => id);
}

describe('known failures', () => {
  it('still run, and leave the run incomplete', async (context) => {
    const { report: before, code } = await judge(context, DEFECTIVE);
    const failing = clausesThat(before, 'failed');
    assert.ok(failing.includes('pool-1/4.4-1'), failing.join(' '));
    assert.equal(code, 1);

    const after = await judge(context, [...DEFECTIVE, ...knownFailures(context, failing)]);
    assert.deepEqual(clausesThat(after.report, 'known failure'), failing);
    assert.match(after.stdout, /\d+ known failure/);
    assert.match(after.stdout, /pool\/1 incomplete: all selected passed but \d+ known to fail/);
    assert.equal(after.report.standards[0]?.totals.failed, 0);
    assert.equal(after.code, 0);
  });

  it('fail the run where they are stale, by name', async (context) => {
    const stale = knownFailures(context, ['pool-1/4.4-1', 'pool-1/4.1-1']);
    const clauses = ['--clause', 'pool-1/4.4-1', '--clause', 'pool-1/4.1-1'];
    const ended = await judge(context, [...DEFECTIVE, ...clauses, ...stale]);
    assert.match(ended.stdout, /^STALE KNOWN FAILURE pool-1\/4\.1-1/m);
    assert.match(ended.stdout, /it passes: take it out of the known failures/);
    assert.doesNotMatch(ended.stdout, /^FAILED/m);
    assert.equal(ended.code, 1);
  });
});

describe('what is not there', () => {
  it('fails a required clause where it is a method', async (context) => {
    const args = ['--adapter', fixture('releases-nothing.mjs'), '--clause', 'pool-1/4.3-2'];
    const { report, stdout, code } = await judge(context, args);
    assert.match(stdout, /^NOT IMPLEMENTED pool-1\/4\.3-2/m);
    assert.match(stdout, /because {3}the method is not implemented: method pool\.release/);
    assert.deepEqual(clausesThat(report, 'not implemented'), ['pool-1/4.3-2']);
    assert.equal(code, 1);
  });

  it('is not claimed where it is a module, and counts as nothing', async (context) => {
    const { report, stdout } = await judge(context, [
      ...['--adapter', fixture('claims-core-only.mjs')],
      ...['--clause', 'pool-1/4.1-1'],
    ]);
    assert.match(stdout, /^ {2}estimation {2}not claimed$/m);
    assert.match(stdout, /^ {2}idle +not claimed$/m);
    const clauses = report.standards.flatMap((standard) => standard.clauses);
    const optional = clauses.filter(({ module }) => module !== 'core');
    assert.ok(optional.length > 0);
    assert.ok(optional.every(({ outcome }) => outcome === 'not claimed'));
    assert.deepEqual(clausesThat(report, 'passed'), ['pool-1/4.1-1']);
    const core = clauses.filter((clause) => clause.module === 'core' && isRequired(clause));
    const shown = core.filter(({ outcome }) => outcome !== 'not shown');
    assert.ok(stdout.includes(`1 of ${shown.length} clauses\n`), stdout);
  });
});

describe('--fail-fast', () => {
  it('stops at the first failure, and leaves the rest as not run', async (context) => {
    const { report, code } = await judge(context, [
      ...DEFECTIVE,
      ...['--fail-fast', '--clause', 'pool-1/4.4-1', '--clause', 'pool-1/4.6-1'],
    ]);
    const totals = report.standards[0]?.totals;
    assert.equal(totals?.failed, 1);
    assert.ok(totals['could not run'] > 1);
    const left = report.standards[0]?.scenarios.filter(
      ({ outcome }) => outcome === 'could not run',
    );
    assert.ok(left?.every(({ failure }) => failure?.kind === 'stopped'));
    // What was left out by request does not hide what was found.
    assert.equal(code, 1);
  });

  it('runs all where nothing fails', async (context) => {
    const { report, code } = await judge(context, ['--fail-fast', '--clause', 'pool-1/4.4-1']);
    assert.equal(report.standards[0]?.totals['could not run'], 0);
    assert.equal(code, 0);
  });
});

it('the totals of a run add up to its scenarios', async (context) => {
  for (const args of [[], DEFECTIVE, ['--clause', 'pool-1/4.4-1']]) {
    const { report } = await judge(context, args);
    for (const { totals, scenarios } of report.standards) {
      const sum = Object.values(totals).reduce((all, each) => all + each, 0);
      assert.equal(sum, scenarios.length);
      assert.ok(sum > 0);
    }
  }
});
