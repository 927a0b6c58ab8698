import type { Connector } from '../adapter/contract/connection.js';
import { directConnector } from '../adapter/doors/direct-connector.js';
import { httpConnector } from '../adapter/doors/http/http-connector.js';
import { loadReferenceAdapter } from '../adapter/serving/reference-adapter.js';
import { stdioConnector } from '../adapter/doors/stdio/stdio-connector.js';
import { workerConnector } from '../adapter/doors/worker/worker-connector.js';
import { suiteIdentity } from '../runner/result/suite-identity.js';
import { UsageError } from './usage-error.js';

/** Which implementation to judge: at most one of the three, or the reference. */
export interface AdapterOptions {
  readonly adapter?: string;
  readonly adapterCmd?: string;
  readonly adapterUrl?: string;
  /** Deadline of a call, in milliseconds. */
  readonly timeout: number;
}

/** The door to the implementation that the command line names. */
export async function connectorFor(options: AdapterOptions): Promise<Connector> {
  const { adapter, adapterCmd, adapterUrl, timeout: timeoutMs } = options;
  if ([adapter, adapterCmd, adapterUrl].filter((each) => each !== undefined).length > 1) {
    throw new UsageError('give one of --adapter, --adapter-cmd and --adapter-url, not several');
  }
  if (adapter !== undefined) return workerConnector({ modulePath: adapter, timeoutMs });
  if (adapterCmd !== undefined) return stdioConnector({ command: adapterCmd, timeoutMs });
  if (adapterUrl !== undefined) return httpConnector({ url: adapterUrl, timeoutMs });
  const methods = await loadReferenceAdapter(suiteIdentity());
  return directConnector({ label: 'the reference', adapter: methods, timeoutMs });
}
