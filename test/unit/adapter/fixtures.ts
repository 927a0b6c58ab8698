import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdapterErrorCode } from '../../../harness/adapter/contract/adapter-error.js';
import { packageRoot } from '../../../harness/package-root.js';

/** Path of a fixture of the hostile adapters. */
export function hostile(name: string): string {
  return join(packageRoot(), 'test', 'fixtures', 'hostile', name);
}

/** Command line that runs a fixture with this very Node. */
export function nodeCommand(fixture: string, ...words: string[]): string {
  return [process.execPath, hostile(fixture)]
    .map((path) => `"${path}"`)
    .concat(words)
    .join(' ');
}

/** What `assert.rejects` compares an `AdapterError` with. */
export function adapterError(code: AdapterErrorCode, message: string | RegExp): object {
  return { name: 'AdapterError', code, message };
}

/** True while a process runs; a zombie that nobody has collected does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true; // No /proc here: the signal alone decides.
  }
}
