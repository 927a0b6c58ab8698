import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { packageRoot } from '../harness/package-root.js';
import { planScenarios } from '../harness/runner/plan/plan.js';
import { loadStandards } from '../harness/runner/plan/standards.js';
import { reportRatios } from './report-ratios.js';

/**
 * What a run costs beside Cucumber itself: whole processes, from compiled code, as ratios to a run
 * of the same scenarios, picked from the same features, whose steps do nothing. Each round measures all three, so that whatever else
 * the machine does falls on all of them alike.
 */
const ROUNDS = 7;
const root = packageRoot();
const main = path.join(root, 'dist/harness/cli/main.js');
const python = path.join(root, 'examples/adapter-python/adapter.py');

/** The clauses of one sitting with an adapter: what signatures and attacks cost is no overhead. */
const CLAUSES = ['3-1', '3-2', '4.1-1', '4.1-2', '4.2-1', '4.3-1', '4.3-2', '4.6-1'].map(
  (id) => `pool-1/${id}`,
);
const chosen = CLAUSES.flatMap((id) => ['--clause', id]);
const judged = loadStandards().filter(({ id }) => id === 'pool/1');
const empty = emptyRun();

const contenders = {
  empty: [path.join(empty, 'run.js')],
  'in process': [main, 'run', ...chosen],
  'stdio, Python': [main, 'run', ...chosen, '--adapter-cmd', `python3 ${python}`],
};

try {
  const times = new Map<string, number[]>(Object.keys(contenders).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, args] of Object.entries(contenders)) times.get(name)?.push(measure(args));
  }
  const median = (name: string): number =>
    [...(times.get(name) ?? [])].sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  process.exitCode = reportRatios([
    {
      name: 'run in process / empty run',
      ratio: median('in process') / median('empty'),
      atMost: 1.5,
    },
    {
      name: 'run over stdio, Python / empty run',
      ratio: median('stdio, Python') / median('empty'),
      atMost: 2.5,
    },
  ]);
} finally {
  rmSync(empty, { recursive: true, force: true });
}

/** Milliseconds that a whole process takes. */
function measure(args: readonly string[]): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout: 60_000,
  });
  if (status !== 0)
    throw new Error(`${args.join(' ')} ended with ${status ?? 'a signal'}: ${stderr}`);
  return performance.now() - start;
}

/** A folder with the same features, steps that match everything and do nothing, and a runner. */
function emptyRun(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'poolproof-empty-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  cpSync(path.join(root, 'features/pool-1'), path.join(folder, 'features'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }\n');
  // A step's function has to take a table where its text has one: so there are two patterns.
  const tabled = [...new Set(stepTextsWithTables(path.join(folder, 'features')))];
  const pattern = `^(?:${tabled.map((text) => text.replace(/\W/g, '\\$&')).join('|')})$`;
  writeFileSync(
    path.join(folder, 'steps.js'),
    `import { Given } from '@cucumber/cucumber';
Given(new RegExp(${JSON.stringify(pattern)}), (table) => {});
Given(new RegExp(${JSON.stringify(`^(?!${pattern}).*$`)}), () => {});
`,
  );
  writeFileSync(
    path.join(folder, 'run.js'),
    `import { PassThrough } from 'node:stream';
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
const environment = { cwd: ${JSON.stringify(folder)}, stdout: new PassThrough().resume() };
const tags = ${JSON.stringify(CLAUSES.map((id) => `@${id}`).join(' or '))};
const provided = { paths: ['features/*.feature'], tags, import: ['steps.js'], format: ['progress'] };
const { runConfiguration } = await loadConfiguration({ file: false, provided }, environment);
let ran = 0;
const { success } = await runCucumber(runConfiguration, environment, ({ testCaseFinished }) => {
  if (testCaseFinished) ran += 1;
});
process.exitCode = success && ran === ${planScenarios(judged).filter(({ clause }) => CLAUSES.includes(clause)).length} ? 0 : 1;
`,
  );
  return folder;
}

function stepTextsWithTables(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.feature'))
    .flatMap((name) => {
      const newId = IdGenerator.incrementing();
      const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
      const document = parser.parse(readFileSync(path.join(folder, name), 'utf8'));
      return compile(document, name, newId).flatMap(({ steps }) =>
        steps.filter(({ argument }) => argument?.dataTable !== undefined).map(({ text }) => text),
      );
    });
}
