import type { Json, JsonObject } from '../../adapter/contract/json.js';
import type { CallPlace, Check } from '../../runner/judging/check.js';
import type { Basis, Level } from '../../registry/registry.js';

/** What a vector takes from an earlier answer of its own: stands in place of the value. */
export interface Reference extends JsonObject {
  readonly $from: { readonly call: number; readonly pointer: string };
}

/** A check whose operand may hold references, and be a reference. */
export interface VectorCheck {
  readonly pointer: string;
  readonly op: Check['op'];
  readonly operand?: Json | CallPlace;
}

/** Whether a check's operand is a place in another answer. */
export function comparesAnswers(
  check: Check | VectorCheck,
): check is (Check | VectorCheck) & { readonly operand: CallPlace } {
  return check.op === 'sameAs' || check.op === 'absentOrSameAs';
}

/** One call: what is sent, references filled in, and what must hold of the answer. */
export interface VectorCall {
  readonly method: string;
  readonly params: JsonObject;
  /** Where this holds of the answer, the vector has passed and ends here. */
  readonly ends_where?: VectorCheck;
  readonly checks: readonly VectorCheck[];
}

/** How binding a vector is. A reading is one of several that the text allows: never a MUST. */
export type VectorLevel = Level | 'READING';

/** What a consumer must have beside an implementation to run a vector. */
export type Need = 'attacker' | 'decoder';

/** What every vector says of itself, whatever its kind. */
export interface VectorHeading {
  /** Stable, never given again. */
  readonly id: string;
  /** The clauses that it shows. */
  readonly clauses: readonly string[];
  readonly level: VectorLevel;
  readonly basis: Basis;
  readonly module: string;
  readonly title: string;
}

/** One scenario as data. */
export interface ScenarioVector extends VectorHeading {
  /** The vector that this one is the nearest opposite of. */
  readonly control_of?: string;
  readonly needs?: readonly Need[];
  /** The largest figure among the params, where it is past 2^53 - 1. */
  readonly largest_figure?: string;
  readonly calls: readonly VectorCall[];
}

export const SCENARIO_FORMAT = 'poolproof-scenario-vectors/1';
export const LEDGER_FORMAT = 'poolproof-ledger-vectors/1';
export const RECEIPT_FORMAT = 'poolproof-receipt-vectors/1';

/** The formats of files that hold vectors. */
export const VECTOR_FORMATS: readonly string[] = [SCENARIO_FORMAT, LEDGER_FORMAT, RECEIPT_FORMAT];

/** One file of vectors as emitted: all kinds begin alike. */
export interface VectorFile {
  readonly format: typeof SCENARIO_FORMAT | typeof LEDGER_FORMAT | typeof RECEIPT_FORMAT;
  readonly standard: string;
  readonly counts: Readonly<Record<string, number>> & { readonly vectors: number };
  readonly vectors: readonly VectorHeading[];
}

/** A file of scenarios: those of one section. */
export interface ScenarioFile extends VectorFile {
  readonly format: typeof SCENARIO_FORMAT;
  readonly section: string;
  readonly counts: { readonly vectors: number; readonly calls: number; readonly checks: number };
  /** What each clause demands, by its id. */
  readonly clauses: Readonly<Record<string, string>>;
  readonly vectors: readonly ScenarioVector[];
}
