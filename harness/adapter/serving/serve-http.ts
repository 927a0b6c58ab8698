import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Adapter } from '../contract/adapter.js';
import { AdapterError } from '../contract/adapter-error.js';
import { answerRequest } from './answer-request.js';
import { decodeUtf8 } from '../contract/decode-utf8.js';
import { isAllowedHost } from '../doors/http/is-allowed-host.js';
import { MAX_MESSAGE_BYTES } from '../doors/stdio/line-reader.js';
import { readBody } from '../doors/http/read-body.js';
import { thrownMessage } from '../contract/thrown-message.js';

/** Where to serve. */
export interface ServeHttpOptions {
  /** The port; 0 takes a free one. */
  readonly port: number;
  /** The address to listen on; 127.0.0.1 where absent. */
  readonly host?: string;
}

/** A server that listens. */
export interface HttpServer {
  readonly url: string;
  /** Stops listening and drops what is open. */
  close(): Promise<void>;
}

/**
 * Serves an adapter over HTTP: JSON-RPC 2.0, one request a POST, on any path.
 *
 * Only requests that name a loopback host, or the address listened on, are served: a web page that
 * has its name point here cannot reach the adapter. Rejects with an `AdapterError` of code `spawn`
 * where it cannot listen.
 */
export async function serveHttp(adapter: Adapter, options: ServeHttpOptions): Promise<HttpServer> {
  const { port, host = '127.0.0.1' } = options;
  const server = createServer((request, response) => void serve(adapter, host, request, response));
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (thrown) {
    throw new AdapterError('spawn', describeListenFailure(thrown, host, port));
  }
  const { port: taken } = server.address() as AddressInfo;
  const shownHost = host.includes(':') ? `[${host}]` : host;
  return { url: `http://${shownHost}:${taken}/`, close: () => close(server) };
}

async function serve(
  adapter: Adapter,
  host: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refuse = (status: number, why: string, headers: Record<string, string> = {}) => {
    // The rest of the request is not read, so nothing more can come on this connection.
    response.writeHead(status, { 'content-type': 'text/plain', connection: 'close', ...headers });
    response.end(`${why}\n`);
  };
  if (!isAllowedHost(request.headers.host, host)) {
    refuse(403, 'the Host header must name a loopback address');
    return;
  }
  if (request.method !== 'POST') {
    refuse(405, 'POST a JSON-RPC request', { allow: 'POST' });
    return;
  }
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    refuse(415, 'the content type must be application/json');
    return;
  }
  try {
    const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
    const { bytes, complete } = await readBody(chunks, MAX_MESSAGE_BYTES);
    if (!complete) {
      refuse(413, `a body is at most ${MAX_MESSAGE_BYTES} bytes`);
      return;
    }
    const decoded = decodeUtf8(bytes);
    if (decoded.kind === 'invalid') {
      refuse(400, `the body is no UTF-8, from byte ${decoded.offset} of it`);
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(await answerRequest(adapter, decoded.text));
  } catch {
    response.destroy(); // The client went away in the middle of its body.
  }
}

function describeListenFailure(thrown: unknown, host: string, port: number): string {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  const why =
    code === 'EADDRINUSE'
      ? 'the port is in use; choose another, or 0 for a free one'
      : code === 'EACCES'
        ? 'this user may not take the port; choose one above 1023'
        : thrownMessage(thrown);
  return `cannot listen on ${host} port ${port}: ${why}`;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
