import type { Json } from './json.js';

/** The deepest nesting that is read or written, in arrays and objects within each other. */
export const MAX_NESTING = 256;

/** A JSON text read: its value, or why it has none. */
export type ParsedJson =
  | { readonly kind: 'value'; readonly value: Json }
  | { readonly kind: 'no-json' }
  | { readonly kind: 'too-deep' };

/** Reads one JSON text of at most `MAX_NESTING` levels, whoever sent it. */
export function parseJson(text: string): ParsedJson {
  // Checked before the reader and everything behind it recurse.
  if (nestsDeeperThan(MAX_NESTING, text)) return { kind: 'too-deep' };
  try {
    return { kind: 'value', value: JSON.parse(text) as Json };
  } catch {
    return { kind: 'no-json' };
  }
}

function nestsDeeperThan(limit: number, text: string): boolean {
  if (text.length <= limit) return false;
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') inString = !inString;
    else if (inString) {
      if (character === '\\') at++;
    } else if (character === '[' || character === '{') {
      if (++depth > limit) return true;
    } else if (character === ']' || character === '}') depth--;
  }
  return false;
}
