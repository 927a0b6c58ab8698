import type { Mutant } from '../mutant.js';
import { ADVANCE_POOL, CONTENT_ADDRESS, VERIFY_LEDGER } from './ledger-sources.js';
import { POOL_STATE } from './sources.js';

const broken = "if (broken !== undefined) return refused('broken_chain', length, broken);";
const wrong =
  "if (wrong !== undefined) inconsistent = refused('inconsistent', length, `the entry ${wrong}`);";
const followed = 'if (wrong === undefined) applyEvent(state, event);\n  return wrong;';
const seq = 'if (seq !== BigInt(length)) return `seq is ${String(seq)} at position ${length}`;';
const prev = 'if (Buffer.compare(prev, head) === 0) return undefined;';

/** Defects in the checks of the chain and of the history that it tells (6.4, 6.5). */
export const chainMutants: readonly Mutant[] = [
  {
    id: 'chain-not-checked',
    clauses: ['pool-1/6.4-1', 'pool-1/6.5-6', 'pool-1/6.5-7', 'pool-1/6.1-4'],
    file: VERIFY_LEDGER,
    find: broken,
    replace: 'void broken;',
  },
  {
    id: 'shorter-history-for-a-broken-chain',
    clauses: ['pool-1/6.4-1', 'pool-1/6.5-6', 'pool-1/6.5-7', 'pool-1/6.1-4'],
    file: VERIFY_LEDGER,
    find: broken,
    replace: 'if (broken !== undefined) break;',
  },
  {
    id: 'last-broken-link-reported',
    clauses: ['pool-1/6.4-1'],
    file: VERIFY_LEDGER,
    find: broken,
    replace: "if (broken !== undefined) inconsistent = refused('broken_chain', length, broken);",
  },
  {
    id: 'broken-link-counted-from-one',
    clauses: ['pool-1/6.4-1', 'pool-1/6.5-7'],
    file: VERIFY_LEDGER,
    find: broken,
    replace: "if (broken !== undefined) return refused('broken_chain', length + 1, broken);",
  },
  {
    id: 'broken-link-named-by-its-seq',
    clauses: ['pool-1/6.5-7'],
    file: VERIFY_LEDGER,
    find: broken,
    replace: "if (broken !== undefined) return refused('broken_chain', Number(entry.seq), broken);",
  },
  {
    id: 'seq-not-checked',
    clauses: ['pool-1/6.5-6'],
    file: VERIFY_LEDGER,
    find: seq,
    replace: 'void seq;',
  },
  {
    id: 'seq-may-only-grow',
    clauses: ['pool-1/6.5-6'],
    file: VERIFY_LEDGER,
    find: 'if (seq !== BigInt(length)) return',
    replace: 'if (seq < BigInt(length)) return',
  },
  {
    id: 'prev-not-checked',
    clauses: ['pool-1/6.4-1', 'pool-1/6.5-6', 'pool-1/6.5-7'],
    file: VERIFY_LEDGER,
    find: prev,
    replace: 'if (prev !== head) return undefined;',
  },
  {
    id: 'first-prev-not-checked',
    clauses: ['pool-1/6.4-1', 'pool-1/6.5-6'],
    file: VERIFY_LEDGER,
    find: prev,
    replace: 'if (length === 0 || Buffer.compare(prev, head) === 0) return undefined;',
  },
  {
    id: 'every-second-prev-compared',
    clauses: ['pool-1/6.4-1', 'pool-1/6.5-7'],
    file: VERIFY_LEDGER,
    find: prev,
    replace: 'if (length % 2 === 1 || Buffer.compare(prev, head) === 0) return undefined;',
  },
  {
    id: 'address-other-than-declared',
    clauses: ['pool-1/6.5-6'],
    file: CONTENT_ADDRESS,
    find: "return hashBytes('sha-256', core);",
    replace: "return hashBytes('sha3-256', core);",
  },
  {
    id: 'impossible-releases-skipped',
    clauses: ['pool-1/6.4-2', 'pool-1/6.4-3', 'pool-1/6.1-4'],
    file: ADVANCE_POOL,
    find: followed,
    replace: 'if (wrong === undefined) applyEvent(state, event);\n  return undefined;',
  },
  {
    id: 'impossible-release-counted-from-one',
    clauses: ['pool-1/6.4-2', 'pool-1/6.4-3'],
    file: VERIFY_LEDGER,
    find: wrong,
    replace:
      "if (wrong !== undefined) inconsistent = refused('inconsistent', length + 1, `the entry ${wrong}`);",
  },
  {
    id: 'history-up-to-the-impossible-release',
    clauses: ['pool-1/6.4-2', 'pool-1/6.4-3', 'pool-1/6.1-4'],
    file: VERIFY_LEDGER,
    find: wrong,
    replace: 'if (wrong !== undefined) break;',
  },
  {
    id: 'released-claim-stays-open',
    clauses: ['pool-1/6.4-3', 'pool-1/6.4-4', 'pool-1/6.1-2'],
    file: POOL_STATE,
    find: '(state.open as Map<string, AdmittedEvent>).delete(released.claim);',
    replace: '',
  },
  {
    id: 'impossible-release-before-broken-link',
    clauses: ['pool-1/6.4-5'],
    file: VERIFY_LEDGER,
    find: wrong,
    replace:
      "if (wrong !== undefined) return refused('inconsistent', length, `the entry ${wrong}`);",
  },
];
