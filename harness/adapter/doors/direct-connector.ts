import type { Adapter } from '../contract/adapter.js';
import { AdapterError } from '../contract/adapter-error.js';
import type { Connection, Connector } from '../contract/connection.js';
import { DispatchQueue } from '../serving/dispatch-queue.js';
import { RpcClient } from './rpc-client.js';
import type { AdapterFactory } from '../serving/to-adapter.js';
import { toAdapter } from '../serving/to-adapter.js';

/** An adapter of the suite's own. */
export interface DirectOptions {
  readonly label: string;
  /** An adapter that every connection shares, or a factory that makes a fresh one for each. */
  readonly adapter: Adapter | AdapterFactory;
  /** Deadline of a call, milliseconds. It cannot end a loop: use a worker for what may loop. */
  readonly timeoutMs: number;
}

/**
 * Adapters in this very thread, for code that is trusted to return. Params and results pass through
 * JSON texts as with every other transport.
 */
export function directConnector({ label, adapter, timeoutMs }: DirectOptions): Connector {
  return {
    label,
    transport: 'in-process',
    async connect() {
      const taken = await toAdapter(adapter, 'the adapter');
      if (taken.kind === 'unusable') throw new AdapterError('spawn', taken.reason);
      return connect(taken.adapter, timeoutMs);
    },
  };
}

function connect(adapter: Adapter, timeoutMs: number): Connection {
  const queue = new DispatchQueue(adapter, (outcome) => {
    if (outcome.kind === 'answer') client.receive(outcome.text);
    else client.fail('protocol', outcome.reason);
  });
  const client = new RpcClient(
    {
      send: (request) => {
        queue.push(request);
      },
      end: () => undefined,
      describeNoJson: (quoted) => `answered with no JSON: ${quoted}`,
    },
    timeoutMs,
  );
  return {
    call: (method, params) => client.call(method, params),
    fault: () => client.fault(),
    stderr: () => '',
    close: () => {
      client.close();
      return Promise.resolve();
    },
  };
}
