import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, it } from 'node:test';
import { rerunCommand } from '../../../harness/cli/rerun-command.js';

const SCRIPT = path.resolve('dist/harness/cli/main.js');
const CLAUSE = 'pool-1/4.4-1';

function rerun(script: string, ...words: string[]): string {
  return rerunCommand(['/usr/bin/node', script, 'run', ...words], CLAUSE);
}

describe('the command that runs one clause again', () => {
  it('keeps the adapter and drops what chose the clauses', () => {
    const words = [
      ...['--adapter-url', 'http://127.0.0.1:9000/', '--clause', 'pool-1/3-1', '--module=core'],
      ...['--standard', 'pool/1', '--timeout', '2s', '--json', 'r.json', '--fail-fast'],
      ...['--report', 'out', '--known-failures=known.json', '--clause=pool-1/3-2'],
    ];
    assert.equal(
      rerun(SCRIPT, ...words),
      `node dist/harness/cli/main.js run --adapter-url http://127.0.0.1:9000/ --timeout 2s --clause ${CLAUSE}`,
    );
  });

  it('comes through a shell word by word', () => {
    const command = `sh -c 'it'"'"'s $HOME & "x" \\ *' # ü`;
    const printed = rerun(SCRIPT, '--adapter-cmd', command, '--adapter', '');
    const script = `for word in ${printed}; do printf '%s\\0' "$word"; done`;
    const words = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0');
    assert.deepEqual(words.slice(2, -1), [
      ...['run', '--adapter-cmd', command, '--adapter', '', '--clause', CLAUSE],
    ]);
  });

  it('names the program by where it lies, as seen from here', () => {
    assert.match(
      rerun(path.resolve('node_modules/.bin/poolproof')),
      /^npx poolproof run --clause /,
    );
    const elsewhere = path.resolve('..', 'else where', 'node_modules/poolproof/main.js');
    assert.ok(rerun(elsewhere).startsWith(`node '${elsewhere}' run `));
  });
});
