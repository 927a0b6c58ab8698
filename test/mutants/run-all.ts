import { once } from 'node:events';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import type { MutantRun } from './matrix-text.js';
import { type ClauseOutcomes, mutantFaults, type MutantOutcomes, outcomesOf } from './matrix.js';
import type { Mutant } from './mutant.js';
import type { MutantJob } from './mutant-worker.js';
import { mutantSets } from './mutant-sets.js';
import { type NullImplementation, nullFaults } from './null-implementation.js';

/** What came of the mutants and null implementations of one standard. */
export interface SetRun {
  readonly standard: string;
  readonly mutants: readonly (MutantRun & MutantOutcomes)[];
  readonly nulls: readonly { implementation: NullImplementation; outcomes: ClauseOutcomes }[];
}

/** What came of all, and what is wrong with it. */
export interface MatrixRun {
  readonly sets: readonly SetRun[];
  readonly killed: number;
  readonly total: number;
  readonly faults: readonly string[];
}

/**
 * Runs mutants, one on each core at a time, then the null implementations.
 *
 * @param wanted ids of the only mutants to run; none runs all, and the null implementations
 */
export async function runAll(
  wanted: readonly string[],
  onProgress: (done: number, total: number) => void,
): Promise<MatrixRun> {
  const chosen = (mutant: Mutant): boolean => wanted.length === 0 || wanted.includes(mutant.id);
  const jobs = mutantSets.flatMap(({ standard, mutants }) =>
    mutants.filter(chosen).map((mutant) => ({ standard, mutant })),
  );
  const outcomes = await inWorkers(jobs, onProgress);
  const sets: SetRun[] = [];
  for (const { standard, nulls } of mutantSets) {
    const runs = jobs.flatMap(({ standard: of, mutant }) => {
      const found = outcomes.get(mutant);
      return of === standard && found !== undefined ? [{ mutant, ...found }] : [];
    });
    const passes = [];
    for (const implementation of wanted.length === 0 ? nulls : []) {
      const { name, adapter } = implementation;
      passes.push({ implementation, outcomes: await outcomesOf(name, adapter, standard) });
    }
    sets.push({ standard, mutants: runs, nulls: passes });
  }
  return judged(sets, wanted);
}

function judged(sets: readonly SetRun[], wanted: readonly string[]): MatrixRun {
  const runs = sets.flatMap(({ mutants }) => mutants);
  const ofMutants = runs.map((each) => mutantFaults(each.mutant, each));
  const ofNulls = sets.flatMap(({ nulls }) =>
    nulls.flatMap((each) => nullFaults(each.implementation, each.outcomes)),
  );
  const missing = wanted.filter((id) => !runs.some(({ mutant }) => mutant.id === id));
  return {
    sets,
    killed: ofMutants.filter((own) => own.length === 0).length,
    total: runs.length,
    faults: [
      ...ofMutants.flat(),
      ...ofNulls,
      ...missing.map((id) => `there is no mutant ${id}`),
      ...(runs.length === 0 ? ['no mutant was run'] : []),
    ],
  };
}

interface Job {
  readonly standard: string;
  readonly mutant: Mutant;
}

/** A worker takes the next mutant as soon as it is done with one. */
async function inWorkers(
  jobs: readonly Job[],
  onProgress: (done: number, total: number) => void,
): Promise<ReadonlyMap<Mutant, MutantOutcomes>> {
  const outcomes = new Map<Mutant, MutantOutcomes>();
  const waiting = [...jobs];
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./mutant-worker.js', import.meta.url));
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      const { standard, mutant } = job;
      worker.postMessage({ standard, id: mutant.id } satisfies MutantJob);
      const [done] = (await once(worker, 'message')) as [MutantOutcomes];
      outcomes.set(mutant, done);
      onProgress(outcomes.size, jobs.length);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(os.availableParallelism(), jobs.length) }, work));
  return outcomes;
}
