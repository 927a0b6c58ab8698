import type { SpecCoverage } from './spec-coverage.js';
import type { SpecSentence } from './split-spec.js';

/**
 * The differences between a standard's text and the registry, as lines for a terminal: for each
 * kind its number, then section, line of the file, digest, sentence, and the clauses concerned.
 *
 * @param file how the text's file is named to the reader
 */
export function specCoverageLines(coverage: SpecCoverage, file: string): readonly string[] {
  const place = (sentence: SpecSentence): string => `§${sentence.section} ${file}:${sentence.line}`;
  const quote = (sentence: SpecSentence): readonly string[] => [
    `  ${place(sentence)} ${sentence.digest}`,
    `    ${printable(sentence.text)}`,
  ];
  return [
    `new, cited by no clause: ${coverage.new.length}`,
    ...coverage.new.flatMap(quote),
    `changed, to be read again: ${coverage.changed.length}`,
    ...coverage.changed.flatMap(({ was, clauses, sentence }) => [
      ...quote(sentence),
      `    in place of ${was.digest}, ${restingOn(clauses)}`,
    ]),
    `missing, gone from the text: ${coverage.missing.length}`,
    ...coverage.missing.map(
      ({ was, clauses }) => `  §${was.section} ${was.digest}, ${restingOn(clauses)}`,
    ),
    `uncovered, shown by no scenario: ${coverage.uncovered.length}`,
    ...coverage.uncovered.flatMap(({ sentence, clauses }) => [
      ...quote(sentence),
      ...clauses.map(({ id, why }) => `    ${id}  ${why}`),
    ]),
  ];
}

function restingOn(clauses: readonly string[]): string {
  return clauses.length === 0 ? 'listed as uncited' : `cited by ${clauses.join(', ')}`;
}

/** The file is the reader's own, but its text must not steer the terminal. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
}
