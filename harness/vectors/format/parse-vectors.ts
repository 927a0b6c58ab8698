import type { Json } from '../../adapter/contract/json.js';
import { parseJson } from '../../adapter/contract/parse-json.js';

/** The JSON value in a file's bytes, or why there is none. */
export function parseVectors(
  bytes: Uint8Array,
): { readonly value: Json } | { readonly fault: string } {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { fault: 'is no text in UTF-8' };
  }
  const parsed = parseJson(text);
  if (parsed.kind === 'value') return { value: parsed.value };
  return { fault: parsed.kind === 'too-deep' ? 'is nested too deep' : 'is no JSON text' };
}
