import { Worker } from 'node:worker_threads';
import { AdapterError } from '../../contract/adapter-error.js';
import type { Connector } from '../../contract/connection.js';
import { adapterModuleUrl } from './load-adapter.js';
import { settlesWithin } from '../settles-within.js';
import { WorkerConnection } from './worker-connection.js';

/** An adapter that is an ES module, run in the suite's process. */
export interface WorkerOptions {
  /** Path of the module, relative to the current folder; its default export is an adapter. */
  readonly modulePath: string;
  /** Deadline of a call, milliseconds. */
  readonly timeoutMs: number;
  /** How long its module may take to load, milliseconds; at least 5 s where absent. */
  readonly loadTimeoutMs?: number;
}

const LOAD_TIMEOUT_MS = 5000;

/**
 * In-process adapters that are not the suite's own. Each runs in a worker thread, so that one which
 * loops, exits or uses up its memory is ended without the run.
 */
export function workerConnector(options: WorkerOptions): Connector {
  return {
    label: options.modulePath,
    transport: 'in-process',
    connect: () => start(options),
  };
}

async function start(options: WorkerOptions): Promise<WorkerConnection> {
  const { modulePath, timeoutMs } = options;
  const loadTimeoutMs = options.loadTimeoutMs ?? Math.max(timeoutMs, LOAD_TIMEOUT_MS);
  const workerData = await adapterModuleUrl(modulePath);
  // The run's own output is not the adapter's to write to.
  const worker = new Worker(new URL('./worker-main.js', import.meta.url), {
    workerData,
    stdout: true,
    stderr: true,
  });
  const connection = new WorkerConnection(worker, timeoutMs);
  const failure = (await settlesWithin(connection.ready, loadTimeoutMs))
    ? await connection.ready
    : `its module did not finish loading within ${loadTimeoutMs} ms`;
  if (failure === undefined) return connection;
  await connection.close();
  throw new AdapterError('spawn', `cannot load the adapter ${modulePath}: ${failure}`);
}
