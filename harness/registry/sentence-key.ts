import type { SentenceReference } from './registry.js';

/** One text for a sentence's section and digest, to compare and look up by. */
export function sentenceKey({ section, digest }: SentenceReference): string {
  return `${section} ${digest}`;
}
