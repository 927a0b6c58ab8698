import {
  coverageFaults,
  scenarios,
  whyNotCovered,
  type ScenarioCounts,
} from './clause-coverage.js';
import type { Clause, Registry } from './registry.js';

/**
 * The coverage of a registry by scenarios, as lines for a terminal: a total, a line for each
 * section, under it each clause that no scenario shows with the reason, and contradictions last.
 */
export function coverageLines(registry: Registry, counts: ScenarioCounts): readonly string[] {
  const sections = [...new Set(registry.clauses.map(({ section }) => section))];
  const faults = coverageFaults(registry, counts);
  return [
    `${registry.standard} ${registry.source.revision}: ${summary(registry.clauses, counts)}`,
    ...sections.flatMap((section) =>
      sectionLines(
        section,
        registry.clauses.filter((clause) => clause.section === section),
        counts,
      ),
    ),
    ...(faults.length === 0 ? [] : ['contradictions', ...faults.map((fault) => `  ${fault}`)]),
  ];
}

function sectionLines(
  section: string,
  clauses: readonly Clause[],
  counts: ScenarioCounts,
): readonly string[] {
  return [
    `${section.padEnd(5)}${summary(clauses, counts)}`,
    ...clauses.flatMap((clause) => {
      const why = whyNotCovered(clause, counts);
      return why === undefined ? [] : [`     ${clause.id}  ${why}`];
    }),
  ];
}

function summary(clauses: readonly Clause[], counts: ScenarioCounts): string {
  const covered = clauses.filter((clause) => whyNotCovered(clause, counts) === undefined).length;
  const total = clauses.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);
  const noun = clauses.length === 1 ? 'clause' : 'clauses';
  return `${covered} of ${clauses.length} ${noun} covered, ${scenarios(total)}`;
}
