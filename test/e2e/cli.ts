import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { packageRoot } from '../../harness/package-root.js';

/** How a process ended, and what it said. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly milliseconds: number;
}

export interface SpawnOptions {
  /** Beside the test's own environment, in which neither CI nor NO_COLOR is set. */
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** The compiled program: what a person starts. */
export const MAIN = join(packageRoot(), 'dist', 'harness', 'cli', 'main.js');

/** Runs `poolproof` as its own process, in the package's folder unless told otherwise. */
export function poolproof(args: readonly string[], options: SpawnOptions = {}): Promise<Ended> {
  return run(process.execPath, [MAIN, ...args], options);
}

/** Runs a program to its end. */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, cwd = packageRoot() }: SpawnOptions = {},
): Promise<Ended> {
  const since = performance.now();
  // What is undefined is left out of a child's environment.
  const plain = { ...process.env, CI: undefined, NO_COLOR: undefined };
  const child = spawn(command, args, { cwd, env: { ...plain, ...env } });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code, stdout, stderr, milliseconds: performance.now() - since });
    });
  });
}

/** Path of one of these tests' adapters, from the package's folder. */
export function fixture(name: string): string {
  return `test/e2e/fixtures/${name}`;
}

/** An empty folder that goes when the test ends. */
export function temporaryFolder(context: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'poolproof-e2e-'));
  context.after(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
