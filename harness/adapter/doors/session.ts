import { AdapterError } from '../contract/adapter-error.js';
import type { Answer, Connection, Connector } from '../contract/connection.js';
import type { Json, JsonObject } from '../contract/json.js';

/** What a session is made of. */
export interface SessionOptions {
  readonly connector: Connector;
  /** Why a method's schema refuses this result, or undefined where it takes it. */
  readonly validateResult: (method: string, result: Json) => string | undefined;
}

/**
 * One adapter over a whole run: every result is held to its schema, and after a fault each call
 * rejects with that fault until `restart`.
 */
export class Session {
  #fault: AdapterError | undefined;

  private constructor(
    private readonly options: SessionOptions,
    private connection: Connection,
  ) {}

  /** Starts the adapter. Rejects with an `AdapterError` of code `spawn`. */
  static async start(options: SessionOptions): Promise<Session> {
    return new Session(options, await options.connector.connect());
  }

  /** Sends one call, as `Connection.call`, and refuses a result that its schema refuses. */
  call(method: string, params: JsonObject): Promise<Answer> {
    const answered = this.#call(method, params);
    // Of several calls that one fault rejects, a caller may only come to await the first.
    answered.catch(() => undefined);
    return answered;
  }

  /** The fault since the last start, if any: also one that was noticed between two calls. */
  fault(): AdapterError | undefined {
    return this.#fault ?? this.connection.fault();
  }

  /**
   * Ends the adapter and starts another. Rejects with an `AdapterError` of code `spawn` where that
   * fails, which then is the fault.
   */
  async restart(): Promise<void> {
    await this.connection.close();
    try {
      this.connection = await this.options.connector.connect();
      this.#fault = undefined;
    } catch (thrown) {
      if (thrown instanceof AdapterError) this.#fault = thrown;
      throw thrown;
    }
  }

  /** The last 64 KiB of the adapter's free output; complete only after `close`. */
  stderr(): string {
    return this.connection.stderr();
  }

  /** Ends the adapter. Never rejects. */
  close(): Promise<void> {
    return this.connection.close();
  }

  async #call(method: string, params: JsonObject): Promise<Answer> {
    this.#throwFault();
    const { connection } = this;
    const answer = await connection.call(method, params);
    this.#throwFault();
    if (answer.kind === 'error') return answer;
    const reason = this.options.validateResult(method, answer.result);
    if (reason === undefined) return answer;
    const fault = new AdapterError('schema', `result of ${method}: ${reason}`);
    if (connection === this.connection) this.#fault = fault;
    throw fault;
  }

  #throwFault(): void {
    if (this.#fault) throw this.#fault;
  }
}
