import type { Mutant } from '../mutant.js';
import { ADMISSION } from './sources.js';

/** Defects in what waits and what is refused (4.5). */
export const queueAndDenyMutants: readonly Mutant[] = [
  {
    id: 'no-borrowing-now-denied',
    clauses: ['pool-1/4.4-1', 'pool-1/4.5-1', 'pool-1/4.5-3'],
    file: ADMISSION,
    find: 'if (obstacle !== undefined) return queued(obstacle);',
    replace: "if (obstacle !== undefined) return denied('never_fits');",
  },
  {
    id: 'short-surplus-denied',
    clauses: ['pool-1/4.5-1', 'pool-1/4.5-3', 'pool-1/4.5-4'],
    file: ADMISSION,
    find: 'if (obstacle !== undefined) return queued(obstacle);',
    replace:
      "if (obstacle === 'surplus_insufficient') return denied('never_fits');\n  if (obstacle !== undefined) return queued(obstacle);",
  },
  {
    id: 'exhausted-guarantee-denied',
    clauses: ['pool-1/4.4-1', 'pool-1/4.4-2', 'pool-1/4.5-1', 'pool-1/4.5-4'],
    file: ADMISSION,
    find: 'if (obstacle !== undefined) return queued(obstacle);',
    replace:
      "if (obstacle === 'guarantee_exhausted') return denied('never_fits');\n  if (obstacle !== undefined) return queued(obstacle);",
  },
];
