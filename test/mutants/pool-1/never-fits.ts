import type { Mutant } from '../mutant.js';
import { ADMISSION, SURPLUS } from './sources.js';

const never = 'if (neverFits(state, entitlement, claim)) return';
const beyond = 'const beyondUj = estimate.uj - entitlement.guaranteeUj;';
const inside = 'if (beyondUj <= 0n) return false;';
const barred = 'if (!mayBorrow(entitlement, estimate.grade)) return true;';
const largest = 'return beyondUj > largestShareFor(state, entitlement);';

/** Defects in what is held never to fit (4.5). */
export const neverFitsMutants: readonly Mutant[] = [
  {
    id: 'never-fits-queued',
    clauses: ['pool-1/4.5-3'],
    file: ADMISSION,
    find: "denied('never_fits')",
    replace: "queued('surplus_insufficient')",
  },
  {
    id: 'never-fits-not-looked-at',
    clauses: ['pool-1/4.5-3'],
    file: ADMISSION,
    find: "if (neverFits(state, entitlement, claim)) return denied('never_fits');",
    replace: 'if (neverFits(state, entitlement, claim) && afterUj < 0n) throw new TypeError();',
  },
  {
    id: 'never-fits-only-while-devices-are-free',
    clauses: ['pool-1/4.5-3'],
    file: ADMISSION,
    find: never,
    replace: 'if (devicesFree && neverFits(state, entitlement, claim)) return',
  },
  {
    id: 'never-fits-only-while-nothing-is-spent',
    clauses: ['pool-1/4.5-3'],
    file: ADMISSION,
    find: never,
    replace: 'if (afterUj === estimateUj && neverFits(state, entitlement, claim)) return',
  },
  {
    id: 'never-judged-with-what-is-spent',
    clauses: ['pool-1/4.5-1', 'pool-1/4.5-3'],
    file: ADMISSION,
    find: beyond,
    replace:
      'const beyondUj = usedUj(usageOf(state, entitlement.id)) + estimate.uj - entitlement.guaranteeUj;',
  },
  {
    id: 'never-judged-by-the-surplus-now',
    clauses: ['pool-1/4.5-3'],
    file: ADMISSION,
    find: largest,
    replace: 'return beyondUj > shareFor(state, entitlement);',
  },
  {
    id: 'never-from-the-largest-share-on',
    clauses: ['pool-1/4.5-3'],
    file: ADMISSION,
    find: largest,
    replace: 'return beyondUj >= largestShareFor(state, entitlement);',
  },
  {
    id: 'never-from-two-past-the-largest-share',
    clauses: ['pool-1/4.5-3'],
    file: ADMISSION,
    find: largest,
    replace: 'return beyondUj > largestShareFor(state, entitlement) + 1n;',
  },
  {
    id: 'never-by-the-whole-surplus',
    clauses: ['pool-1/4.5-3'],
    file: ADMISSION,
    find: largest,
    replace:
      'return beyondUj > largestShareFor(state, { ...entitlement, overQuotaWeight: 2 * entitlement.overQuotaWeight });',
  },
  {
    id: 'never-at-the-guarantee',
    clauses: ['pool-1/4.5-3'],
    file: ADMISSION,
    find: inside,
    replace: 'if (beyondUj < 0n) return false;',
  },
  {
    id: 'never-from-two-past-the-guarantee',
    clauses: ['pool-1/4.5-3'],
    file: ADMISSION,
    find: inside,
    replace: 'if (beyondUj <= 1n) return false;',
  },
  {
    id: 'never-for-what-may-not-borrow',
    clauses: ['pool-1/4.4-1', 'pool-1/4.4-2', 'pool-1/4.5-1', 'pool-1/4.5-3', 'pool-1/4.5-4'],
    file: ADMISSION,
    find: inside,
    replace: `if (!mayBorrow(entitlement, estimate.grade)) return true;\n  ${inside}`,
  },
  {
    id: 'guess-waits-for-ever',
    clauses: ['pool-1/4.5-3'],
    file: ADMISSION,
    find: barred,
    replace: `if (!isObserved(estimate.grade)) return false;\n  ${barred}`,
  },
  {
    id: 'weight-zero-waits-for-ever',
    clauses: ['pool-1/4.5-3'],
    file: ADMISSION,
    find: barred,
    replace: `if (entitlement.overQuotaWeight === 0) return false;\n  ${barred}`,
  },
  {
    id: 'root-waits-for-ever',
    clauses: ['pool-1/4.5-3'],
    file: ADMISSION,
    find: barred,
    replace: `if (entitlement.parent === undefined) return false;\n  ${barred}`,
  },
  {
    id: 'only-child-waits-for-ever',
    clauses: ['pool-1/4.5-3'],
    file: ADMISSION,
    find: largest,
    replace: `if (state.tree.groups.get(entitlement.parent ?? '')?.size === 1) return false;\n  ${largest}`,
  },
  {
    id: 'modelled-waits-for-ever',
    clauses: ['pool-1/4.5-3'],
    file: ADMISSION,
    find: largest,
    replace: `if (estimate.grade === 'ModelBased') return false;\n  ${largest}`,
  },
  {
    id: 'never-by-what-the-borrower-owns-too',
    clauses: ['pool-1/4.5-3'],
    file: SURPLUS,
    find: 'return weightedShare(state, entitlement, total - entitlement.guaranteeUj);',
    replace: 'return weightedShare(state, entitlement, total);',
  },
];
