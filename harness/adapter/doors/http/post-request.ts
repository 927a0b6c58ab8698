import type { AdapterErrorCode } from '../../contract/adapter-error.js';
import { decodeUtf8 } from '../../contract/decode-utf8.js';
import { MAX_MESSAGE_BYTES } from '../stdio/line-reader.js';
import { quote } from '../../contract/quote.js';
import { readBody } from './read-body.js';
import { thrownMessage } from '../../contract/thrown-message.js';

/** What came back: the text of an answer, or the fault that stands in its place. */
export type Posted =
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'fault'; readonly code: AdapterErrorCode; readonly what: string };

/** How much of a body that is no answer is read for the message, in bytes. */
const HEAD_BYTES = 4096;

/** Failures that mean nobody was reached, as against a connection that broke. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Posts one request and reads its answer. Never rejects; an abort is a fault that nobody reads. */
export async function postRequest(url: URL, request: string, signal: AbortSignal): Promise<Posted> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: request,
      redirect: 'manual',
      signal,
    });
    return await read(response);
  } catch (thrown) {
    return networkFault(url, thrown);
  }
}

async function read(response: Response): Promise<Posted> {
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  const location = headers.get('location');
  if (status >= 300 && status < 400 && location !== null) {
    await response.body?.cancel();
    const what = `answered with a redirect (status ${status}) to ${quote(location)}, which is not followed; give the final address`;
    return { kind: 'fault', code: 'protocol', what };
  }
  if (status !== 200) {
    const what = `answered with status ${status} instead of 200${await head(response)}`;
    return { kind: 'fault', code: 'protocol', what };
  }
  if (!/^application\/([^\s;]+\+)?json\s*(;|$)/i.test(type)) {
    const named = type === '' ? 'without a content type' : `as ${quote(type)}`;
    const what = `answered ${named} instead of application/json${await head(response)}`;
    return { kind: 'fault', code: 'protocol', what };
  }
  return readAnswer(response);
}

async function readAnswer(response: Response): Promise<Posted> {
  const { bytes, complete } = await readBody(response.body ?? empty(), MAX_MESSAGE_BYTES);
  if (!complete) {
    const what = `answered with a body of more than ${MAX_MESSAGE_BYTES} bytes`;
    return { kind: 'fault', code: 'protocol', what };
  }
  const decoded = decodeUtf8(bytes);
  if (decoded.kind === 'text') return { kind: 'answer', text: decoded.text };
  const what = `answered with a body that is no UTF-8, from byte ${decoded.offset} of it`;
  return { kind: 'fault', code: 'protocol', what };
}

/** The beginning of a body that is no answer, for the message. */
async function head(response: Response): Promise<string> {
  const { bytes } = await readBody(response.body ?? empty(), HEAD_BYTES);
  return bytes.length === 0 ? ' and an empty body' : `: ${quote(bytes.toString('utf8'))}`;
}

async function* empty(): AsyncGenerator<Uint8Array> {
  // A response without a body is one of no bytes.
}

function networkFault(url: URL, thrown: unknown): Posted {
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const why = code === '' ? thrownMessage(cause) : `${thrownMessage(cause)} (${code})`;
  if (code === 'ECONNREFUSED') {
    const what = `refused the connection: nothing listens on ${url.host}; start the adapter first`;
    return { kind: 'fault', code: 'spawn', what };
  }
  if (thrownMessage(cause) === 'bad port') {
    const what = `cannot be reached: port ${url.port} is one that fetch refuses; serve on another`;
    return { kind: 'fault', code: 'spawn', what };
  }
  return UNREACHABLE.has(code)
    ? { kind: 'fault', code: 'spawn', what: `cannot be reached at ${url.host}: ${why}` }
    : { kind: 'fault', code: 'exit', what: `broke the connection: ${why}` };
}
