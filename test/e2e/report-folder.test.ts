import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { packageRoot } from '../../harness/package-root.js';
import type { Report } from '../../harness/runner/result/result-model.js';
import { REPORT_FILES } from '../../reports/report-files.js';
import { fixture, poolproof, temporaryFolder } from './cli.js';

const PART = ['run', '--standard', 'pool/1', '--module', 'idle', '--module', 'estimation'];
const GUESSING = [
  'run',
  '--adapter',
  fixture('borrows-on-guesses.mjs'),
  '--clause',
  'pool-1/4.4-1',
];

function schemas(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  for (const name of ['report', 'transcript']) {
    const file = join(packageRoot(), 'schemas', `${name}.schema.json`);
    ajv.addSchema(JSON.parse(readFileSync(file, 'utf8')) as object, name);
  }
  return ajv;
}

function read(folder: string, name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

function reportIn(folder: string): Report {
  return JSON.parse(read(folder, 'report.json')) as Report;
}

/** The values of a file of JSON lines. */
function lines(text: string): unknown[] {
  assert.ok(text.endsWith('\n'));
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

describe('--report', () => {
  it('writes all faces, of which each says the same', async (context) => {
    const folder = join(temporaryFolder(context), 'made', 'by it');
    const { code, stdout } = await poolproof([...GUESSING, '--report', folder]);
    assert.equal(code, 1);
    assert.deepEqual(readdirSync(folder).sort(), [...REPORT_FILES].sort());
    const texts = reportIn(folder).standards.map(({ verdict }) => verdict.text);
    assert.ok(texts.length > 0 && texts.every((text) => stdout.includes(text)));
    assert.match(read(folder, 'index.html'), /<h1>\s*Does not conform/);
    const sum = read(folder, 'summary.md');
    assert.ok(texts.every((text) => sum.includes(text)));
    assert.match(
      read(folder, 'junit.xml'),
      /<testsuite name="pool-1\/4\.4-1" tests="\d+" failures="[1-9]/,
    );
    assert.match(read(folder, 'badge.json'), /"message":"does not conform"/);
  });

  it('keeps to its schemas, and names the transcript by its digest', async (context) => {
    const folder = temporaryFolder(context);
    await poolproof([...PART, '--report', folder]);
    const ajv = schemas();
    const report = reportIn(folder);
    assert.ok(ajv.validate('report', report), JSON.stringify(ajv.errors?.slice(0, 3)));
    const transcript = read(folder, 'transcript.ndjson');
    const calls = lines(transcript);
    for (const line of calls) assert.ok(ajv.validate('transcript', line), JSON.stringify(line));
    const scenarios = report.standards.flatMap((standard) => standard.scenarios);
    const counted = scenarios.reduce((sum, scenario) => sum + scenario.calls, 0);
    assert.ok(counted > 100);
    assert.deepEqual(report.transcript, {
      calls: counted,
      sha256: createHash('sha256').update(transcript).digest('hex'),
    });
    assert.deepEqual(calls.at(-1), { end: 'poolproof-transcript/1', calls: counted });
    const registry = readFileSync(join(packageRoot(), 'features/pool-1/clauses.json'));
    assert.equal(
      report.standards[0]?.digests.registry,
      createHash('sha256').update(registry).digest('hex'),
    );
    const messages = lines(read(folder, 'messages.ndjson')) as Record<string, unknown>[];
    assert.deepEqual(Object.keys(messages[0] ?? {}), ['meta']);
    assert.deepEqual(Object.keys(messages.at(-1) ?? {}), ['testRunFinished']);
  });

  it('is byte for byte the same for the same behaviour, but where it says that it varies', async (context) => {
    const folders = ['one', 'other'].map((name) => join(temporaryFolder(context), name));
    for (const folder of folders) await poolproof([...GUESSING, '--report', folder]);
    const [one, other] = folders.map((folder) =>
      REPORT_FILES.filter((name) => name !== 'messages.ndjson').map((name) => {
        const text = read(folder, name);
        if (name === 'report.json') return JSON.stringify({ ...reportIn(folder), varying: {} });
        return name === 'index.html'
          ? text.replace(/<section id="varying"[^]*?<\/section>/, '')
          : text;
      }),
    );
    assert.deepEqual(one, other);
  });

  it('takes an earlier report away before the run, so that none is mistaken for it', async (context) => {
    const folder = temporaryFolder(context);
    for (const name of [...REPORT_FILES, 'mine.txt']) writeFileSync(join(folder, name), 'old');
    const { code } = await poolproof(['run', '--adapter-cmd', 'false', '--report', folder]);
    assert.equal(code, 3);
    assert.deepEqual(readdirSync(folder), ['mine.txt']);
  });

  it('refuses a folder that cannot be one, before the run', async (context) => {
    const file = join(temporaryFolder(context), 'file');
    writeFileSync(file, '');
    const { code, stdout, stderr } = await poolproof(['run', '--report', file]);
    assert.deepEqual([code, stdout], [2, '']);
    assert.match(stderr, /^poolproof: --report .*file: cannot be written: /);
    const taken = temporaryFolder(context);
    mkdirSync(join(taken, 'report.json'));
    assert.equal((await poolproof(['run', '--report', taken])).code, 2);
  });

  it('cuts long values where people read, and nowhere else', async (context) => {
    const folder = temporaryFolder(context);
    const whole = join(folder, 'whole.json');
    const adapter = fixture('writes-to-the-terminal.mjs');
    const args = ['run', '--adapter', adapter, '--clause', 'pool-1/4.1-1', '--json', whole];
    await poolproof([...args, '--report', folder]);
    const failureOf = (text: string): Record<string, unknown> => {
      const { standards } = JSON.parse(text) as Report;
      const failed = standards.flatMap(({ scenarios }) => scenarios).find(({ failure }) => failure);
      return failed?.failure as unknown as Record<string, unknown>;
    };
    assert.ok(JSON.stringify(failureOf(readFileSync(whole, 'utf8'))).length > 5000);
    const cut = JSON.stringify(failureOf(read(folder, 'report.json')));
    assert.ok(cut.length < 5000 && /"sha256":"[0-9a-f]{64}","bytes":\d+/.test(cut), cut);
  });
});
