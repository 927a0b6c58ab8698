/**
 * The clause registry of one standard, as `features/<standard>/clauses.json` holds it: what each
 * clause demands, in this project's words, and which sentences of the standard it rests on.
 */
export interface Registry {
  readonly format: 'poolproof-clauses/1';
  /** The standard's own name, such as `pool/1`. */
  readonly standard: string;
  readonly source: RegistrySource;
  readonly modules: readonly RegistryModule[];
  /** In the order of the standard's sections. */
  readonly clauses: readonly Clause[];
  readonly probes: readonly Probe[];
  /** Normative sentences that no clause rests on, each with the reason. */
  readonly uncited: readonly UncitedSentence[];
}

/** The text that the registry was made from, and how its sentences become digests. */
export interface RegistrySource {
  readonly title: string;
  readonly revision: string;
  readonly normalisation: 'poolproof-sentence/1';
  readonly scope: SpecScope;
}

/** The part of a standard's text that holds its demands. */
export interface SpecScope {
  /** First and last top-level section, both included. */
  readonly firstSection: number;
  readonly lastSection: number;
  /** The section whose list items are demands, though they hold no keyword; absent for none. */
  readonly itemSection?: string;
}

/** A part of the standard that an implementation may claim; `core` is never optional. */
export interface RegistryModule {
  readonly id: string;
  readonly statement: string;
}

/**
 * Where a clause comes from: `explicit`, the text says it; `derived`, it follows from what
 * `derivedFrom` names; `reading`, the text leaves it open, so it is recorded and never a failure.
 */
export type Basis = 'explicit' | 'derived' | 'reading';

export type Level = 'MUST' | 'SHOULD' | 'MAY';

/** One demand of the standard, with an id that never changes and is never given again. */
export interface Clause {
  /** Such as `pool-1/4.4-1`. */
  readonly id: string;
  /** Such as `4.4`. */
  readonly section: string;
  readonly level: Level;
  readonly basis: Basis;
  /** Clause ids, sections or RFCs; present for derived clauses only. */
  readonly derivedFrom?: readonly string[];
  readonly module: string;
  /** Number or numbers of the items of the standard's own conformance list. */
  readonly item?: number | readonly number[];
  /** What the clause demands, complete on its own, as a failure report prints it. */
  readonly statement: string;
  readonly sources: readonly SentenceReference[];
  /** What the clause still waits for; absent once scenarios show it. */
  readonly pending?: string;
  /** Why no scenario can show the clause; absent for all that can be shown. */
  readonly notShown?: string;
}

/** A sentence of the standard, named without carrying its words. */
export interface SentenceReference {
  readonly section: string;
  /** See `sentenceDigest`. */
  readonly digest: string;
}

export interface UncitedSentence extends SentenceReference {
  readonly reason: string;
}

/** A question that the standard leaves open, whose answer a run records and never judges. */
export interface Probe {
  /** Such as `pool-1/probe/repeated-claim-id`. */
  readonly id: string;
  readonly section: string;
  readonly module: string;
  readonly question: string;
  /** Every answer that a scenario may record. */
  readonly answers: readonly ProbeAnswer[];
}

export interface ProbeAnswer {
  readonly id: string;
  readonly sentence: string;
}
