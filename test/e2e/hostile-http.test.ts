import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { answerRequest } from '../../harness/adapter/serving/answer-request.js';
import { loadReferenceAdapter } from '../../harness/adapter/serving/reference-adapter.js';
import { type Ended, poolproof } from './cli.js';

type Misanswer = (response: ServerResponse, request: IncomingMessage) => unknown;

const reference = await loadReferenceAdapter({ name: 'fixture', version: '0' });

/** Runs one clause against the reference behind HTTP, which answers some calls of a method badly. */
async function runAgainst(
  misanswer: Misanswer,
  method: string,
  isBad: (call: number) => boolean,
): Promise<Ended> {
  let calls = 0;
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    const asked = (JSON.parse(body) as { method: string }).method === method;
    if (asked && isBad(++calls)) {
      misanswer(response, request);
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(await answerRequest(reference, body));
  };
  const server = createServer((request, response) => void serve(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    return await poolproof([
      ...['run', '--adapter-url', url, '--timeout', '2s', '--clause', 'pool-1/4.1-1'],
    ]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const brokenDown: Misanswer = (response) => response.writeHead(500).end('out of order');

const FAULTS: readonly (readonly [title: string, misanswer: Misanswer, cause: string])[] = [
  ['status 500', brokenDown, '(protocol): answered with status 500 instead of 200: "out of order"'],
  [
    'HTML instead of JSON',
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
    '(protocol): answered as "text/html" instead of application/json: "<!doctype html>"',
  ],
  [
    'a redirect',
    (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    '(protocol): answered with a redirect (status 302) to "http://127.0.0.1:1/", which is not followed; give the final address',
  ],
  [
    'a connection that breaks',
    (_, request) => request.socket.destroy(),
    '(exit): broke the connection: ',
  ],
  ['silence', () => undefined, '(timeout): gave no answer to call '],
];

describe('an adapter behind HTTP', () => {
  for (const [title, misanswer, cause] of FAULTS) {
    it(`ends the run where its first answer is ${title}`, async () => {
      const ended = await runAgainst(misanswer, 'describe', () => true);
      assert.ok(ended.stderr.startsWith(`poolproof: could not run ${cause}`), ended.stderr);
      assert.equal(ended.code, 3);
    });

    it(`fails one scenario where its first answer to a claim is ${title}`, async () => {
      const ended = await runAgainst(misanswer, 'pool.claim', (call) => call === 1);
      assert.ok(ended.stdout.includes(`  because   the adapter broke ${cause}`), ended.stdout);
      assert.match(ended.stdout, /5 scenarios: 4 passed, 1 failed/);
      assert.equal(ended.code, 1);
    });
  }

  it('is given up after three times', async () => {
    const ended = await runAgainst(brokenDown, 'pool.claim', () => true);
    assert.match(ended.stdout, /5 scenarios: 3 failed, 2 could not run/);
    assert.equal(ended.code, 3);
  });

  it('ends the run where nothing listens', async () => {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    await once(server.close(), 'close');
    const ended = await poolproof(['run', '--adapter-url', `http://127.0.0.1:${port}/`]);
    assert.match(ended.stderr, /^poolproof: could not run \(spawn\): refused the connection: /);
    assert.equal(ended.code, 3);
  });
});
