import type { Adapter } from '../contract/adapter.js';
import { isAdapterObject } from './dispatch.js';
import { thrownMessage } from '../contract/thrown-message.js';

/** Makes a fresh adapter, at once or in time. */
export type AdapterFactory = () => Adapter | Promise<Adapter>;

/** What a module exports, taken as an adapter, or why it is none. */
export type TakenAdapter =
  | { readonly kind: 'adapter'; readonly adapter: Adapter }
  | { readonly kind: 'unusable'; readonly reason: string };

/**
 * Takes a value as an adapter: an object with a function `call`, a table of functions by method
 * name, or a factory of either. Never rejects.
 *
 * @param name how the reason calls the value
 */
export async function toAdapter(value: unknown, name: string): Promise<TakenAdapter> {
  let made = value;
  if (typeof value === 'function') {
    try {
      made = await (value as () => unknown)();
    } catch (thrown) {
      return { kind: 'unusable', reason: `${name} failed when called: ${thrownMessage(thrown)}` };
    }
  }
  if (isAdapter(made)) return { kind: 'adapter', adapter: made };
  const subject = typeof value === 'function' ? `what ${name} returned` : name;
  return {
    kind: 'unusable',
    reason: `${subject} is no adapter; an adapter is an object with a function "call", an object of functions by method name, or a function that returns one of these`,
  };
}

function isAdapter(value: unknown): value is Adapter {
  if (typeof value !== 'object' || value === null) return false;
  return isAdapterObject(value) || Object.values(value).some((own) => typeof own === 'function');
}
