import { AdapterError } from '../../contract/adapter-error.js';
import type { Connection, Connector } from '../../contract/connection.js';
import { postRequest } from './post-request.js';
import { quote } from '../../contract/quote.js';
import { RpcClient } from '../rpc-client.js';

/** Where to find an adapter that speaks the protocol over HTTP. */
export interface HttpOptions {
  /** Its address, `http:` or `https:`. */
  readonly url: string;
  /** Deadline of a call, milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Adapters behind an HTTP address: one POST a call, in the order of the calls, each sent when the
 * one before is answered. A connection opens nothing before its first call.
 */
export function httpConnector({ url, timeoutMs }: HttpOptions): Connector {
  return {
    label: url,
    transport: 'http',
    connect: () =>
      new Promise((resolve) => {
        resolve(connect(checkedUrl(url), timeoutMs));
      }),
  };
}

function checkedUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    const what = `${quote(text)} is no HTTP address; give one such as http://127.0.0.1:9000/`;
    throw new AdapterError('spawn', what);
  }
  if (url.username !== '' || url.password !== '') {
    throw new AdapterError(
      'spawn',
      'the address holds a user or password, which is not sent; leave them out',
    );
  }
  return url;
}

function connect(url: URL, timeoutMs: number): Connection {
  const ending = new AbortController();
  let last = Promise.resolve();
  const post = async (request: string) => {
    if (client.stopped) return;
    const posted = await postRequest(url, request, ending.signal);
    if (posted.kind === 'answer') client.receive(posted.text);
    else client.fail(posted.code, posted.what);
  };
  const client = new RpcClient(
    {
      send: (request) => {
        last = last.then(() => post(request));
      },
      end: () => {
        ending.abort();
      },
      describeNoJson: (quoted) => `answered with a body that is no JSON: ${quoted}`,
    },
    timeoutMs,
  );
  return {
    call: (method, params) => client.call(method, params),
    fault: () => client.fault(),
    stderr: () => '',
    close: () => {
      client.close();
      ending.abort();
      return last;
    },
  };
}
