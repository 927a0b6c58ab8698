import { schemaFault } from './contract.js';
import type { Json } from './json.js';

/** What is wrong with a method's result, or `undefined` where its schema takes it. */
export function validateResult(method: string, result: Json): string | undefined {
  return schemaFault('result', method, result);
}
