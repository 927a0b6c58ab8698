import { setImmediate } from 'node:timers';
import type { AdapterErrorCode } from '../contract/adapter-error.js';
import { AdapterError } from '../contract/adapter-error.js';
import type { Answer } from '../contract/connection.js';
import type { JsonObject } from '../contract/json.js';
import { parseAnswer, requestText } from '../contract/json-rpc.js';
import { quote } from '../contract/quote.js';

/** What carries the texts of calls to an adapter. */
export interface Channel {
  /** Sends one request at once. Never throws: a failure is told with `RpcClient.fail`. */
  send(request: string): void;
  /** Called once, at the first fault: the adapter is to be ended. */
  end(): void;
  /** The fault of a text that is no JSON, given its quoted beginning. */
  describeNoJson(quoted: string): string;
  /** The text that an adapter began to send and has not finished, if this channel has such. */
  partial?(): string;
}

interface PendingCall {
  readonly method: string;
  resolve(answer: Answer): void;
  reject(fault: AdapterError): void;
}

/**
 * The suite's side of JSON-RPC over any channel: numbers the calls from 1, matches answers in the
 * order of the calls, holds each to its deadline, and keeps the first fault.
 */
export class RpcClient {
  readonly #pending = new Map<number, PendingCall>();
  /** The id of the oldest call without an answer, or of the next call where all have one. */
  #head = 1;
  #nextId = 1;
  #fault: AdapterError | undefined;
  /** Why no further call is taken: the fault, or that the connection was closed. */
  #stopped: AdapterError | undefined;
  #deadlineHeld = false;
  readonly #deadline: NodeJS.Timeout;

  /** @param timeoutMs deadline of a call from when it is the oldest unanswered one, milliseconds */
  constructor(
    private readonly channel: Channel,
    private readonly timeoutMs: number,
  ) {
    // One timer for all calls, set again for each new head; alive only while a call waits.
    this.#deadline = setTimeout(() => {
      this.#pastDeadline();
    }, timeoutMs).unref();
  }

  /** Sends one call; see `Connection.call`. Throws a `TypeError` for params that are no JSON. */
  call(method: string, params: JsonObject): Promise<Answer> {
    if (this.#stopped) return markHandled(Promise.reject(this.#stopped));
    const request = requestText(this.#nextId, method, params);
    const id = this.#nextId++;
    const answered = new Promise<Answer>((resolve, reject) => {
      this.#pending.set(id, { method, resolve, reject });
    });
    if (this.#pending.size === 1) this.#deadline.refresh().ref();
    this.channel.send(request);
    return markHandled(answered);
  }

  /** Takes one text that the adapter sent. */
  receive(text: string): void {
    if (this.#stopped) return;
    const parsed = parseAnswer(text);
    if (parsed.kind === 'no-json') {
      this.fail('protocol', this.channel.describeNoJson(quote(text)));
      return;
    }
    if (parsed.kind === 'malformed') {
      this.fail('protocol', `sent no JSON-RPC answer, ${parsed.reason}: ${quote(text)}`);
      return;
    }
    const call = this.#pending.get(this.#head);
    if (!call || parsed.id !== this.#head) {
      this.fail('protocol', this.#describeWrongId(parsed.id, parsed.answer));
      return;
    }
    this.#pending.delete(this.#head++);
    if (this.#pending.size > 0) this.#deadline.refresh();
    else this.#deadline.unref();
    call.resolve(parsed.answer);
  }

  /** Records a fault, if it is the first: rejects all calls with it and ends the adapter. */
  fail(code: AdapterErrorCode, what: string): void {
    if (this.#stopped) return;
    // Half an answer explains a silence and a death, and nothing else.
    const partial = code === 'timeout' || code === 'exit' ? (this.channel.partial?.() ?? '') : '';
    const after = partial === '' ? '' : `, after a partial line: ${quote(partial)}`;
    this.#fault = new AdapterError(code, what + after);
    this.#stop(this.#fault);
    this.channel.end();
  }

  /** Takes no more calls. Those still waiting are rejected, which is no fault of the adapter's. */
  close(): void {
    this.#stop(new AdapterError('exit', `was closed${this.whileAnswering()}`));
  }

  /** No deadline ends a call from here on: the channel knows a better cause and will tell it. */
  holdDeadline(): void {
    this.#deadlineHeld = true;
  }

  /** True once a fault or `close` ended this client: whatever arrives is of no interest. */
  get stopped(): boolean {
    return this.#stopped !== undefined;
  }

  /** The first fault, if there was one. */
  fault(): AdapterError | undefined {
    return this.#fault;
  }

  /** The tail of a message that says which call was waiting for its answer. */
  whileAnswering(): string {
    const call = this.#pending.get(this.#head);
    return call ? ` while answering ${this.#name(call)}` : ' while no call was waiting';
  }

  #stop(cause: AdapterError): void {
    if (this.#stopped) return;
    this.#stopped = cause;
    clearTimeout(this.#deadline);
    for (const call of this.#pending.values()) call.reject(cause);
    this.#pending.clear();
  }

  #pastDeadline(): void {
    const late = this.#head;
    if (!this.#pending.has(late)) return;
    // When the suite itself was busy, the answer may lie unread: one look before the verdict.
    setImmediate(() => {
      const call = this.#pending.get(late);
      if (!call || this.#deadlineHeld) return;
      this.fail('timeout', `gave no answer to ${this.#name(call)} within ${this.timeoutMs} ms`);
    });
  }

  /** How a message calls the oldest unanswered call. */
  #name(head: PendingCall): string {
    return `call ${this.#head} (${head.method})`;
  }

  #describeWrongId(id: string | number | null, answer: Answer): string {
    if (typeof id === 'number' && Number.isInteger(id) && id >= 1 && id < this.#head) {
      return `sent a second answer to call ${id}`;
    }
    const shown = typeof id === 'string' ? quote(id) : String(id);
    const call = this.#pending.get(this.#head);
    if (!call) return `answered id ${shown} although nothing was asked`;
    const said =
      answer.kind === 'error'
        ? `, with error ${answer.error.code}: ${quote(answer.error.message)}`
        : '';
    return `answered id ${shown} where ${this.#name(call)} was waiting${said}`;
  }
}

/**
 * A fault rejects every waiting call at once, and a caller that awaits them in turn sees only the
 * first: the others must not count as unhandled.
 */
function markHandled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
