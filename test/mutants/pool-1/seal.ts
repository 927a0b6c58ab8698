import type { Mutant } from '../mutant.js';
import { COSE_LABELS, SEAL_ENTRY, SEAL_RECEIPT, SIG_STRUCTURE } from './ledger-sources.js';

const core = 'const core = encodeCanonical(map);';

/** Rewrites the head of the figure `uj` in the hex of an encoded core. */
function rewritten(pattern: string, by: string): string {
  const hex = `Buffer.from(encodeCanonical(map)).toString('hex').replace(${pattern}, ${by})`;
  return `const core = new Uint8Array(Buffer.from(${hex}, 'hex'));`;
}

/** Defects in how entries are sealed (6.5), which the reference itself does not notice or meet often. */
export const sealMutants: readonly Mutant[] = [
  {
    id: 'another-algorithm-number',
    clauses: ['pool-1/6.5-1', 'pool-1/6.5-8'],
    file: COSE_LABELS,
    find: 'export const EDDSA = -8n;',
    replace: 'export const EDDSA = -19n;',
  },
  {
    id: 'key-id-under-another-label',
    clauses: ['pool-1/6.5-1'],
    file: COSE_LABELS,
    find: 'export const KID = 4n;',
    replace: 'export const KID = 5n;',
  },
  {
    id: 'large-figures-as-floats',
    clauses: ['pool-1/6.5-2'],
    file: SEAL_RECEIPT,
    find: core,
    replace: rewritten(
      '/62756a1b(.{16})/',
      "(_, digits) => { const float = Buffer.alloc(8); float.writeDoubleBE(Number('0x' + digits)); return '62756afb' + float.toString('hex'); }",
    ),
  },
  {
    id: 'large-figures-in-eight-bytes',
    clauses: ['pool-1/6.5-2'],
    file: SEAL_RECEIPT,
    find: core,
    replace: rewritten('/62756a1a/', "'62756a1b00000000'"),
  },
  {
    id: 'some-entries-without-profile',
    clauses: ['pool-1/6.5-3'],
    file: SEAL_ENTRY,
    find: "['pool_receipt', 'pool/1'],",
    replace:
      "...(event.event === 'released' && event.energy.grade === 'Estimator' ? [] : [['pool_receipt', 'pool/1'] as const]),",
  },
  {
    id: 'signature-over-a-structure-of-its-own',
    clauses: ['pool-1/6.5-4'],
    file: SIG_STRUCTURE,
    find: "const CONTEXT = 'Signature1';",
    replace: "const CONTEXT = 'Signature';",
  },
  {
    id: 'protected-header-not-signed',
    clauses: ['pool-1/6.5-4'],
    file: SIG_STRUCTURE,
    find: 'const isEmpty = Buffer.compare(protectedBytes, EMPTY_MAP) === 0;',
    replace: 'const isEmpty = protectedBytes !== EMPTY_MAP;',
  },
];
