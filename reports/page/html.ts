import { printable } from '../printable.js';

/** Markup that is safe as it stands. Only `html` and `trustedMarkup` make it. */
export class Markup {
  constructor(readonly text: string) {}
}

/** What may stand in a template: text and numbers are data, lists are joined, nothing is nothing. */
export type Part = Markup | string | number | undefined | readonly Part[];

/**
 * Makes markup. Whatever is put into the template is data: it can neither end an attribute nor
 * begin an element, and its control characters show as what they are. Attributes are quoted.
 */
export function html(template: readonly string[], ...parts: readonly Part[]): Markup {
  // The indentation is of the source: in a page of thousands of elements it would weigh.
  const pieces = template.map((piece) => piece.replace(/\n\s*/g, '\n'));
  const text = pieces.map((piece, at) => piece + (at < parts.length ? textOf(parts[at]) : ''));
  return new Markup(text.join(''));
}

/** Declares that markup which this project wrote itself is safe as it stands. */
export function trustedMarkup(text: string): Markup {
  return new Markup(text);
}

function textOf(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(textOf).join('');
  return escape(String(part));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Line ends stay: where text is preformatted they are its form, elsewhere they are white space. */
function escape(text: string): string {
  return text
    .split('\n')
    .map((line) => printable(line).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? ''))
    .join('\n');
}
