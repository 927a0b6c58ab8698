import { readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from 'node:test';
import { inspect } from 'node:util';
import { packageRoot } from '../harness/package-root.js';

/**
 * Runs all tests, or those whose path holds one of the arguments. Prints each failure with its error,
 * what was skipped and why, and last `N passed, N failed, N skipped`. With `CI` set a skip is a
 * failure; so is a run without any test.
 */
const root = path.join(packageRoot(), 'dist/test');
const inCi = Boolean(process.env.CI);
const wanted = process.argv.slice(2);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.js'))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  .map((name) => path.join(root, name))
  .sort();

const tally = { passed: 0, failed: 0 };
const skipped: string[] = [];
const write = (line: string): boolean => process.stdout.write(`${line}\n`);
const short = (file: string | undefined): string => path.relative(root, file ?? root);

run({ files, concurrency: os.availableParallelism() })
  .on('test:pass', ({ name, details, skip, file }) => {
    if (details.type === 'suite') return;
    if (skip === undefined) tally.passed += 1;
    else skipped.push(`${short(file)}, ${name}: ${String(skip)}`);
  })
  .on('test:fail', ({ name, details, file }) => {
    if (details.type === 'suite') return;
    tally.failed += 1;
    write(`FAILED ${short(file)}, ${name}\n${inspect(details.error.cause)}`);
  })
  .on('test:diagnostic', ({ nesting, message, file }) => {
    if (nesting > 0) write(`${short(file)}: ${message}`);
  })
  .on('test:stderr', ({ message }) => process.stderr.write(message))
  .on('end', end)
  .resume();

function end(): void {
  for (const what of skipped) write(`SKIPPED ${what}`);
  if (inCi && skipped.length > 0) {
    write('With CI set a skip is a failure.');
    tally.failed += skipped.length;
  }
  const { passed, failed } = tally;
  if (passed + failed === 0) write('No test was run.');
  const rest = inCi || skipped.length === 0 ? '' : `, ${skipped.length} skipped`;
  write(`${passed} passed, ${failed} failed${rest}`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
