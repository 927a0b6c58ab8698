import { inScope } from './in-scope.js';
import type { SpecScope } from './registry.js';
import { sentenceDigest } from './sentence-digest.js';
import { specBlocks, type SpecBlock } from './spec-blocks.js';
import { SpecTextError } from './spec-text-error.js';

/** One sentence of a standard's text, as the given file words it. */
export interface SpecSentence {
  readonly section: string;
  /** Position within its section, from 1. */
  readonly ordinal: number;
  /** See `sentenceDigest`. */
  readonly digest: string;
  /** `keyword`: holds MUST, SHOULD or MAY; `item`: stands in the conformance list; else `none`. */
  readonly normative: 'keyword' | 'item' | 'none';
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
  readonly text: string;
}

/**
 * A sentence ends after full stop, semicolon, colon, question or exclamation mark, with the quotes,
 * brackets and Markdown marks that touch it, where white space, the end of the block or a capital
 * letter follows: plain text made from Markdown may have lost the space before a code span. Each
 * run of marks is tried once and as a whole, so the time stays linear on hostile text.
 */
const SENTENCE_END = /(?<![.;:?!])(?=([.;:?!]+["'”’)\]*_`]*))\1(?=\s|\p{Lu})/gu;

// No \b: a letter may touch the keyword for the same lost space, but no capital may.
const KEYWORD = /(?<!\p{Lu})(?:MUST|SHOULD|MAY)(?!\p{Lu})/u;

const INNER_MARKER = /^[-*+]\s+/;

/**
 * Splits a standard's text, plain or Markdown, into the sentences of the sections in scope.
 *
 * Plain text may have lost the blank lines between paragraphs: a paragraph that ends without a
 * sentence's end then runs into the next, so no clause should rest on the sentence after it.
 *
 * @param text the whole text, from `decodeSpec`
 * @param scope which sections count, from the registry
 * @throws SpecTextError where no numbered section of the scope is found
 */
export function splitSpec(text: string, scope: SpecScope): readonly SpecSentence[] {
  const sentences: SpecSentence[] = [];
  const ordinals = new Map<string, number>();
  for (const block of specBlocks(text).filter(({ section }) => inScope(section, scope))) {
    for (const part of parts(block.text)) {
      const ordinal = (ordinals.get(block.section) ?? 0) + 1;
      ordinals.set(block.section, ordinal);
      sentences.push({
        section: block.section,
        ordinal,
        digest: sentenceDigest(part.text),
        normative: normativeKind(part, block, scope),
        line: block.lineAt(part.offset),
        text: part.text,
      });
    }
  }
  if (sentences.length === 0) {
    throw new SpecTextError(
      `no text under numbered headings ${scope.firstSection} to ${scope.lastSection} was found: ` +
        "is this the standard's text, with its numbered headings?",
    );
  }
  return sentences;
}

function normativeKind(
  part: SentencePart,
  block: SpecBlock,
  scope: SpecScope,
): SpecSentence['normative'] {
  if (KEYWORD.test(part.text)) return 'keyword';
  const isItem = part.marked || block.kind === 'item';
  return isItem && block.section === scope.itemSection ? 'item' : 'none';
}

interface SentencePart {
  readonly text: string;
  readonly offset: number;
  /** A list marker stood before it: plain text may have joined an item to the one before. */
  readonly marked: boolean;
}

function* parts(text: string): Generator<SentencePart> {
  let start = 0;
  const ends = [...text.matchAll(SENTENCE_END)].map((end) => end.index + end[0].length);
  for (const end of [...ends, text.length]) {
    const raw = text.slice(start, end);
    const sentence = raw.trim();
    const unmarked = sentence.replace(INNER_MARKER, '');
    const offset = start + raw.indexOf(sentence) + sentence.length - unmarked.length;
    // A part without a letter is the number of an item or stray punctuation.
    if (/\p{L}/u.test(unmarked)) {
      yield { text: unmarked, offset, marked: unmarked !== sentence };
    }
    start = end;
  }
}
