import { createHash } from 'node:crypto';

/**
 * The digest that names one sentence of a standard: SHA-256 over the UTF-8 of the sentence
 * normalised by `poolproof-sentence/1`, its first 32 hexadecimal digits.
 *
 * `poolproof-sentence/1` makes one text of a sentence in Markdown and of the same sentence in plain
 * text. In this order:
 * 1. a Markdown link is its label;
 * 2. a backslash before ASCII punctuation falls away, the punctuation stays;
 * 3. asterisks, underscores, backticks and vertical bars fall away wherever they stand, so
 *    underscores inside names too, which no reader of plain text could tell from emphasis;
 * 4. all white space falls away;
 * 5. the rest is brought to Unicode NFC. Case, punctuation and the section sign stay.
 *
 * How a text falls into sentences belongs to the normalisation as well: see `specBlocks` and
 * `splitSpec`. Any change to one of the three is a new version of it.
 */
export function sentenceDigest(sentence: string): string {
  return createHash('sha256').update(normaliseSentence(sentence)).digest('hex').slice(0, 32);
}

/** Applies the five steps above; the result is for comparing, not for reading. */
function normaliseSentence(sentence: string): string {
  return sentence
    .replace(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/[*_`|]/g, '')
    .replace(/\s+/gu, '')
    .normalize('NFC');
}
