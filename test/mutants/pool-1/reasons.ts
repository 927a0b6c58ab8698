import type { Mutant } from '../mutant.js';
import { ADMISSION } from './sources.js';

const insideOrHeld = "return devicesFree ? admission : queued('devices_held'); // pool-1/4.3-1";
const borrowedOrHeld = "return devicesFree ? admission : queued('devices_held'); // pool-1/4.4-5";

/** Defects in the reason of a queue or a deny (4.5). */
export const reasonMutants: readonly Mutant[] = [
  {
    id: 'bar-named-short-surplus',
    clauses: ['pool-1/4.5-4'],
    file: ADMISSION,
    find: "if (!mayBorrow(entitlement, estimate.grade)) return 'guarantee_exhausted';",
    replace: "if (!mayBorrow(entitlement, estimate.grade)) return 'surplus_insufficient';",
  },
  {
    id: 'guess-named-short-surplus',
    clauses: ['pool-1/4.5-4'],
    file: ADMISSION,
    find: "if (!mayBorrow(entitlement, estimate.grade)) return 'guarantee_exhausted';",
    replace:
      "if (!isObserved(estimate.grade)) return 'surplus_insufficient';\n  if (!mayBorrow(entitlement, estimate.grade)) return 'guarantee_exhausted';",
  },
  {
    id: 'weight-zero-named-short-surplus',
    clauses: ['pool-1/4.5-4'],
    file: ADMISSION,
    find: 'entitlement.overQuotaWeight > 0',
    replace: 'entitlement.overQuotaWeight >= 0',
  },
  {
    id: 'short-surplus-named-exhausted',
    clauses: ['pool-1/4.5-4'],
    file: ADMISSION,
    find: "return 'surplus_insufficient';",
    replace: "return 'guarantee_exhausted';",
  },
  {
    id: 'held-devices-named-exhausted',
    clauses: ['pool-1/4.5-4'],
    file: ADMISSION,
    find: insideOrHeld,
    replace: "return devicesFree ? admission : queued('guarantee_exhausted'); // pool-1/4.3-1",
  },
  {
    id: 'held-devices-named-short-surplus-while-borrowing',
    clauses: ['pool-1/4.5-4'],
    file: ADMISSION,
    find: borrowedOrHeld,
    replace: "return devicesFree ? admission : queued('surplus_insufficient'); // pool-1/4.4-5",
  },
  {
    id: 'held-devices-without-a-reason',
    clauses: ['pool-1/4.5-1', 'pool-1/4.5-4'],
    file: ADMISSION,
    find: insideOrHeld,
    replace: 'return devicesFree ? admission : queued(undefined as never); // pool-1/4.3-1',
  },
  {
    id: 'unknown-entitlement-without-a-reason',
    clauses: ['pool-1/4.5-2'],
    file: ADMISSION,
    find: "denied('unknown_entitlement')",
    replace: 'denied(undefined as never)',
  },
  {
    id: 'unknown-entitlement-named-never-fits',
    clauses: ['pool-1/4.5-4'],
    file: ADMISSION,
    find: "denied('unknown_entitlement')",
    replace: "denied('never_fits')",
  },
  {
    id: 'empty-gang-named-unknown-entitlement',
    clauses: ['pool-1/4.5-4'],
    file: ADMISSION,
    find: "denied('empty_gang')",
    replace: "denied('unknown_entitlement')",
  },
  {
    id: 'devices-over-guarantee-named-limit',
    clauses: ['pool-1/4.5-4'],
    file: ADMISSION,
    find: "denied('devices_exceed_guarantee')",
    replace: "denied('energy_exceeds_limit')",
  },
  {
    id: 'over-the-limit-named-devices',
    clauses: ['pool-1/4.5-4'],
    file: ADMISSION,
    find: "denied('energy_exceeds_limit')",
    replace: "denied('devices_exceed_guarantee')",
  },
];
