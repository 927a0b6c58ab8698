import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Adapter } from '../../../harness/adapter/contract/adapter.js';
import type { Connection, Connector } from '../../../harness/adapter/contract/connection.js';
import { directConnector } from '../../../harness/adapter/doors/direct-connector.js';
import { httpConnector } from '../../../harness/adapter/doors/http/http-connector.js';
import type { JsonObject } from '../../../harness/adapter/contract/json.js';
import { serveHttp } from '../../../harness/adapter/serving/serve-http.js';
import { stdioConnector } from '../../../harness/adapter/doors/stdio/stdio-connector.js';
import { workerConnector } from '../../../harness/adapter/doors/worker/worker-connector.js';
import { adapterError, hostile, nodeCommand } from './fixtures.js';

const modulePath = hostile('echo-adapter.mjs');
const { default: adapter } = (await import(pathToFileURL(modulePath).href)) as { default: Adapter };

interface Door {
  readonly connector: Connector;
  readonly stop?: () => Promise<void>;
}

/** Every door, each to the same adapter. */
const doors: Record<string, (timeoutMs: number) => Door | Promise<Door>> = {
  direct: (timeoutMs) => ({ connector: directConnector({ label: 'echo', adapter, timeoutMs }) }),
  worker: (timeoutMs) => ({ connector: workerConnector({ modulePath, timeoutMs }) }),
  stdio: (timeoutMs) => ({
    connector: stdioConnector({ command: nodeCommand('echo-stdio.mjs'), timeoutMs }),
  }),
  http: async (timeoutMs) => {
    const server = await serveHttp(adapter, { port: 0 });
    return {
      connector: httpConnector({ url: server.url, timeoutMs }),
      stop: () => server.close(),
    };
  },
};

for (const [name, open] of Object.entries(doors)) {
  describe(`the ${name} door`, () => {
    const withConnection = async (
      use: (connection: Connection) => Promise<void>,
      timeoutMs = 5000,
    ) => {
      const { connector, stop } = await open(timeoutMs);
      const connection = await connector.connect();
      try {
        await use(connection);
      } finally {
        await connection.close();
        await stop?.();
      }
    };

    it('carries params and results unchanged', () =>
      withConnection(async (connection) => {
        const params: JsonObject = {
          uj: '18446744073709551615',
          list: [1, -2, 0.5, true, null],
          ['__proto__']: { own: 'member' },
          text: 'µJ \u2028 \ud83d\ude00 "\\\n',
        };
        const answer = await connection.call('echo', params);
        assert.equal(JSON.stringify(answer), JSON.stringify({ kind: 'result', result: params }));
      }));

    it('carries errors', () =>
      withConnection(async (connection) => {
        assert.deepEqual(await connection.call('throw.invalid', {}), {
          kind: 'error',
          error: { code: -32602, message: 'bad figure' },
        });
        assert.deepEqual(await connection.call('throw.plain', {}), {
          kind: 'error',
          error: { code: -32603, message: 'boom' },
        });
        for (const method of ['absent', 'constructor', 'toString']) {
          assert.deepEqual(await connection.call(method, {}), {
            kind: 'error',
            error: { code: -32601, message: `method ${method} is not implemented` },
          });
        }
        assert.equal(connection.fault(), undefined);
      }));

    it('answers pipelined calls in the order of the calls', () =>
      withConnection(async (connection) => {
        const settled: number[] = [];
        const calls = Array.from({ length: 200 }, async (_, index) => {
          const method = index === 0 ? 'echo.later' : 'echo';
          const answer = await connection.call(method, { index });
          assert.deepEqual(answer, { kind: 'result', result: { index } });
          settled.push(index);
        });
        await Promise.all(calls);
        assert.deepEqual(
          settled,
          Array.from({ length: 200 }, (_, index) => index),
        );
      }));

    it('refuses calls after close, which is no fault', () =>
      withConnection(async (connection) => {
        await connection.call('echo', {});
        const waiting = connection.call('never', {});
        await connection.close();
        await connection.close();
        await assert.rejects(
          waiting,
          adapterError('exit', 'was closed while answering call 2 (never)'),
        );
        await assert.rejects(connection.call('echo', {}), adapterError('exit', /was closed/));
        assert.equal(connection.fault(), undefined);
      }));

    it('ends a call at its deadline and keeps that fault', () =>
      withConnection(async (connection) => {
        const late = connection.call('never', {});
        const behind = connection.call('echo', {});
        const fault = adapterError('timeout', 'gave no answer to call 1 (never) within 300 ms');
        await assert.rejects(late, fault);
        await assert.rejects(behind, fault);
        await assert.rejects(connection.call('echo', {}), fault);
        assert.equal(connection.fault()?.code, 'timeout');
      }, 300));
  });
}
