import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { parseArgsStringToArgv } from 'string-argv';
import { AdapterError } from '../../contract/adapter-error.js';
import type { Connector } from '../../contract/connection.js';
import { quote } from '../../contract/quote.js';
import { StdioConnection } from './stdio-connection.js';
import { thrownMessage } from '../../contract/thrown-message.js';

/** How to start an adapter that speaks the protocol on its standard input and output. */
export interface StdioOptions {
  /** The command line, split into words as a shell would, but run without a shell. */
  readonly command: string;
  /** The folder it runs in; the current one where absent. */
  readonly cwd?: string;
  /** Deadline of a call, milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Adapters that run as a process of their own: JSON-RPC 2.0, one JSON text a line. Each leads a
 * process group, so that whatever it started ends with it.
 */
export function stdioConnector(options: StdioOptions): Connector {
  return {
    label: options.command,
    transport: 'stdio',
    connect: () => start(options),
  };
}

async function start({ command, cwd, timeoutMs }: StdioOptions): Promise<StdioConnection> {
  const [file = '', ...words] = parseArgsStringToArgv(command);
  if (file === '') {
    throw new AdapterError(
      'spawn',
      `the command ${quote(command)} names no program; give one, such as "python3 adapter.py"`,
    );
  }
  try {
    const child = spawn(file, words, {
      ...(cwd === undefined ? {} : { cwd }),
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const spawned = once(child, 'spawn');
    // Listens from the start: a quick adapter may write and die before the next turn.
    const connection = new StdioConnection(child, timeoutMs);
    await spawned;
    return connection;
  } catch (thrown) {
    throw new AdapterError('spawn', describeSpawnFailure(thrown, file, cwd));
  }
}

function describeSpawnFailure(thrown: unknown, file: string, cwd: string | undefined): string {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  const program = quote(file);
  // The system reports a missing folder and a missing program alike.
  if (code === 'ENOENT' && cwd !== undefined && !existsSync(cwd)) {
    return `cannot start ${program}: the folder ${quote(cwd)} does not exist`;
  }
  if (code === 'ENOENT') {
    return file.includes('/')
      ? `cannot start ${program}: there is no such file, or its first line names a missing interpreter`
      : `cannot start ${program}: no such command on the PATH`;
  }
  if (code === 'EACCES') {
    return `cannot start ${program}: it is not executable; chmod +x it, or name its interpreter`;
  }
  return `cannot start ${program}: ${thrownMessage(thrown)}`;
}
