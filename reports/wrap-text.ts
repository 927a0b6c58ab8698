/**
 * Breaks prose between words, so that no line is longer than the terminal is wide; a word that is
 * longer by itself stays whole.
 *
 * @param width in characters; nothing is broken where it is Infinity
 * @param indent of every line but the first
 */
export function wrapText(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  const [first = '', ...words] = text.split(/(?<=\S)\s/);
  let line = first;
  for (const word of words) {
    if (line.length + 1 + word.length > width) {
      lines.push(line.trimEnd());
      line = `${indent}${word.trimStart()}`;
    } else {
      line += ` ${word}`;
    }
  }
  return [...lines, line].join('\n');
}
