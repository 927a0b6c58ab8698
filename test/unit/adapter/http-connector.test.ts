import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import type { Connection } from '../../../harness/adapter/contract/connection.js';
import { httpConnector } from '../../../harness/adapter/doors/http/http-connector.js';
import { adapterError } from './fixtures.js';

/** Runs a connection against a server that answers as `listener` does. */
async function against(
  listener: RequestListener,
  use: (connection: Connection, url: string) => Promise<void>,
  timeoutMs = 5000,
): Promise<void> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const connection = await httpConnector({ url, timeoutMs }).connect();
  try {
    await use(connection, url);
  } finally {
    await connection.close();
    server.closeAllConnections();
    server.close();
  }
}

const json = { 'content-type': 'application/json' };
const honest = '{"jsonrpc":"2.0","id":1,"result":{}}';

const FAULTS: readonly (readonly [
  title: string,
  listener: RequestListener,
  ...Parameters<typeof adapterError>,
])[] = [
  [
    'status 500',
    (_, response) => response.writeHead(500).end('out of order\n'),
    'protocol',
    'answered with status 500 instead of 200: "out of order\\n"',
  ],
  [
    'status 204',
    (_, response) => response.writeHead(204).end(),
    'protocol',
    'answered with status 204 instead of 200 and an empty body',
  ],
  [
    'HTML',
    (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
    'protocol',
    'answered as "text/html" instead of application/json: "<!doctype html>"',
  ],
  [
    'HTML that is called JSON',
    (_, response) => response.writeHead(200, json).end('<!doctype html>'),
    'protocol',
    'answered with a body that is no JSON: "<!doctype html>"',
  ],
  [
    'no content type',
    (_, response) => response.writeHead(200).end(honest),
    'protocol',
    /^answered without a content type instead of application\/json: /,
  ],
  [
    'a redirect',
    (_, response) => response.writeHead(307, { location: 'http://127.0.0.1:1/x' }).end(),
    'protocol',
    'answered with a redirect (status 307) to "http://127.0.0.1:1/x", which is not followed; give the final address',
  ],
  [
    'another id',
    (_, response) => response.writeHead(200, json).end(honest.replace('1', '9')),
    'protocol',
    'answered id 9 where call 1 (describe) was waiting',
  ],
  [
    'invalid UTF-8',
    (_, response) => response.writeHead(200, json).end(Buffer.from('"\xff"', 'latin1')),
    'protocol',
    'answered with a body that is no UTF-8, from byte 1 of it',
  ],
  [
    'a connection that breaks',
    (request) => request.socket.destroy(),
    'exit',
    /^broke the connection: /,
  ],
  [
    'a body that breaks off',
    (_, response) => {
      response.writeHead(200, { ...json, 'content-length': '100' }).write('{"json');
      setTimeout(() => response.destroy(), 20);
    },
    'exit',
    /^broke the connection: /,
  ],
];

describe('an adapter behind HTTP', () => {
  for (const [title, listener, code, message] of FAULTS) {
    it(`is reported as it broke: ${title}`, () =>
      against(listener, async (connection) => {
        await assert.rejects(connection.call('describe', {}), adapterError(code, message));
        await assert.rejects(connection.call('describe', {}), adapterError(code, message));
      }));
  }

  it('is posted one call at a time, as JSON', async () => {
    let open = 0;
    await against(
      (request, response) => {
        open++;
        assert.equal(open, 1);
        assert.equal(request.method, 'POST');
        assert.equal(request.headers['content-type'], 'application/json');
        request.setEncoding('utf8').on('data', (text: string) => {
          const { id } = JSON.parse(text) as { id: number };
          setTimeout(() => {
            open--;
            const type = { 'content-type': 'application/json; charset=utf-8' };
            response.writeHead(200, type).end(JSON.stringify({ jsonrpc: '2.0', id, result: id }));
          }, 5);
        });
      },
      async (connection) => {
        const answers = await Promise.all([1, 2, 3].map(() => connection.call('count', {})));
        assert.deepEqual(
          answers,
          [1, 2, 3].map((result) => ({ kind: 'result', result })),
        );
      },
    );
  });

  it('cannot fill the memory with one body', () =>
    against(
      (_, response) => {
        response.writeHead(200, json);
        const piece = Buffer.alloc(1024 * 1024, ' ');
        let left = 100;
        const more = () => {
          if (left-- > 0) response.write(piece, more);
          else response.end();
        };
        more();
      },
      async (connection) => {
        await assert.rejects(
          connection.call('describe', {}),
          adapterError('protocol', 'answered with a body of more than 67108864 bytes'),
        );
      },
      20_000,
    ));

  it('is held to the deadline while it sends its body', () =>
    against(
      (_, response) => response.writeHead(200, json).write('{'),
      async (connection) => {
        await assert.rejects(
          connection.call('describe', {}),
          adapterError('timeout', 'gave no answer to call 1 (describe) within 200 ms'),
        );
      },
      200,
    ));

  it('is not reached where nothing listens', async () => {
    let address = '';
    await against(
      () => undefined,
      (_, url) => {
        address = url;
        return Promise.resolve();
      },
    );
    const connection = await httpConnector({ url: address, timeoutMs: 1000 }).connect();
    await assert.rejects(
      connection.call('describe', {}),
      adapterError('spawn', /^refused the connection: nothing listens on 127.0.0.1:\d+/),
    );
    await connection.close();
  });

  for (const url of ['localhost:9000', 'ftp://127.0.0.1/', '/rpc', 'http://user:pass@127.0.0.1/']) {
    it(`is refused before the first call: ${url}`, () =>
      assert.rejects(
        httpConnector({ url, timeoutMs: 1000 }).connect(),
        adapterError('spawn', /is no HTTP address; give one|holds a user or password/),
      ));
  }
});
