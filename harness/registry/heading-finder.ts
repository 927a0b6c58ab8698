/** The section that a heading opens; null for a heading that has no number. */
export type HeadingSection = string | null;

/** Tells headings from other lines of one text; lines are given in order. */
export interface HeadingFinder {
  /** The section that the line opens, or undefined where the line is no heading. */
  next(line: string): HeadingSection | undefined;
}

const MARKDOWN_HEADING = /^ {0,3}#{1,6}\s+(?:§?(\d+(?:\.\d+)*)\.?\s+)?\S/;
const PLAIN_HEADING = /^(?:(\d+)\.|(\d+(?:\.\d+)+)\.?)\s+\p{Lu}/u;
const PLAIN_ITEM = /^\s*(\d+)[.)]\s/;
const MAX_PLAIN_HEADING = 120;

/**
 * Picks how this text writes its headings: `## 4.4 Title` wherever one numbered heading of that
 * form stands in it, else plain `4. Title` and `4.4 Title`.
 */
export function headingFinder(lines: readonly string[]): HeadingFinder {
  const markdown = lines.some((line) => MARKDOWN_HEADING.exec(line)?.[1] !== undefined);
  return markdown ? new MarkdownHeadings() : new PlainHeadings();
}

class MarkdownHeadings implements HeadingFinder {
  next(line: string): HeadingSection | undefined {
    const heading = MARKDOWN_HEADING.exec(line);
    return heading === null ? undefined : (heading[1] ?? null);
  }
}

/**
 * Plain text marks no heading, so a line counts as one only where its number follows on: the first
 * is 1, top-level numbers go up by one, and a subsection is under the open section and past the last
 * one. A numbered list item that goes on from the item before it is no heading.
 */
class PlainHeadings implements HeadingFinder {
  #open: readonly number[] = [0];
  #lastItem = 0;

  next(line: string): HeadingSection | undefined {
    const item = Number(PLAIN_ITEM.exec(line)?.[1] ?? 0);
    if (item > 0 && item === this.#lastItem + 1 && (item > 1 || !this.#isNext([item]))) {
      this.#lastItem = item;
      return undefined;
    }
    const number = plainNumber(line);
    if (number === undefined || !this.#isNext(number)) return undefined;
    this.#open = number;
    this.#lastItem = 0;
    return number.join('.');
  }

  #isNext(number: readonly number[]): boolean {
    const parents = number.slice(0, -1);
    const last = number[number.length - 1] ?? 0;
    if (parents.length > this.#open.length) return false;
    if (parents.some((part, depth) => part !== this.#open[depth])) return false;
    const before = this.#open[parents.length] ?? 0;
    return parents.length === 0 ? last === before + 1 : last > before;
  }
}

function plainNumber(line: string): readonly number[] | undefined {
  const trimmed = line.trimEnd();
  if (trimmed.length > MAX_PLAIN_HEADING || /[.;:,?!]$/.test(trimmed)) return undefined;
  const heading = PLAIN_HEADING.exec(trimmed);
  return (heading?.[1] ?? heading?.[2])?.split('.').map(Number);
}
