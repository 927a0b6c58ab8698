import type { Mutant } from '../mutant.js';
import { commitmentMutants } from './commitment.js';
import { evidenceContractMutants } from './evidence-contract.js';
import { gateMutants } from './gates.js';
import { ledgerMutants } from './ledgers.js';
import { overrideMutants } from './override.js';
import { shortageMutants } from './shortages.js';

/** Every defect of arc-004/1 that the scenarios must catch, in the order of the standard. */
export const mutants: readonly Mutant[] = [
  ...ledgerMutants,
  ...evidenceContractMutants,
  ...commitmentMutants,
  ...gateMutants,
  ...shortageMutants,
  ...overrideMutants,
];
