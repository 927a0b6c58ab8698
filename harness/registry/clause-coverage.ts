import type { Clause, Registry } from './registry.js';

/** Number of scenarios by clause id; a clause without any may be absent. */
export type ScenarioCounts = ReadonlyMap<string, number>;

/** Why a clause is not covered, or undefined where scenarios show it. */
export function whyNotCovered(clause: Clause, counts: ScenarioCounts): string | undefined {
  if (clause.notShown !== undefined) return `not shown: ${clause.notShown}`;
  if (clause.pending !== undefined) return `pending: ${clause.pending}`;
  return (counts.get(clause.id) ?? 0) > 0 ? undefined : 'no scenario';
}

/**
 * Where markers and scenarios contradict each other, one line each: a clause marked as pending or
 * not shown that has scenarios, and scenarios of a clause or probe that the registry does not hold.
 */
export function coverageFaults(registry: Registry, counts: ScenarioCounts): readonly string[] {
  const clauses = new Map(registry.clauses.map((clause) => [clause.id, clause]));
  const probes = new Set(registry.probes.map(({ id }) => id));
  return [...counts]
    .filter(([id, count]) => count > 0 && !probes.has(id))
    .flatMap(([id, count]) => {
      const clause = clauses.get(id);
      if (clause === undefined) return [`${id}: ${scenarios(count)}, but no such clause`];
      const marker = clause.notShown ?? clause.pending;
      return marker === undefined ? [] : [`${id}: ${scenarios(count)}, yet marked "${marker}"`];
    });
}

/** `1 scenario`, `2 scenarios`. */
export function scenarios(count: number): string {
  return count === 1 ? '1 scenario' : `${count} scenarios`;
}
