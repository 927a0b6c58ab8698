import type { Json, JsonObject } from '../../adapter/contract/json.js';
import type { Check } from '../judging/check.js';
import type { Failure } from '../sitting/recording.js';

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

/** One call, whole, with its answer where one came. */
export interface ReportedCall {
  /** Position in its scenario, from 0: the transcript names it the same. */
  readonly index: number;
  readonly method: string;
  readonly params: JsonObject;
  readonly answer?: Json;
  /** Which of its values stand here as a `CutValue`. */
  readonly cut?: readonly ('params' | 'answer')[];
}

/** What stands for a value that is too long to be read: the transcript has it whole. */
export interface CutValue {
  /** Of its JSON text, as hex. */
  readonly sha256: string;
  /** Length of its JSON text in UTF-8. */
  readonly bytes: number;
  /** How its JSON text begins. */
  readonly head: string;
}

/** The failing call, whole, and what was expected of it. */
export interface ReportedFailure {
  readonly kind: Failure['kind'];
  readonly message: string;
  /** The calls that led there, oldest first: where they are many, the first and the last of them. */
  readonly before?: readonly ReportedCall[];
  readonly call?: ReportedCall;
  readonly check?: Check;
  /** Absent where nothing stood at the check's pointer. */
  readonly got?: Json;
  /** Which of its values stand here as a `CutValue`; an operand that is a list holds it alone. */
  readonly cut?: readonly ('operand' | 'got')[];
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

/** What an implementation did where the text leaves it open. Bears on no verdict. */
export interface ProbeResult {
  readonly id: string;
  readonly section: string;
  readonly module: string;
  readonly question: string;
  readonly uri: string;
  readonly line: number;
  /** Absent where the probe got no answer. */
  readonly answer?: { readonly id: string; readonly sentence: string };
  /** The call that gave the answer, or failed to. */
  readonly call?: ReportedCall;
  /** Why there is no answer. */
  readonly note?: string;
}

/** What the suite held an implementation against, each as the SHA-256 of a file, as hex. */
export interface StandardDigests {
  /** Of `features/<standard>/clauses.json`. */
  readonly registry: string;
  /** Of `vectors/<standard>/MANIFEST.json`; absent where the suite carries no vectors. */
  readonly vectors?: string;
}

export interface StandardResult {
  readonly id: string;
  readonly revision: string;
  readonly digests: StandardDigests;
  readonly claimedModules: readonly string[];
  readonly verdict: Verdict;
  readonly totals: Readonly<Record<Outcome, number>>;
  readonly clauses: readonly ClauseResult[];
  readonly scenarios: readonly ScenarioResult[];
  readonly probes: readonly ProbeResult[];
}

export const SEED = 'sha-256 of the labels in the features';

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
  /** Where keys and figures that seem random come from: nothing in a run is left to chance. */
  readonly seed: typeof SEED;
  /** Present where the run kept its calls: the file `transcript.ndjson`, by its SHA-256 as hex. */
  readonly transcript?: { readonly calls: number; readonly sha256: string };
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
