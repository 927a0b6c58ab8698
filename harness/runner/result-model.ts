import type { Json, JsonObject } from '../adapter/json.js';
import type { Check } from './check.js';
import type { Failure } from './recording.js';

/** What became of one scenario. The totals of a report add up to its plan. */
export const OUTCOMES = [
  'passed',
  'failed',
  'not implemented',
  'not claimed',
  'known failure',
  'stale known failure',
  'could not run',
] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** What became of a clause: of its scenarios together, or why none of them ran. */
export type ClauseOutcome = Outcome | 'not covered' | 'not shown' | 'not selected';

export type VerdictKind = 'conforms' | 'does not conform' | 'incomplete' | 'could not run';

export interface Verdict {
  readonly kind: VerdictKind;
  /** The verdict in words, with its figures. */
  readonly text: string;
}

/** The failing call, whole, and what was expected of it. */
export interface ReportedFailure {
  readonly kind: Failure['kind'];
  readonly message: string;
  readonly call?: { readonly method: string; readonly params: JsonObject; readonly answer?: Json };
  readonly check?: Check;
  /** Absent where nothing stood at the check's pointer. */
  readonly got?: Json;
}

export interface ScenarioResult {
  readonly id: string;
  readonly clause: string;
  readonly module: string;
  readonly title: string;
  readonly uri: string;
  readonly line: number;
  readonly controlOf?: string;
  readonly outcome: Outcome;
  readonly calls: number;
  /** Checks of all its answers, those of its setting among them. */
  readonly checks: number;
  readonly failure?: ReportedFailure;
}

export interface ClauseResult {
  readonly id: string;
  readonly section: string;
  readonly level: string;
  readonly basis: string;
  readonly module: string;
  readonly statement: string;
  readonly outcome: ClauseOutcome;
  /** Why it is not covered, not shown, or a known failure. */
  readonly note?: string;
}

export interface StandardResult {
  readonly id: string;
  readonly revision: string;
  readonly claimedModules: readonly string[];
  readonly verdict: Verdict;
  readonly totals: Readonly<Record<Outcome, number>>;
  readonly clauses: readonly ClauseResult[];
  readonly scenarios: readonly ScenarioResult[];
}

/** What was asked of the run, where it was not everything. */
export interface Selection {
  readonly standard?: string;
  readonly clauses?: readonly string[];
  readonly modules?: readonly string[];
}

/** One run's result: every report is a face of this. */
export interface Report {
  readonly format: 'poolproof-report/1';
  readonly suite: { readonly name: string; readonly version: string };
  readonly implementation: JsonObject;
  readonly selection: Selection;
  readonly verdict: Verdict;
  readonly exitCode: number;
  readonly standards: readonly StandardResult[];
  /** All that may differ between two runs in which the implementation did the same. */
  readonly varying: {
    readonly started: string;
    readonly durationMs: number;
    readonly adapter: { readonly transport: string; readonly label: string };
    /** The last of what the adapter wrote to stderr. */
    readonly stderr: string;
  };
  /** Stands last in the file: where it is missing, the file was cut. */
  readonly end: 'poolproof-report/1';
}
