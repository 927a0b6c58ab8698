import type {
  ClauseOutcome,
  ClauseResult,
  StandardResult,
  Verdict,
  VerdictKind,
} from './result-model.js';

/** Exit codes, documented in the README: where several apply, the first of 2, 3, 1, 0. */
export const EXIT = { conforms: 0, doesNotConform: 1, usage: 2, couldNotRun: 3 } as const;

const WRONG: ReadonlySet<ClauseOutcome> = new Set([
  'failed',
  'not implemented',
  'stale known failure',
]);

/** Whether a clause bears on the verdict: recommendations and readings are information. */
export function isRequired(clause: { readonly level: string; readonly basis: string }): boolean {
  return clause.level === 'MUST' && clause.basis !== 'reading';
}

/**
 * The verdict on one standard. Conforms only where every required clause of the claimed modules
 * was selected, is covered, ran and passed.
 */
export function verdictOf(clauses: readonly ClauseResult[]): Verdict {
  const required = clauses.filter(
    (clause) =>
      isRequired(clause) && clause.outcome !== 'not claimed' && clause.outcome !== 'not shown',
  );
  const count = (test: (outcome: ClauseOutcome) => boolean): number =>
    required.filter((clause) => test(clause.outcome)).length;
  const passed = count((outcome) => outcome === 'passed');
  const wrong = count((outcome) => WRONG.has(outcome));
  const notRun = count((outcome) => outcome === 'could not run');
  const known = count((outcome) => outcome === 'known failure');
  const ofAll = `${passed} of ${required.length} clauses passed`;

  if (wrong > 0) {
    const rest = notRun > 0 ? `, ${notRun} could not run` : '';
    return {
      kind: 'does not conform',
      text: `does not conform: ${plural(wrong)} failed${rest}, ${ofAll}`,
    };
  }
  if (notRun > 0) {
    return {
      kind: 'could not run',
      text: `could not run: ${plural(notRun)} could not run, ${ofAll}`,
    };
  }
  if (passed + known === 0) {
    return {
      kind: 'could not run',
      text: 'could not run: nothing was judged, no clause was selected and run',
    };
  }
  if (passed === required.length) return { kind: 'conforms', text: `conforms: ${ofAll}` };
  const selected =
    known > 0 ? `all selected passed but ${known} known to fail` : 'all selected passed';
  return {
    kind: 'incomplete',
    text: `incomplete: ${selected}, ${passed} of ${required.length} clauses`,
  };
}

/** The exit code of a run over one or more standards. */
export function exitCodeOf(standards: readonly StandardResult[]): number {
  const kinds = standards.map(({ verdict }) => verdict.kind);
  if (kinds.length === 0 || kinds.includes('could not run') || standards.some(wasCutShort)) {
    return EXIT.couldNotRun;
  }
  return kinds.includes('does not conform') ? EXIT.doesNotConform : EXIT.conforms;
}

/** From the one that decides: a run over several standards is as its worst. */
const FROM_WORST: readonly VerdictKind[] = [
  'could not run',
  'does not conform',
  'incomplete',
  'conforms',
];

/** The verdict on all standards of a run together. */
export function overallVerdict(standards: readonly StandardResult[]): Verdict {
  const verdicts = standards.map(({ verdict }) => verdict);
  const kind = FROM_WORST.find((each) => verdicts.some((verdict) => verdict.kind === each));
  if (kind === undefined) {
    const text = 'could not run: the adapter describes no standard that was asked for and is known';
    return { kind: 'could not run', text };
  }
  const [only, ...others] = verdicts;
  if (only !== undefined && others.length === 0) return only;
  return { kind, text: standards.map(({ id, verdict }) => `${id} ${verdict.text}`).join('; ') };
}

/** Whether a scenario of a required clause could not run, but for one left out by request. */
function wasCutShort({ clauses, scenarios }: StandardResult): boolean {
  const required = new Set(clauses.filter(isRequired).map(({ id }) => id));
  return scenarios.some(
    ({ clause, outcome, failure }) =>
      outcome === 'could not run' && failure?.kind !== 'stopped' && required.has(clause),
  );
}

function plural(clauses: number): string {
  return clauses === 1 ? '1 clause' : `${clauses} clauses`;
}
