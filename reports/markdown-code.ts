import { printable } from './printable.js';

/**
 * Text that is data, as a span of code on one line of Markdown: it can end neither the span nor the
 * line, and makes no link, no mention and no markup.
 */
export function markdownCode(text: string): string {
  const line = printable(text);
  const runs = line.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1);
  // The spaces are not shown; they keep backticks at either end apart from the fence.
  const padding = line === '' || /^[` ]|[` ]$/.test(line) ? ' ' : '';
  return `${fence}${padding}${line}${padding}${fence}`;
}
