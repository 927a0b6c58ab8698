import { parentPort } from 'node:worker_threads';
import { judgeMutant, type MutantOutcomes } from './matrix.js';
import { mutantSets } from './mutant-sets.js';

/** What a worker is asked: one mutant of one standard, by their ids. */
export interface MutantJob {
  readonly standard: string;
  readonly id: string;
}

parentPort?.on('message', ({ standard, id }: MutantJob) => {
  const mutants = mutantSets.find((set) => set.standard === standard)?.mutants;
  const mutant = mutants?.find((each) => each.id === id);
  if (mutant === undefined) throw new Error(`there is no mutant ${id} of ${standard}`);
  void judgeMutant(mutant, standard).then((done) => {
    parentPort?.postMessage(done satisfies MutantOutcomes);
  });
});
