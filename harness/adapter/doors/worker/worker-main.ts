import { parentPort, workerData } from 'node:worker_threads';
import type { Outcome } from '../../serving/dispatch-queue.js';
import { DispatchQueue } from '../../serving/dispatch-queue.js';
import { loadAdapter } from './load-adapter.js';

/** What the worker of an in-process adapter posts to the suite. */
export type WorkerMessage =
  Outcome | { readonly kind: 'ready' } | { readonly kind: 'unusable'; readonly reason: string };

// The program of that worker: it loads the module whose URL it is given, then answers requests.
if (parentPort) {
  const port = parentPort;
  const post = (message: WorkerMessage) => {
    port.postMessage(message);
  };
  const taken = await loadAdapter(workerData as string);
  if (taken.kind === 'unusable') {
    post(taken);
  } else {
    const queue = new DispatchQueue(taken.adapter, post);
    port.on('message', (request: string) => {
      queue.push(request);
    });
    post({ kind: 'ready' });
  }
}
