import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { parse } from 'yaml';
import { packageRoot } from '../../harness/package-root.js';
import { type Ended, fixture, run, temporaryFolder } from '../e2e/cli.js';

interface Step {
  readonly name: string;
  readonly id?: string;
  readonly shell?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

const action = parse(readFileSync(join(packageRoot(), 'action.yml'), 'utf8')) as Action;
const EXPRESSION = /\$\{\{ *(?:inputs|steps\.(\w+)\.outputs)\.([\w-]+) *\}\}/g;

/** One use of the action: its steps one after the other, as a runner takes them. */
class Use {
  readonly ended = new Map<string, Ended>();
  readonly outputs = new Map<string, string>();
  summary = '';

  constructor(
    readonly folder: string,
    private readonly inputs: Readonly<Record<string, string>>,
    private readonly environment: Readonly<Record<string, string>> = {},
  ) {
    for (const name of Object.keys(inputs)) assert.ok(name in action.inputs, `no input ${name}`);
  }

  async go(): Promise<this> {
    for (const step of action.runs.steps) {
      if (step.run !== undefined) await this.#take(step, step.run);
    }
    return this;
  }

  async #take({ name, id, shell, env = {} }: Step, script: string): Promise<void> {
    assert.equal(shell, 'bash', name);
    const [output, summary] = ['output', 'summary'].map((file) => join(this.folder, file));
    assert.ok(output !== undefined && summary !== undefined);
    writeFileSync(output, '');
    const file = join(this.folder, 'step.sh');
    writeFileSync(file, script);
    const given = Object.entries(env).map(([key, value]) => [key, this.evaluate(value)]);
    const options = ['--noprofile', '--norc', '-e', '-o', 'pipefail', file];
    const ended = await run('bash', options, {
      env: {
        GITHUB_ACTION_PATH: packageRoot(),
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: summary,
        CI: 'true',
        ...(Object.fromEntries(given) as Record<string, string>),
        ...this.environment,
      },
    });
    this.ended.set(name, ended);
    for (const line of readFileSync(output, 'utf8').split('\n').filter(Boolean)) {
      const at = line.indexOf('=');
      this.outputs.set(`${id ?? ''}.${line.slice(0, at)}`, line.slice(at + 1));
    }
    if (name === 'Sum up') this.summary = readFileSync(summary, 'utf8');
  }

  /** The value of a text that holds expressions of a workflow. */
  evaluate(text: string): string {
    return text.replace(EXPRESSION, (_, step: string | undefined, name: string) =>
      step === undefined
        ? (this.inputs[name] ?? action.inputs[name]?.default ?? '')
        : (this.outputs.get(`${step}.${name}`) ?? ''),
    );
  }

  output(name: string): string {
    return this.evaluate(action.outputs[name]?.value ?? '');
  }
}

function use(context: TestContext, inputs: Readonly<Record<string, string>>): Promise<Use> {
  const folder = temporaryFolder(context);
  return new Use(folder, { report: join(folder, 'report'), ...inputs }).go();
}

const ONE_CLAUSE = '--clause\npool-1/4.4-1\n';
const GUESSING = fixture('borrows-on-guesses.mjs');

describe('the action', () => {
  it('puts what a workflow gives into the environment, never into a script', () => {
    assert.equal(action.runs.using, 'composite');
    for (const { name, run: script } of action.runs.steps) {
      assert.ok(!script?.includes('${{'), name);
    }
    const used = [...JSON.stringify(action).matchAll(EXPRESSION)].filter(([, step]) => !step);
    assert.deepEqual(
      [...new Set(used.map(([, , name]) => name))].sort(),
      Object.keys(action.inputs).sort(),
    );
  });

  it('judges, sums up, keeps the report, and passes where all passed', async (context) => {
    const done = await use(context, { options: ONE_CLAUSE });
    assert.equal(done.ended.get('Tell the verdict')?.code, 0);
    assert.deepEqual([done.output('verdict'), done.output('exit-code')], ['incomplete', '0']);
    assert.match(done.summary, /^## 🟡 [^]*\*End of the summary: /);
    const upload = action.runs.steps.find(({ uses }) =>
      uses?.startsWith('actions/upload-artifact@'),
    );
    const kept = done.evaluate(upload?.with?.path ?? '');
    assert.equal(kept, done.output('report'));
    assert.match(readFileSync(join(kept, 'index.html'), 'utf8'), /<\/html>/);
  });

  it('fails where a clause failed, and sums that up first', async (context) => {
    const done = await use(context, { adapter: GUESSING, options: ONE_CLAUSE });
    assert.equal(done.ended.get('Judge')?.code, 0, 'the steps after it still run');
    assert.equal(done.ended.get('Tell the verdict')?.code, 1);
    assert.equal(done.output('verdict'), 'does not conform');
    assert.match(done.summary, /pool-1\/4\.4-1<\/b> failed/);
  });

  it('takes a command with blanks and marks of a shell as it stands', async (context) => {
    const command = `"${process.execPath}" -e "process.stderr.write('$HOME is \`it\`')"`;
    const done = await use(context, { command });
    assert.equal(done.ended.get('Tell the verdict')?.code, 3);
    assert.match(done.ended.get('Judge')?.stderr ?? '', /could not run/);
    assert.deepEqual([done.output('verdict'), done.output('exit-code')], ['could not run', '3']);
    assert.match(done.summary, /there is no report/);
  });

  it('runs with known failures, as the documentation shows it', async (context) => {
    const [example = ''] =
      /\{\n {2}"format": "poolproof-known-failures\/1"[^]*?\n\}/.exec(
        readFileSync(join(packageRoot(), 'docs/ci.md'), 'utf8'),
      ) ?? [];
    const file = join(temporaryFolder(context), 'known-failures.json');
    writeFileSync(file, example);
    const inputs = { options: ONE_CLAUSE, 'known-failures': file };
    const known = await use(context, { ...inputs, adapter: GUESSING });
    assert.deepEqual([known.output('verdict'), known.output('exit-code')], ['incomplete', '0']);
    assert.match(known.summary, /Known failures:\n\n- \*\*pool-1\/4\.4-1\*\* known failure/);
    const mended = await use(context, inputs);
    assert.deepEqual(
      [mended.output('verdict'), mended.output('exit-code')],
      ['does not conform', '1'],
    );
    assert.match(mended.summary, /stale known failure/);
  });

  it('says that the command line is wrong', async (context) => {
    const done = await use(context, { command: 'true', url: 'http://127.0.0.1:9/' });
    assert.equal(done.ended.get('Tell the verdict')?.code, 2);
  });

  it('installs the suite where it is not built yet, from its lock', async (context) => {
    const folder = temporaryFolder(context);
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'npm'), `#!/bin/sh\necho "$@" > "${folder}/called"\n`);
    chmodSync(join(bin, 'npm'), 0o755);
    const done = new Use(
      folder,
      {},
      {
        GITHUB_ACTION_PATH: folder,
        PATH: [bin, process.env.PATH].join(delimiter),
      },
    );
    await done.go();
    assert.equal(
      readFileSync(join(folder, 'called'), 'utf8'),
      `ci --no-audit --no-fund --prefix ${folder}\n`,
    );
  });
});
