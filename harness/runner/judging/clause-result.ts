import type { Clause } from '../../registry/registry.js';
import type { KnownFailures } from '../plan/known-failures.js';
import type {
  ClauseOutcome,
  ClauseResult,
  Outcome,
  ScenarioResult,
  Selection,
} from '../result/result-model.js';

/** Worst first: a clause is as its worst scenario. */
const FROM_WORST: readonly Outcome[] = [
  'failed',
  'not implemented',
  'stale known failure',
  'could not run',
  'known failure',
  'not claimed',
];

/** What the clause's own scenarios are judged within. */
export interface ClauseContext {
  readonly claimedModules: ReadonlySet<string>;
  readonly selection: Selection;
  readonly knownFailures: KnownFailures;
}

/**
 * The result of one clause.
 *
 * @param own the results of its scenarios; none where it has none or none was selected
 */
export function clauseResult(
  clause: Clause,
  own: readonly ScenarioResult[],
  context: ClauseContext,
): ClauseResult {
  const { id, section, level, basis, module, statement } = clause;
  const outcome = outcomeOf(clause, own, context);
  const note = noteOn(clause, outcome, context);
  return {
    id,
    section,
    level,
    basis,
    module,
    statement,
    outcome,
    ...(note === undefined ? {} : { note }),
  };
}

function outcomeOf(
  { id, module, notShown }: Clause,
  own: readonly ScenarioResult[],
  { claimedModules, selection: { clauses, modules } }: ClauseContext,
): ClauseOutcome {
  if (!claimedModules.has(module)) return 'not claimed';
  if (notShown !== undefined) return 'not shown';
  if (own.length === 0) {
    const asked = (clauses?.includes(id) ?? true) && (modules?.includes(module) ?? true);
    return asked ? 'not covered' : 'not selected';
  }
  const worst = FROM_WORST.find((outcome) => own.some((scenario) => scenario.outcome === outcome));
  return worst ?? 'passed';
}

function noteOn(
  { id, pending, notShown }: Clause,
  outcome: ClauseOutcome,
  { knownFailures }: ClauseContext,
): string | undefined {
  if (outcome === 'not covered') return pending ?? 'it has no scenario';
  return outcome === 'not shown' ? notShown : knownFailures.get(id);
}
