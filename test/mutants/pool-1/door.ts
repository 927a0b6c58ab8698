import type { Mutant } from '../mutant.js';

/** Defects in what stands before the reference and turns away what is no figure. */
export const doorMutants: readonly Mutant[] = [
  {
    id: 'params-taken-unseen',
    clauses: ['pool-1/2.3-3'],
    file: 'harness/adapter/serving/reference-adapter.ts',
    find: "const fault = schemaFault('params', name, params);",
    replace: 'const fault = undefined;',
  },
];
