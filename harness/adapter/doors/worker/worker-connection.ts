import type { Worker } from 'node:worker_threads';
import type { AdapterError } from '../../contract/adapter-error.js';
import type { Answer, Connection } from '../../contract/connection.js';
import type { JsonObject } from '../../contract/json.js';
import { OutputTail } from '../stdio/output-tail.js';
import { RpcClient } from '../rpc-client.js';
import { thrownMessage } from '../../contract/thrown-message.js';
import type { WorkerMessage } from './worker-main.js';

/** An adapter's worker thread behind the protocol. */
export class WorkerConnection implements Connection {
  /** Settles when the module has loaded (undefined) or could not (why). Never rejects. */
  readonly ready: Promise<string | undefined>;
  readonly #client: RpcClient;
  readonly #output = new OutputTail();
  #ended: Promise<void> | undefined;

  constructor(
    private readonly worker: Worker,
    timeoutMs: number,
  ) {
    this.#client = new RpcClient(
      {
        send: (request) => {
          worker.postMessage(request);
        },
        end: () => void this.close(),
        describeNoJson: (quoted) => `posted a message that is no JSON: ${quoted}`,
      },
      timeoutMs,
    );
    this.ready = new Promise((resolve) => {
      this.#listen(resolve);
    });
    for (const stream of [worker.stdout, worker.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.#output.push(chunk);
      });
    }
  }

  call(method: string, params: JsonObject): Promise<Answer> {
    return this.#client.call(method, params);
  }

  fault(): AdapterError | undefined {
    return this.#client.fault();
  }

  /** What the adapter wrote to the console, on either stream. */
  stderr(): string {
    return this.#output.text();
  }

  close(): Promise<void> {
    this.#client.close();
    return (this.#ended ??= this.worker.terminate().then(() => undefined));
  }

  #listen(settleReady: (failure: string | undefined) => void): void {
    this.worker.on('message', (message: unknown) => {
      if (!isWorkerMessage(message)) {
        // The adapter has the same port as the program around it.
        this.#client.fail('protocol', 'posted a message of its own (only answers may be posted)');
        return;
      }
      switch (message.kind) {
        case 'ready':
          settleReady(undefined);
          return;
        case 'unusable':
          settleReady(message.reason);
          return;
        case 'answer':
          this.#client.receive(message.text);
          return;
        case 'fault':
          this.#client.fail('protocol', message.reason);
      }
    });
    this.worker.on('error', (thrown) => {
      const why = thrownMessage(thrown);
      settleReady(`its module failed while loading: ${why}`);
      this.#client.fail('exit', `failed outside of any call: ${why}`);
    });
    this.worker.on('exit', (code) => {
      const how = `ended its thread with exit code ${code}`;
      settleReady(`it ${how}`);
      this.#client.fail('exit', how + this.#client.whileAnswering());
    });
  }
}

function isWorkerMessage(message: unknown): message is WorkerMessage {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return false;
  switch (message.kind) {
    case 'ready':
      return true;
    case 'answer':
      return 'text' in message && typeof message.text === 'string';
    case 'unusable':
    case 'fault':
      return 'reason' in message && typeof message.reason === 'string';
    default:
      return false;
  }
}
