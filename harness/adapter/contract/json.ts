/** What JSON can hold: every value that crosses the adapter protocol. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object, as the protocol's params and most of its results are. */
export interface JsonObject {
  readonly [member: string]: Json;
}

/** True for a JSON object; false for null, arrays and scalars. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
