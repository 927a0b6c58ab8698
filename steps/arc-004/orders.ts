import { isJsonObject, type Json, type JsonObject } from '../../harness/adapter/contract/json.js';
import { permutationsOf } from '../permutations.js';

/**
 * The same params in other orders: each of their lists in every order, and then the members of all
 * objects turned round. Keep the lists short.
 */
export function otherOrders(params: JsonObject): JsonObject[] {
  const listings = Object.entries(params).flatMap(([name, value]) =>
    Array.isArray(value)
      ? permutationsOf(value as readonly Json[]).map((list) => ({ ...params, [name]: list }))
      : [],
  );
  return [...listings, turnedRound(params) as JsonObject];
}

function turnedRound(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(turnedRound);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, turnedRound(inner)] as const)
      .reverse(),
  );
}
