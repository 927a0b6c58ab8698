import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it, type TestContext } from 'node:test';
import { packageRoot } from '../../harness/package-root.js';
import { type Ended, run, temporaryFolder } from '../e2e/cli.js';

/** Why npm cannot reach its registry, or nothing where it can. */
async function offline(): Promise<string | undefined> {
  const { code, stderr } = await run('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=15000']);
  return code === 0 ? undefined : `npm cannot reach its registry: ${stderr.trim().slice(-200)}`;
}

async function npm(cwd: string, ...args: string[]): Promise<Ended> {
  const ended = await run('npm', [...args, '--no-audit', '--no-fund'], { cwd });
  assert.equal(ended.code, 0, `npm ${args.join(' ')}: ${ended.stderr}`);
  return ended;
}

function skipOrFail(context: TestContext, why: string): void {
  assert.notEqual(process.env.CI, 'true', why);
  context.skip(why);
}

it('the packed package runs where it is installed, and holds no more than it needs', async (context) => {
  const folder = temporaryFolder(context);
  const packing = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const [packed] = JSON.parse((await npm(packageRoot(), ...packing)).stdout) as {
    readonly filename: string;
    readonly files: readonly { readonly path: string }[];
  }[];
  assert.ok(packed);

  const paths = packed.files.map(({ path }) => path);
  for (const needed of [
    'dist/harness/cli/main.js',
    'features/pool-1/clauses.json',
    'reports/page/style/print.css',
    'LICENSE',
  ]) {
    assert.ok(paths.includes(needed), needed);
  }
  const needless = paths.filter((path) =>
    /(?:^|\/)(?:test|bench|examples|node_modules)\/|\.test\.|\.tsbuildinfo|^[^/]+\.config\./.test(
      path,
    ),
  );
  assert.deepEqual(needless, []);

  const why = await offline();
  if (why !== undefined) {
    skipOrFail(context, why);
    return;
  }
  const home = join(folder, 'home');
  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(home);
  mkdirSync(elsewhere);
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  await npm(home, 'install', join(folder, packed.filename));
  // Whoever depends on the package installs it again from the lock that this made.
  await npm(home, 'ci');
  assert.ok(!readdirSync(join(home, 'node_modules')).includes('cbor-x'), 'a native dependency');

  const program = join(home, 'node_modules/.bin/poolproof');
  const ended = await run(program, ['run', '--report', 'report'], { cwd: elsewhere });
  assert.match(ended.stdout, /^pool\/1 (?:conforms|incomplete): /m);
  assert.deepEqual([ended.code, ended.stderr], [0, '']);
});
