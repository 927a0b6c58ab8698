import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { AdapterError } from '../../contract/adapter-error.js';
import type { Answer, Connection } from '../../contract/connection.js';
import { decodeUtf8 } from '../../contract/decode-utf8.js';
import type { JsonObject } from '../../contract/json.js';
import { LineReader, MAX_MESSAGE_BYTES, TOO_LONG } from './line-reader.js';
import { OutputTail } from './output-tail.js';
import { endProcessGroup, holdProcessGroup, signalProcessGroup } from './process-group.js';
import { RpcClient } from '../rpc-client.js';
import { settlesWithin } from '../settles-within.js';

/** How long an adapter may take to leave by itself when its input ends, milliseconds. */
const LEAVE_GRACE_MS = 1000;
/** How long what is left in the pipes, or the exit behind a closed pipe, is waited for. */
const DRAIN_MS = 250;

/** A living child process behind the protocol; it must be the leader of its process group. */
export class StdioConnection implements Connection {
  readonly #client: RpcClient;
  readonly #lines = new LineReader();
  readonly #stderr = new OutputTail();
  readonly #exited: Promise<unknown>;
  /** The child is gone and nobody holds its pipes any longer. */
  readonly #drained: Promise<unknown>;
  #ended: Promise<void> | undefined;

  constructor(
    private readonly child: ChildProcessWithoutNullStreams,
    timeoutMs: number,
  ) {
    this.#client = new RpcClient(
      {
        send: (request) => child.stdin.write(`${request}\n`),
        end: () => void (this.#ended ??= this.#end()),
        describeNoJson: (quoted) =>
          `printed a line that is no JSON: ${quoted} (stdout is for answers; log to stderr)`,
        partial: () => this.#lines.rest().toString('utf8'),
      },
      timeoutMs,
    );
    if (child.pid !== undefined) holdProcessGroup(child.pid);
    this.#exited = new Promise((resolve) => child.once('exit', resolve));
    this.#drained = new Promise((resolve) => child.once('close', resolve));
    this.#listen();
  }

  call(method: string, params: JsonObject): Promise<Answer> {
    return this.#client.call(method, params);
  }

  fault(): AdapterError | undefined {
    return this.#client.fault();
  }

  stderr(): string {
    return this.#stderr.text();
  }

  close(): Promise<void> {
    this.#client.close();
    return (this.#ended ??= this.#leave());
  }

  #listen(): void {
    const { child } = this;
    child.on('error', () => undefined); // A failed start; the connector reports it.
    child.once('exit', (code, signal) => void this.#onExit(code, signal));
    child.stdout.on('data', (chunk: Buffer) => {
      this.#onOutput(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      this.#stderr.push(chunk);
    });
    child.stdout.once('close', () => void this.#onPipeClosed('output'));
    // Without this, writing to a process that has gone would crash the suite.
    child.stdin.on('error', () => void this.#onPipeClosed('input'));
  }

  #onOutput(chunk: Buffer): void {
    if (this.#client.stopped) return;
    for (const line of this.#lines.push(chunk)) {
      if (line === TOO_LONG) {
        this.#client.fail('protocol', `printed a line of more than ${MAX_MESSAGE_BYTES} bytes`);
        return;
      }
      const decoded = decodeUtf8(line);
      if (decoded.kind === 'invalid') {
        const byte = line[decoded.offset]?.toString(16) ?? '';
        this.#client.fail(
          'protocol',
          `printed a line that is no UTF-8, from byte ${decoded.offset} of it (0x${byte})`,
        );
        return;
      }
      if (decoded.text.trim() !== '') this.#client.receive(decoded.text);
    }
  }

  async #onExit(code: number | null, signal: NodeJS.Signals | null): Promise<void> {
    if (this.#client.stopped) return;
    this.#client.holdDeadline();
    // What it left behind may hold the pipes, and is of no use without it.
    if (this.child.pid !== undefined) signalProcessGroup(this.child.pid, 'SIGTERM');
    // Its last answers and its last words may still be in the pipes.
    await settlesWithin(this.#drained, DRAIN_MS);
    const how =
      signal === null ? `died with exit code ${code ?? '?'}` : `ended by signal ${signal}`;
    this.#client.fail('exit', how + this.#client.whileAnswering());
  }

  async #onPipeClosed(which: 'input' | 'output'): Promise<void> {
    if (this.#client.stopped) return;
    this.#client.holdDeadline();
    // A death closes the pipes too, and is the better cause.
    if (await settlesWithin(this.#exited, DRAIN_MS)) return;
    this.#client.fail('exit', `closed its standard ${which}${this.#client.whileAnswering()}`);
  }

  /** Lets the adapter leave by itself, then ends what has not. */
  async #leave(): Promise<void> {
    this.child.stdin.end();
    await settlesWithin(this.#exited, LEAVE_GRACE_MS);
    await this.#end();
  }

  async #end(): Promise<void> {
    const { child } = this;
    child.stdin.destroy();
    if (child.pid !== undefined) await endProcessGroup(child.pid);
    // Bounded: a process out of reach may hold the pipes for ever.
    await settlesWithin(this.#drained, DRAIN_MS);
    child.stdout.destroy();
    child.stderr.destroy();
    child.unref();
  }
}
