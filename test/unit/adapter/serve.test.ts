import assert from 'node:assert/strict';
import { request } from 'node:http';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { describe, it } from 'node:test';
import type { Adapter } from '../../../harness/adapter/contract/adapter.js';
import type { HttpServer } from '../../../harness/adapter/serving/serve-http.js';
import { serveHttp } from '../../../harness/adapter/serving/serve-http.js';
import { serveStdio } from '../../../harness/adapter/serving/serve-stdio.js';
import { adapterError } from './fixtures.js';

const adapter: Adapter = {
  echo: (params) => params,
  bigint: () => 1n as unknown as number,
};

/** The answers to some input, parsed. */
async function answersTo(...input: (string | Buffer)[]): Promise<unknown[]> {
  const from = new PassThrough();
  const to = new PassThrough();
  for (const chunk of input) from.write(chunk);
  from.end();
  await serveStdio(adapter, from, to);
  const text = String(to.read() ?? '');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
}

function refusal(id: unknown, code: number, message: string): object {
  return { jsonrpc: '2.0', id, error: { code, message } };
}

const REFUSED: readonly (readonly [text: string | Buffer, answer: object])[] = [
  ['no json', refusal(null, -32700, 'the text is no JSON')],
  [
    Buffer.from('"\xff"', 'latin1'),
    refusal(null, -32700, 'the line is no UTF-8, from byte 1 of it'),
  ],
  [
    '['.repeat(100_000),
    refusal(null, -32700, 'the text cannot be read: it nests more than 256 levels'),
  ],
  ['[]', refusal(null, -32600, 'a request is one JSON object; batches are not taken')],
  ['null', refusal(null, -32600, 'a request is one JSON object; batches are not taken')],
  [
    '{"jsonrpc":"2.0","method":"echo"}',
    refusal(null, -32600, 'id must be a text, a whole number within 2^53 or null'),
  ],
  [
    '{"jsonrpc":"2.0","id":1e400,"method":"echo"}',
    refusal(null, -32600, 'id must be a text, a whole number within 2^53 or null'),
  ],
  ['{"id":"a","method":"echo"}', refusal('a', -32600, 'jsonrpc must be "2.0"')],
  ['{"jsonrpc":"2.0","id":3}', refusal(3, -32600, 'method must be a text')],
  [
    '{"jsonrpc":"2.0","id":4,"method":"echo","params":[1]}',
    refusal(4, -32602, 'params must be an object'),
  ],
  [
    '{"jsonrpc":"2.0","id":5,"method":"absent"}',
    refusal(5, -32601, 'method absent is not implemented'),
  ],
  [
    '{"jsonrpc":"2.0","id":6,"method":"bigint"}',
    refusal(
      6,
      -32603,
      'bigint: result is a bigint, which JSON cannot hold (send figures as decimal strings)',
    ),
  ],
];

describe('serveStdio', () => {
  const good = '{"jsonrpc":"2.0","id":7,"method":"echo","params":{"a":1}}';
  const echoed = { jsonrpc: '2.0', id: 7, result: { a: 1 } };

  for (const [text, answer] of REFUSED) {
    it(`refuses and goes on: ${text.toString('latin1').slice(0, 60)}`, async () => {
      assert.deepEqual(await answersTo(text, `\n${good}\n`), [answer, echoed]);
    });
  }

  it('takes CRLF, blank lines, cut chunks and a last line without its end', async () => {
    const input = ['\r\n \n', good.slice(0, 20), `${good.slice(20)}\r\n`, good];
    assert.deepEqual(await answersTo(...input), [echoed, echoed]);
  });

  it('throws a line past the limit away and goes on', async () => {
    const piece = Buffer.alloc(1024 * 1024, 'x');
    const long = Array.from({ length: 65 }, () => piece);
    assert.deepEqual(await answersTo(...long, `\n${good}\n`), [
      refusal(null, -32600, 'a line is at most 67108864 bytes'),
      echoed,
    ]);
  });

  it('waits for a reader that is slow, and stops when there is none', async () => {
    let answered = 0;
    const counting: Adapter = { count: () => ++answered };
    const from = new PassThrough();
    const to = new PassThrough({ highWaterMark: 64 });
    const served = serveStdio(counting, from, to);
    from.end('{"jsonrpc":"2.0","id":1,"method":"count"}\n'.repeat(1000));
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.ok(answered < 100, `${answered} answers for a reader that read nothing`);
    to.destroy();
    await served;
    assert.ok(answered < 100);
  });
});

interface Reply {
  readonly status: number | undefined;
  readonly allow: string | undefined;
  readonly body: string;
}

function post(
  server: HttpServer,
  body: string | Buffer,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      server.url,
      { method, headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          resolve({ status: response.statusCode, allow: response.headers.allow, body: text });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('serveHttp', () => {
  const good = '{"jsonrpc":"2.0","id":7,"method":"echo","params":{"a":1}}';
  const withServer = async (use: (server: HttpServer) => Promise<void>) => {
    const server = await serveHttp(adapter, { port: 0 });
    try {
      await use(server);
    } finally {
      await server.close();
    }
  };

  it('answers requests and what is none, with status 200', () =>
    withServer(async (server) => {
      assert.match(server.url, /^http:\/\/127\.0\.0\.1:\d+\/$/);
      const echoed = await post(server, good);
      assert.deepEqual(echoed, {
        status: 200,
        allow: undefined,
        body: '{"jsonrpc":"2.0","id":7,"result":{"a":1}}',
      });
      assert.match((await post(server, 'no json')).body, /"id":null,"error":\{"code":-32700/);
    }));

  it('refuses other methods, content types, encodings and hosts', () =>
    withServer(async (server) => {
      const got = await post(server, '', {}, 'GET');
      assert.deepEqual([got.status, got.allow], [405, 'POST']);
      assert.equal((await post(server, good, { 'content-type': 'text/plain' })).status, 415);
      assert.equal((await post(server, Buffer.from([0xff]))).status, 400);
      for (const host of ['evil.example', 'evil.example:80', '127.0.0.1.evil.example', '::bad']) {
        assert.equal((await post(server, good, { host })).status, 403, host);
      }
      for (const host of ['localhost', 'LOCALHOST:1', '127.0.0.1:2', '[::1]:3']) {
        assert.equal((await post(server, good, { host })).status, 200, host);
      }
    }));

  it('refuses a body past the limit with status 413', () =>
    withServer(async (server) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      const length = 65 * 1024 * 1024;
      socket.write(
        `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`,
      );
      socket.write(Buffer.alloc(length, ' '));
      const reply = await new Promise<string>((resolve, reject) => {
        socket.once('data', (chunk) => {
          resolve(String(chunk));
        });
        socket.on('error', reject);
      });
      socket.destroy();
      assert.match(reply, /^HTTP\/1\.1 413 /);
    }));

  it('says that a port is in use', () =>
    withServer(async (server) => {
      const port = Number(new URL(server.url).port);
      await assert.rejects(
        serveHttp(adapter, { port }),
        adapterError(
          'spawn',
          `cannot listen on 127.0.0.1 port ${port}: the port is in use; choose another, or 0 for a free one`,
        ),
      );
    }));
});
