import type { Mutant } from '../mutant.js';
import {
  ATTEST_LEDGER,
  IS_STEWARD_KEY,
  READ_WITNESS_RECEIPT,
  WITNESS_LEDGER,
} from './ledger-sources.js';

const witnessed = "const witnessed = receipts.some(({ status }) => status === 'covers');";
const unread =
  "if (statement.kind === 'fault') return { status: 'bad_signature', detail: statement.detail };";
const other = "if (other !== undefined) return { status: 'covers_other', detail: other };";

/** Defects in witnessing and attesting (6.7, 6.8). */
export const witnessMutants: readonly Mutant[] = [
  {
    id: 'witness-signs-a-shorter-length',
    clauses: ['pool-1/6.7-1', 'pool-1/6.8-2'],
    file: WITNESS_LEDGER,
    find: "['length', BigInt(ledger.length)],",
    replace: "['length', BigInt(ledger.length) - 1n],",
  },
  {
    id: 'witness-signs-no-head',
    clauses: ['pool-1/6.7-1', 'pool-1/6.8-2'],
    file: WITNESS_LEDGER,
    find: "['head', ledger.head],",
    replace: "['head', new Uint8Array(32)],",
  },
  {
    id: 'witness-compared-by-name',
    clauses: ['pool-1/6.7-2', 'pool-1/6.7-3'],
    file: IS_STEWARD_KEY,
    find: 'return Buffer.compare(witness.publicKey, steward.publicKey) === 0;',
    replace: 'return witness.id === steward.id;',
  },
  {
    id: 'witness-compared-by-name-and-key',
    clauses: ['pool-1/6.7-2'],
    file: IS_STEWARD_KEY,
    find: 'return Buffer.compare(witness.publicKey, steward.publicKey) === 0;',
    replace:
      'return witness.id === steward.id && Buffer.compare(witness.publicKey, steward.publicKey) === 0;',
  },
  {
    id: 'steward-may-sign-as-witness',
    clauses: ['pool-1/6.7-2'],
    file: WITNESS_LEDGER,
    find: 'if (isStewardKey(witness, steward)) {',
    replace: "if (isStewardKey(witness, steward) && witness.id === '') {",
  },
  {
    id: 'steward-may-attest-as-witness',
    clauses: ['pool-1/6.7-2'],
    file: ATTEST_LEDGER,
    find: 'if (isStewardKey(witness, steward)) {',
    replace: "if (isStewardKey(witness, steward) && witness.id === '') {",
  },
  {
    id: 'unwitnessed-ledger-refused',
    clauses: ['pool-1/6.8-1', 'pool-1/6.8-2'],
    file: ATTEST_LEDGER,
    find: "if (ledger.kind === 'refused') return ledger;",
    replace:
      "if (presented.length === 0) return { kind: 'refused', reason: 'inconsistent', index: 0, detail: 'no witness' };\n" +
      "  if (ledger.kind === 'refused') return ledger;",
  },
  {
    id: 'no-failing-receipt-means-witnessed',
    clauses: ['pool-1/6.8-1', 'pool-1/6.8-2'],
    file: ATTEST_LEDGER,
    find: witnessed,
    replace: "const witnessed = receipts.every(({ status }) => status === 'covers');",
  },
  {
    id: 'any-receipt-means-witnessed',
    clauses: ['pool-1/6.8-2', 'pool-1/6.7-2'],
    file: ATTEST_LEDGER,
    find: witnessed,
    replace: 'const witnessed = receipts.length > 0;',
  },
  {
    id: 'receipt-for-another-head-means-witnessed',
    clauses: ['pool-1/6.8-2'],
    file: ATTEST_LEDGER,
    find: witnessed,
    replace: "const witnessed = receipts.some(({ status }) => status.startsWith('covers'));",
  },
  {
    id: 'never-witnessed',
    clauses: ['pool-1/6.8-2', 'pool-1/6.7-1'],
    file: ATTEST_LEDGER,
    find: witnessed,
    replace: 'const witnessed = false;',
  },
  {
    id: 'another-head-called-a-bad-signature',
    clauses: ['pool-1/6.8-3'],
    file: ATTEST_LEDGER,
    find: other,
    replace: "if (other !== undefined) return { status: 'bad_signature', detail: other };",
  },
  {
    id: 'bad-signature-called-another-head',
    clauses: ['pool-1/6.8-3'],
    file: ATTEST_LEDGER,
    find: unread,
    replace:
      "if (statement.kind === 'fault') return { status: 'covers_other', detail: statement.detail };",
  },
  {
    id: 'head-not-compared',
    clauses: ['pool-1/6.8-2', 'pool-1/6.8-3'],
    file: ATTEST_LEDGER,
    find: 'return Buffer.compare(statement.head, head) === 0',
    replace: 'return statement.head.length === head.length',
  },
  {
    id: 'witness-key-not-used',
    clauses: ['pool-1/6.8-3'],
    file: READ_WITNESS_RECEIPT,
    find: "if (receipt.kind === 'fault') return receipt;",
    replace:
      "if (receipt.kind === 'fault' && receipt.reason === 'bad_signature') return { kind: 'statement', steward: '', length: 0n, head: new Uint8Array(32) };\n" +
      "  if (receipt.kind === 'fault') return receipt;",
  },
];
