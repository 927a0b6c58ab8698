import type { AdapterError } from './adapter-error.js';
import type { Json, JsonObject } from './json.js';

/** A JSON-RPC error object, as an adapter answers it. */
export interface RpcError {
  readonly code: number;
  readonly message: string;
}

/** What an adapter answered: a result, or a JSON-RPC error. Both are data for the checks. */
export type Answer =
  | { readonly kind: 'result'; readonly result: Json }
  | { readonly kind: 'error'; readonly error: RpcError };

/** The codes of the protocol's JSON-RPC errors. */
export const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;

/** One living adapter. The same interface stands before every transport. */
export interface Connection {
  /**
   * Sends one call. Calls may be sent before earlier ones are answered; answers come in the order
   * of the calls. Rejects only with an `AdapterError`, and from the first fault on every further
   * call rejects with that same fault, since the stream can no longer be trusted.
   */
  call(method: string, params: JsonObject): Promise<Answer>;
  /** The fault that ended this connection, if one has: also one noticed between two calls. */
  fault(): AdapterError | undefined;
  /** The last 64 KiB that the adapter wrote to stderr, as text; empty where there is no stderr. */
  stderr(): string;
  /** Ends the adapter and everything it started. Never rejects; safe to call twice. */
  close(): Promise<void>;
}

/** Starts adapters of one kind: a restart is a second `connect`. */
export interface Connector {
  /** How a person names this adapter: its command, address or module path. */
  readonly label: string;
  readonly transport: 'in-process' | 'stdio' | 'http';
  /** Starts one. Rejects with an `AdapterError` of code `spawn` where it cannot be started. */
  connect(): Promise<Connection>;
}
