import type { Adapter, AdapterObject } from '../contract/adapter.js';
import type { Answer } from '../contract/connection.js';
import { INTERNAL_ERROR, METHOD_NOT_FOUND } from '../contract/connection.js';
import { jsonDefect } from '../contract/json-defect.js';
import type { Json, JsonObject } from '../contract/json.js';
import { thrownMessage } from '../contract/thrown-message.js';

/** What became of a call: an answer, or a returned value that JSON cannot hold. */
export type Dispatched = Answer | { readonly kind: 'unanswerable'; readonly reason: string };

/**
 * Calls one method of an in-process adapter and puts what it did into the protocol's words. Never
 * rejects.
 *
 * A method that a table does not have as its own member is `METHOD_NOT_FOUND`; what is thrown is an
 * error answer, with the thrown `code` where that is an integer of JSON-RPC's reserved range. A
 * result is a copy: nothing that the adapter does later can change it.
 */
export async function dispatch(
  adapter: Adapter,
  method: string,
  params: JsonObject,
): Promise<Dispatched> {
  let returned: unknown;
  try {
    if (isAdapterObject(adapter)) {
      returned = await adapter.call(method, params);
    } else {
      const own = Object.hasOwn(adapter, method) ? adapter[method] : undefined;
      if (typeof own !== 'function') {
        return error(METHOD_NOT_FOUND, `method ${method} is not implemented`);
      }
      returned = await own(params);
    }
  } catch (thrown) {
    return error(thrownCode(thrown), thrownMessage(thrown));
  }
  return asResult(returned);
}

/** True for the one-function form of an adapter, whether `call` is its own or its class's. */
export function isAdapterObject(adapter: object): adapter is AdapterObject {
  return 'call' in adapter && typeof adapter.call === 'function';
}

function asResult(returned: unknown): Dispatched {
  try {
    const reason = jsonDefect(returned, 'result');
    if (reason !== undefined) return { kind: 'unanswerable', reason };
    const text = JSON.stringify(returned) as string | undefined;
    if (text === undefined) {
      return { kind: 'unanswerable', reason: 'result turns itself into nothing (toJSON)' };
    }
    return { kind: 'result', result: JSON.parse(text) as Json };
  } catch (thrown) {
    // A getter, a proxy or a toJSON of the adapter's.
    const reason = `result cannot be written as JSON: ${thrownMessage(thrown)}`;
    return { kind: 'unanswerable', reason };
  }
}

function error(code: number, message: string): Answer {
  return { kind: 'error', error: { code, message } };
}

function thrownCode(thrown: unknown): number {
  try {
    if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return INTERNAL_ERROR;
    const { code } = thrown;
    const reserved = Number.isInteger(code) && Number(code) >= -32768 && Number(code) <= -32000;
    return reserved ? Number(code) : INTERNAL_ERROR;
  } catch {
    return INTERNAL_ERROR;
  }
}
