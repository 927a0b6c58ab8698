import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

/** Where the public test data lies: beside the package, unless POOLPROOF_TEST_DATA says otherwise. */
const root = process.env.POOLPROOF_TEST_DATA ?? join(packageRoot(), '..', 'shared', 'data');

/** Reads a file of the folder that a test runs on. */
export type ReadFile = (path: string) => Buffer;

/**
 * A test on one folder of public data. Where the folder is absent the test skips and says so; with
 * CI=true it fails, so that a pipeline cannot lose the data unnoticed.
 */
export function publicDataTest(folder: string, name: string, body: (read: ReadFile) => void): void {
  test(`${folder}: ${name}`, (context) => {
    const directory = join(root, folder);
    if (existsSync(directory)) {
      body((path) => readFileSync(join(directory, path)));
      return;
    }
    const message = `no public test data in ${directory}: set POOLPROOF_TEST_DATA`;
    assert.notEqual(process.env.CI, 'true', message);
    context.skip(message);
  });
}

/** Parsed JSON of a data file, whose shape the caller states and whose counts it asserts. */
export function readJson(read: ReadFile, path: string): unknown {
  return JSON.parse(read(path).toString('utf8'));
}

/** How often each label occurs. */
export function tally(labels: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const label of labels) counts[label] = (counts[label] ?? 0) + 1;
  return counts;
}

/** The nearest folder upwards that holds package.json: tests run from sources and compiled alike. */
function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('no package.json above this test');
    folder = parent;
  }
  return folder;
}
