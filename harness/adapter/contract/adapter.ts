import type { Json, JsonObject } from './json.js';

/**
 * An implementation behind the protocol, as an in-process module exports it (or a factory of it):
 * either one function for all methods, or a table of functions by method name.
 *
 * A method that is not implemented is absent from the table, or throws `RpcFailure` with
 * `METHOD_NOT_FOUND`.
 */
export type Adapter = AdapterObject | AdapterTable;

export interface AdapterObject {
  call(method: string, params: JsonObject): Json | Promise<Json>;
}

export type AdapterTable = Readonly<Record<string, AdapterMethod>>;

export type AdapterMethod = (params: JsonObject) => Json | Promise<Json>;

/** Thrown by an adapter's method to answer with a JSON-RPC error. */
export class RpcFailure extends Error {
  override readonly name = 'RpcFailure';

  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}
