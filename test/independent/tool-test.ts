import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { packageRoot } from '../../harness/package-root.js';

/** A program that reads lines and answers each with one line, or why it cannot run here. */
export type Tool =
  | { readonly command: string; readonly args: readonly string[]; readonly folder: string }
  | { readonly absent: string };

/** Folder of the independent programs in one language. */
export function toolFolder(language: string): string {
  return join(packageRoot(), 'test', 'independent', language);
}

/** A Python program in the virtual environment that POOLPROOF_VENV names. */
export function pythonTool(...args: readonly string[]): Tool {
  const folder = toolFolder('python');
  const command = join(process.env.POOLPROOF_VENV ?? '', 'bin', 'python');
  if (process.env.POOLPROOF_VENV !== undefined && existsSync(command)) {
    return { command, args, folder };
  }
  const wanted = 'test/independent/python/requirements.txt';
  return { absent: `set POOLPROOF_VENV to a Python virtual environment with ${wanted}` };
}

/** A compiler that has to be on the path. */
export function compiledTool(language: string, command: string, ...args: readonly string[]): Tool {
  const { status } = spawnSync(command, ['version']);
  if (status === 0) return { command, args, folder: toolFolder(language) };
  return { absent: `${command} is not on the path` };
}

/**
 * A test by an independent tool. Where the tool is absent the test skips and says so; with CI=true it
 * fails, so that a pipeline cannot lose the tool unnoticed.
 *
 * @param body is handed a function that gives the tool its lines and returns the lines it answers
 */
export function toolTest(
  name: string,
  tool: Tool,
  body: (ask: (lines: readonly string[]) => string[]) => void,
): void {
  test(name, (context) => {
    if ('absent' in tool) {
      assert.notEqual(process.env.CI, 'true', tool.absent);
      context.skip(tool.absent);
      return;
    }
    body((lines) => {
      const { status, stdout, stderr, error } = spawnSync(tool.command, tool.args, {
        cwd: tool.folder,
        input: lines.map((line) => `${line}\n`).join(''),
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      });
      assert.equal(
        status,
        0,
        `${tool.command} ${tool.args.join(' ')}: ${stderr}${error?.message ?? ''}`,
      );
      return stdout.split('\n').slice(0, -1);
    });
  });
}
