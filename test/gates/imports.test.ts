import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { packageRoot } from '../../harness/package-root.js';

const root = packageRoot();

/** Where each part of the program may import from, itself aside; the longest prefix rules. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  codecs: [],
  reference: ['codecs'],
  steps: ['harness/adapter', 'harness/runner', 'harness/attacker'],
  reports: [
    'harness/adapter/contract/json',
    'harness/package-root',
    'harness/runner/result/result-model',
    'harness/runner/judging/check',
    'harness/runner/result/verdict',
  ],
  'harness/package-root': [],
  'harness/adapter': ['harness/package-root'],
  'harness/adapter/contract': ['harness/package-root'],
  'harness/attacker': ['codecs', 'harness/adapter', 'harness/runner'],
  'harness/registry': ['codecs', 'harness/package-root'],
  'harness/runner/plan': [
    'harness/adapter/contract',
    'harness/registry',
    'harness/package-root',
    'harness/runner/result',
  ],
  'harness/runner': ['harness/adapter', 'harness/registry', 'harness/package-root'],
  'harness/vectors/format': [
    'codecs',
    'harness/adapter/contract',
    'harness/registry',
    'harness/package-root',
    'harness/runner',
  ],
  'harness/vectors': [
    'codecs',
    'harness/adapter',
    'harness/attacker',
    'harness/registry',
    'harness/package-root',
    'harness/runner',
  ],
  'harness/cli': ['codecs', 'harness', 'reports'],
};

/** A standard's adapter to its reference, alone, sees the reference. */
const IN_PROCESS = /^harness\/adapter\/[a-z]+-\d+\//;

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.split(sep).join('/')}`);
}

/** What a file imports of this project, from the package's root and without the ending. */
function projectImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(dirname(file), name).replace(/\.[jt]s$/, ''));
}

function partOf(file: string): string {
  const within = (part: string): boolean => file === part || file.startsWith(`${part}/`);
  const [part] = Object.keys(ALLOWED)
    .filter(within)
    .sort((a, b) => b.length - a.length);
  return part ?? '';
}

function isAllowed(file: string, imported: string): boolean {
  const part = partOf(file.replace(/\.ts$/, ''));
  const own = part === 'reference' ? file.split('/').slice(0, 2).join('/') : part;
  const allowed = [own, ...(ALLOWED[part] ?? [])];
  if (IN_PROCESS.test(file)) allowed.push(`reference/${file.split('/')[2] ?? ''}`, 'codecs');
  return allowed.some((each) => imported === each || imported.startsWith(`${each}/`));
}

const program = ['codecs', 'harness', 'reference', 'reports', 'steps'].flatMap(sources);

describe('imports', () => {
  it('are read from every part of the program', () => {
    const parts = new Set(program.map((file) => partOf(file.replace(/\.ts$/, ''))));
    assert.ok(!parts.has(''), 'a folder of harness/ has no rule here');
    for (const part of ['codecs', 'reference', 'steps', 'reports', 'harness/runner']) {
      assert.ok(parts.has(part), part);
    }
    assert.ok(program.flatMap(projectImports).length > program.length);
  });

  it('go one way', () => {
    const wrong = program.flatMap((file) =>
      projectImports(file)
        .filter((imported) => !isAllowed(file, imported))
        .map((imported) => `${file} imports ${imported}`),
    );
    assert.deepEqual(wrong, []);
  });

  it('would be found if they did not', () => {
    assert.ok(!isAllowed('codecs/hex/hex.ts', 'harness/adapter/contract/json'));
    assert.ok(!isAllowed('reference/pool-1/tree.ts', 'reference/other-1/tree'));
    assert.ok(!isAllowed('reference/pool-1/tree.ts', 'harness/adapter/contract/json'));
    assert.ok(!isAllowed('steps/pool-1/claims.ts', 'reference/pool-1/tree'));
    assert.ok(!isAllowed('harness/adapter/doors/session.ts', 'reference/pool-1/tree'));
    assert.ok(!isAllowed('harness/adapter/contract/json.ts', 'harness/adapter/doors/session'));
    assert.ok(!isAllowed('harness/runner/plan/plan.ts', 'harness/runner/sitting/run-suite'));
    assert.ok(!isAllowed('harness/vectors/format/vector.ts', 'harness/vectors/emit/emit-vectors'));
    assert.ok(!isAllowed('harness/runner/plan/plan.ts', 'reports/json'));
    assert.ok(!isAllowed('reports/json.ts', 'harness/runner/plan/plan'));
    assert.ok(isAllowed('harness/adapter/pool-1/wire.ts', 'reference/pool-1/tree'));
  });

  it('of packages are declared, those of the published parts as dependencies', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      dependencies: Readonly<Record<string, string>>;
    };
    const missing = program.flatMap((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
      return importedFiles
        .map(({ fileName }) => fileName)
        .filter((name) => !name.startsWith('.') && !name.startsWith('node:'))
        .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
        .filter((name) => !Object.hasOwn(dependencies, name))
        .map((name) => `${relative('.', file)} imports ${name}`);
    });
    assert.deepEqual(missing, []);
  });
});
