import type { Mutant } from '../mutant.js';
import { DECODE_LENIENT, DECODE_STRICT, ITEM_READER, KEY_ORDER } from './ledger-sources.js';

const order = "return repeated ? 'duplicate_key' : 'unsorted_keys';";
const longLength = "this.findings.noteWidth(head, 'non_shortest_length', offset);";
const inChunks =
  "this.findings.noteEncoding('indefinite_length', offset, 'a string of indefinite length');";

/** Defects in what is taken for canonical (6.6): one for each rule, and one for none. */
export const canonicityMutants: readonly Mutant[] = [
  {
    id: 'any-encoding-that-decodes',
    clauses: ['pool-1/6.6-1', 'pool-1/6.1-4'],
    file: DECODE_STRICT,
    find: "if (finding !== undefined) return { kind: 'non_canonical', ...finding };",
    replace: "if (finding?.rule === 'float') return { kind: 'non_canonical', ...finding };",
  },
  {
    id: 'unsorted-keys-taken',
    clauses: ['pool-1/6.6-1', 'pool-1/6.1-4'],
    file: KEY_ORDER,
    find: order,
    replace: "return repeated ? 'duplicate_key' : undefined;",
  },
  {
    id: 'repeated-keys-taken',
    clauses: ['pool-1/6.6-1'],
    file: KEY_ORDER,
    find: order,
    replace: "return repeated ? undefined : 'unsorted_keys';",
  },
  {
    id: 'long-integers-taken',
    clauses: ['pool-1/6.6-1'],
    file: ITEM_READER,
    find: "this.findings.noteWidth(head, 'non_shortest_integer', offset);",
    replace: '',
  },
  {
    id: 'long-string-lengths-taken',
    clauses: ['pool-1/6.6-1'],
    file: ITEM_READER,
    find: `${longLength}\n    const { width } = head;`,
    replace: 'const { width } = head;',
  },
  {
    id: 'long-counts-taken',
    clauses: ['pool-1/6.6-1'],
    file: ITEM_READER,
    find: `${longLength}\n    let left`,
    replace: 'let left',
  },
  {
    id: 'maps-without-a-count-taken',
    clauses: ['pool-1/6.6-1'],
    file: ITEM_READER,
    find: "this.findings.noteEncoding('indefinite_length', offset, 'a container of indefinite length');",
    replace: '',
  },
  {
    id: 'strings-in-chunks-taken',
    clauses: ['pool-1/6.6-1'],
    file: ITEM_READER,
    find: inChunks,
    replace: `const only = this.#readHead();
    if (!('kind' in only) && isDefinite(only)) {
      const item = this.#readString(only, offset);
      this.#takeBreak();
      return item;
    }`,
  },
  {
    id: 'trailing-bytes-taken',
    clauses: ['pool-1/6.6-1'],
    file: DECODE_LENIENT,
    find: "if (reader.position < bytes.length) return malformed('trailing_bytes', reader.position);",
    replace: '',
  },
  {
    id: 'tags-taken',
    clauses: ['pool-1/6.6-2'],
    file: ITEM_READER,
    find: "this.findings.noteType('tag', offset, `tag ${String(tag)}`);",
    replace: 'if (tag !== 18n) return this.readItem(depth + 1);',
  },
];
