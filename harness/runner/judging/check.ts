import type { Json } from '../../adapter/contract/json.js';
import { canonicalJson } from './canonical-json.js';
import { valueAt } from './pointer.js';

/** A place in the answer to an earlier call of the same scenario. */
export interface CallPlace {
  /** The call's position in the scenario, from 0. */
  readonly call: number;
  readonly pointer: string;
  /** What an absent value stands for, on both sides. */
  readonly absentMeans?: Json;
}

/**
 * One check of one answer, as data: so that it can be recorded in a vector and replayed by a
 * consumer that has no steps. Integers and decimal strings that write the same integer are equal.
 */
export type Check =
  | { readonly pointer: string; readonly op: 'equals'; readonly operand: Json }
  | { readonly pointer: string; readonly op: 'oneOf'; readonly operand: readonly Json[] }
  | { readonly pointer: string; readonly op: 'noneOf'; readonly operand: readonly Json[] }
  | { readonly pointer: string; readonly op: 'absentOrOneOf'; readonly operand: readonly Json[] }
  | { readonly pointer: string; readonly op: 'absent' }
  | { readonly pointer: string; readonly op: 'present' }
  | { readonly pointer: string; readonly op: 'sameAs'; readonly operand: CallPlace }
  | { readonly pointer: string; readonly op: 'absentOrSameAs'; readonly operand: CallPlace }
  | { readonly pointer: string; readonly op: 'sameSet'; readonly operand: readonly Json[] }
  | { readonly pointer: string; readonly op: 'sumEquals'; readonly operand: string }
  | { readonly pointer: string; readonly op: 'atMost'; readonly operand: string }
  | { readonly pointer: string; readonly op: 'atLeast'; readonly operand: string };

/**
 * Whether a check holds of an answer.
 *
 * @param answer the result, or `{error: {code, message}}` for a JSON-RPC error
 * @param answerOf the answer to an earlier call, for `sameAs`
 */
export function holds(check: Check, answer: Json, answerOf: (call: number) => Json): boolean {
  const got = valueAt(answer, check.pointer);
  switch (check.op) {
    case 'absent':
      return got === undefined;
    case 'present':
      return got !== undefined;
    case 'absentOrOneOf':
      return got === undefined || check.operand.some((allowed) => sameJson(got, allowed));
    case 'absentOrSameAs':
      if (got === undefined) return true;
      return isSame(got, check.operand, answerOf);
    case 'sameAs':
      return isSame(got, check.operand, answerOf);
    default:
      return got !== undefined && holdsOfPresent(check, got);
  }
}

function isSame(
  got: Json | undefined,
  { call, pointer, absentMeans }: CallPlace,
  answerOf: (call: number) => Json,
): boolean {
  // Only what is absent means something else: null is a value.
  const present = (found: Json | undefined): Json | undefined =>
    found === undefined ? absentMeans : found;
  const there = present(valueAt(answerOf(call), pointer));
  const here = present(got);
  return here !== undefined && there !== undefined && sameJson(here, there);
}

type CheckOfPresent = Extract<
  Check,
  { op: 'equals' | 'oneOf' | 'noneOf' | 'sameSet' | 'sumEquals' | 'atMost' | 'atLeast' }
>;

function holdsOfPresent(check: CheckOfPresent, got: Json): boolean {
  switch (check.op) {
    case 'equals':
      return sameJson(got, check.operand);
    case 'oneOf':
      return check.operand.some((allowed) => sameJson(got, allowed));
    case 'noneOf':
      return !check.operand.some((barred) => sameJson(got, barred));
    case 'sameSet':
      return Array.isArray(got) && sameJson(sorted(got as Json[]), sorted(check.operand));
    case 'sumEquals':
      return sumOf(got) === BigInt(check.operand);
    case 'atMost':
      return compare(got, (figure) => figure <= BigInt(check.operand));
    case 'atLeast':
      return compare(got, (figure) => figure >= BigInt(check.operand));
  }
}

/** Equality of JSON values, where `5` and `"5"` write the same integer. */
export function sameJson(a: Json, b: Json): boolean {
  return canonicalJson(integersAsText(a)) === canonicalJson(integersAsText(b));
}

function integersAsText(value: Json): Json {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  if (Array.isArray(value)) return (value as readonly Json[]).map(integersAsText);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value as Record<string, Json>).map(([k, v]) => [k, integersAsText(v)]),
    );
  }
  return value;
}

function sorted(items: readonly Json[]): Json {
  return items.map((item) => canonicalJson(integersAsText(item))).sort();
}

function compare(got: Json, test: (figure: bigint) => boolean): boolean {
  const figure = integerOf(got);
  return figure !== undefined && test(figure);
}

function sumOf(got: Json): bigint | undefined {
  if (!Array.isArray(got)) return undefined;
  let sum = 0n;
  for (const item of got as readonly Json[]) {
    const figure = integerOf(item);
    if (figure === undefined) return undefined;
    sum += figure;
  }
  return sum;
}

function integerOf(value: Json): bigint | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined;
  return typeof value === 'string' && /^-?\d+$/.test(value) ? BigInt(value) : undefined;
}
