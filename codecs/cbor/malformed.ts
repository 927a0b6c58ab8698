import type { Malformed, MalformedRule } from './finding.js';
import { MAX_DEPTH, MAX_ITEMS } from './limits.js';

const DETAIL: Readonly<Record<MalformedRule, string>> = {
  truncated: 'the input ends inside an item',
  length_past_end: 'the declared length is past the end of the input',
  count_past_end: 'the declared count needs more bytes than the input has left',
  trailing_bytes: 'bytes follow the one item',
  reserved_additional_information: 'additional information that RFC 8949 reserves',
  reserved_simple: 'a simple value below 32 in two bytes',
  unexpected_break: 'a break where an item has to stand',
  bad_chunk: 'a chunk of another type than its string, or of indefinite length',
  too_deep: `nested more than ${MAX_DEPTH} levels deep`,
  too_many_items: `more than ${MAX_ITEMS} items`,
};

/** The refusal of an input for what stands at `offset`. */
export function malformed(rule: MalformedRule, offset: number): Malformed {
  return { kind: 'malformed', rule, offset, detail: DETAIL[rule] };
}
