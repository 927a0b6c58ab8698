import { headingFinder } from './heading-finder.js';

/** A paragraph, a list item or a table cell of a standard's text, its wrapped lines joined. */
export interface SpecBlock {
  /** Such as `4.4`. */
  readonly section: string;
  readonly kind: 'paragraph' | 'item' | 'cell';
  readonly text: string;
  /** The line, from 1, on which the character of `text` at this offset stands. */
  lineAt(offset: number): number;
}

const FENCE_OR_RULE = /^\s*(?:(?:`{3,}|~{3,}).*|(?:[-*_]\s*){3,})$/;
const LIST_MARKER = /^\s*(?:[-*+]|\d+[.)])\s+/;
const QUOTE_MARKS = /^\s*(?:>\s?)+/;
const TABLE_BAR = /(?<!\\)\|/;
const TABLE_RULE = /^:?-+:?$/;

/**
 * Reads a text, Markdown or plain, as blocks. Whatever stands before the first numbered heading is
 * not part of the standard. A block ends at a blank line, heading, fence, rule, table line or list
 * marker; every line with a vertical bar is a line of a table, each non-empty cell of which is a
 * block, so a table whose cells stand on lines of their own gives the same blocks.
 */
export function specBlocks(text: string): readonly SpecBlock[] {
  const blocks: SpecBlock[] = [];
  const lines = text.split(/\r\n|\r|\n/);
  const headings = headingFinder(lines);
  let section: string | null = null;
  let open: BlockBuilder | undefined;
  const close = (): void => {
    if (open !== undefined) blocks.push(open.build());
    open = undefined;
  };
  for (const [index, raw] of lines.entries()) {
    const line = raw.replace(QUOTE_MARKS, '');
    const number = index + 1;
    const heading = headings.next(line);
    if (heading !== undefined) {
      close();
      section = heading;
    } else if (section === null) {
      continue;
    } else if (line.trim() === '' || FENCE_OR_RULE.test(line)) {
      close();
    } else if (TABLE_BAR.test(line)) {
      close();
      blocks.push(...cells(section, line, number));
    } else if (LIST_MARKER.test(line)) {
      close();
      open = new BlockBuilder(section, 'item').add(line.replace(LIST_MARKER, ''), number);
    } else {
      open ??= new BlockBuilder(section, 'paragraph');
      open.add(line, number);
    }
  }
  close();
  return blocks;
}

function cells(section: string, line: string, number: number): readonly SpecBlock[] {
  return line
    .split(TABLE_BAR)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '' && !TABLE_RULE.test(cell))
    .map((cell) => new BlockBuilder(section, 'cell').add(cell, number).build());
}

class BlockBuilder {
  readonly #lines: { readonly start: number; readonly number: number }[] = [];
  #length = 0;
  readonly #parts: string[] = [];

  constructor(
    readonly section: string,
    readonly kind: SpecBlock['kind'],
  ) {}

  add(line: string, number: number): this {
    this.#lines.push({ start: this.#length, number });
    const part = `${line.trim()} `;
    this.#parts.push(part);
    this.#length += part.length;
    return this;
  }

  build(): SpecBlock {
    const lines = this.#lines;
    return {
      section: this.section,
      kind: this.kind,
      text: this.#parts.join(''),
      lineAt: (offset) => lines.findLast((line) => line.start <= offset)?.number ?? 0,
    };
  }
}
