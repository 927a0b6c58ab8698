import { printable } from './printable.js';

const MOST_LINES = 10;

/** The last lines that an adapter wrote to stderr, for a terminal; none where it wrote none. */
export function stderrLines(stderr: string): string[] {
  if (stderr.trim() === '') return [];
  const last = stderr.trimEnd().split('\n').slice(-MOST_LINES);
  return [
    'The last that the adapter wrote to stderr:',
    ...last.map((line) => `  ${printable(line)}`),
  ];
}
