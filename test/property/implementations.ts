import path from 'node:path';
import type { TestContext } from 'node:test';
import { spawnSync } from 'node:child_process';
import type { Connector } from '../../harness/adapter/contract/connection.js';
import { directConnector } from '../../harness/adapter/doors/direct-connector.js';
import type { Json, JsonObject } from '../../harness/adapter/contract/json.js';
import { loadReferenceAdapter } from '../../harness/adapter/serving/reference-adapter.js';
import { Session } from '../../harness/adapter/doors/session.js';
import { stdioConnector } from '../../harness/adapter/doors/stdio/stdio-connector.js';
import { validateResult } from '../../harness/adapter/contract/validate-result.js';
import { packageRoot } from '../../harness/package-root.js';

const TIMEOUT_MS = 10_000;

/** An implementation that properties are tried on, through the protocol. */
export interface Implementation {
  readonly name: string;
  /** Why it cannot be tried here, where that is so. */
  readonly missing: string | undefined;
  readonly connector: () => Promise<Connector>;
}

export const implementations: readonly Implementation[] = [
  {
    name: 'the reference',
    missing: undefined,
    connector: async () =>
      directConnector({
        label: 'the reference',
        adapter: await loadReferenceAdapter({ name: 'reference', version: '0' }),
        timeoutMs: TIMEOUT_MS,
      }),
  },
  {
    name: 'the Python implementation',
    missing: spawnSync('python3', ['--version']).status === 0 ? undefined : 'there is no python3',
    connector: () => {
      const script = path.join(packageRoot(), 'examples/adapter-python/adapter.py');
      return Promise.resolve(
        stdioConnector({ command: `python3 '${script}'`, timeoutMs: TIMEOUT_MS }),
      );
    },
  },
];

/** Calls a method and gives its result; an error answer is thrown. */
export type Call = (method: string, params: JsonObject) => Promise<JsonObject>;

/** Starts an implementation for one test, or skips the test and says why. */
export async function withImplementation(
  test: TestContext,
  { missing, connector }: Implementation,
  use: (call: Call) => Promise<void>,
): Promise<void> {
  if (missing !== undefined) {
    test.skip(missing);
    return;
  }
  const session = await Session.start({ connector: await connector(), validateResult });
  try {
    await use(async (method, params) => {
      const answer = await session.call(method, params);
      if (answer.kind === 'error') throw new Error(`${method}: ${answer.error.message}`);
      return answer.result as JsonObject & Json;
    });
  } finally {
    await session.close();
  }
}
