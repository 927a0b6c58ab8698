import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Adapter } from '../contract/adapter.js';
import { answerRequest } from './answer-request.js';
import { decodeUtf8 } from '../contract/decode-utf8.js';
import { answerText, INVALID_REQUEST, PARSE_ERROR } from '../contract/json-rpc.js';
import { LineReader, MAX_MESSAGE_BYTES, TOO_LONG } from '../doors/stdio/line-reader.js';

/** How a stream ends when whoever was at its other end has gone. */
const GONE = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

/**
 * Serves an adapter on a pair of streams, one JSON text a line, until the input ends or nobody reads
 * the output any longer. Requests are answered one after the other, and no input can end it.
 */
export async function serveStdio(
  adapter: Adapter,
  input: Readable,
  output: Writable,
): Promise<void> {
  try {
    await pipeline(input, (chunks) => answers(adapter, chunks as AsyncIterable<Buffer>), output, {
      end: false,
    });
  } catch (thrown) {
    if (!(thrown instanceof Error && 'code' in thrown && GONE.has(String(thrown.code))))
      throw thrown;
  }
}

async function* answers(adapter: Adapter, chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const lines = new LineReader();
  for await (const chunk of chunks) {
    for (const line of lines.push(chunk)) yield* answerLine(adapter, line);
  }
  // The last line may lack its end.
  yield* answerLine(adapter, lines.rest());
}

async function* answerLine(
  adapter: Adapter,
  line: Buffer | typeof TOO_LONG,
): AsyncGenerator<string> {
  if (line === TOO_LONG) {
    yield refusal(INVALID_REQUEST, `a line is at most ${MAX_MESSAGE_BYTES} bytes`);
    return;
  }
  const decoded = decodeUtf8(line);
  if (decoded.kind === 'invalid') {
    yield refusal(PARSE_ERROR, `the line is no UTF-8, from byte ${decoded.offset} of it`);
  } else if (decoded.text.trim() !== '') {
    yield `${await answerRequest(adapter, decoded.text)}\n`;
  }
}

function refusal(code: number, message: string): string {
  return `${answerText(null, { kind: 'error', error: { code, message } })}\n`;
}
