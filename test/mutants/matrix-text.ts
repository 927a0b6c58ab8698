import type { ClauseOutcomes } from './matrix.js';
import type { Mutant } from './mutant.js';

/** One mutant, and what became of it. */
export interface MutantRun {
  readonly mutant: Mutant;
  readonly outcomes: ClauseOutcomes;
}

/** A line for each mutant: the named clauses that caught it, then those that did besides. */
export function mutantLines(runs: readonly MutantRun[]): string[] {
  const width = Math.max(0, ...runs.map(({ mutant }) => mutant.id.length));
  return runs.map(({ mutant, outcomes }) => {
    const caught = caughtBy(outcomes);
    const named = caught.filter((id) => mutant.clauses.includes(id));
    const besides = caught.filter((id) => !mutant.clauses.includes(id));
    const also = besides.length === 0 ? '' : ` (and ${sections(besides)})`;
    return `${mutant.id.padEnd(width)}  ${sections(named)}${also}`;
  });
}

/** A line for each clause: the mutants that name it and that it caught, then how many others. */
export function clauseLines(runs: readonly MutantRun[]): string[] {
  const clauses = new Set(runs.flatMap(({ outcomes }) => [...outcomes.keys()]));
  return [...clauses].map((clause) => {
    const caught = runs.filter(({ outcomes }) => caughtBy(outcomes).includes(clause));
    const named = caught.filter(({ mutant }) => mutant.clauses.includes(clause));
    const ids = named.map(({ mutant }) => mutant.id).join(', ');
    const others = caught.length - named.length;
    const list = ids === '' ? 'no mutant names it' : ids;
    return `${clause}: ${list}${others === 0 ? '' : ` (and ${others} others)`}`;
  });
}

/** Clause ids without their standard, which all share. */
export function sections(clauses: readonly string[]): string {
  return clauses.map((id) => id.slice(id.lastIndexOf('/') + 1)).join(' ');
}

function caughtBy(outcomes: ClauseOutcomes): string[] {
  return [...outcomes].filter(([, outcome]) => outcome !== 'passed').map(([id]) => id);
}
