import { whyNotCovered, type ScenarioCounts } from './clause-coverage.js';
import type { Clause, Registry, SentenceReference } from './registry.js';
import { sentenceKey } from './sentence-key.js';
import { splitSpec, type SpecSentence } from './split-spec.js';

/** How a standard's text and the registry made from an earlier or the same text differ. */
export interface SpecCoverage {
  /** Normative sentences that the registry does not know. */
  readonly new: readonly SpecSentence[];
  /** Known sentences that are gone, each with a new one of its section that may replace it. */
  readonly changed: readonly ChangedSentence[];
  /** Known sentences that are gone, with no new one in their section left to pair with. */
  readonly missing: readonly MissingSentence[];
  /** Sentences that are cited only by clauses that no scenario shows. */
  readonly uncovered: readonly UncoveredSentence[];
}

export interface MissingSentence {
  readonly was: SentenceReference;
  /** Ids of the clauses that rest on it; none where the registry lists it as uncited. */
  readonly clauses: readonly string[];
}

export interface ChangedSentence extends MissingSentence {
  readonly sentence: SpecSentence;
}

export interface UncoveredSentence {
  readonly sentence: SpecSentence;
  /** Every clause that cites it, with why no scenario shows it. */
  readonly clauses: readonly { readonly id: string; readonly why: string }[];
}

/**
 * Compares a standard's text with the registry. A sentence is known by section and digest, so one
 * that moved to another section counts as gone there and, where it is normative, as new here.
 * Pairs are made in the order of the registry and of the text, and are a hint for a reader.
 *
 * @param specText the text, from `decodeSpec`
 * @param counts number of scenarios by clause id
 * @throws SpecTextError where the text has no section in the registry's scope
 */
export function specCoverage(
  registry: Registry,
  specText: string,
  counts: ScenarioCounts,
): SpecCoverage {
  const sentences = splitSpec(specText, registry.source.scope);
  const present = new Map(sentences.map((sentence) => [sentenceKey(sentence), sentence]));
  const citing = clausesBySentence(registry);
  const unknown = sentences.filter(
    (sentence) => sentence.normative !== 'none' && !citing.has(sentenceKey(sentence)),
  );
  const gone = [...citing.values()].filter(({ was }) => !present.has(sentenceKey(was)));
  const { changed, missing } = pair(gone, unknown);
  const replacing = new Set(changed.map(({ sentence }) => sentence));
  return {
    new: unknown.filter((sentence) => !replacing.has(sentence)),
    changed,
    missing,
    uncovered: [...present].flatMap(([key, sentence]) =>
      uncovered(sentence, citing.get(key)?.clauses ?? [], counts),
    ),
  };
}

interface KnownSentence {
  readonly was: SentenceReference;
  readonly clauses: Clause[];
}

/** Every sentence that the registry knows, cited or listed as uncited, by its key. */
function clausesBySentence(registry: Registry): ReadonlyMap<string, KnownSentence> {
  const known = new Map<string, KnownSentence>();
  for (const clause of registry.clauses) {
    for (const was of clause.sources) {
      const entry = known.get(sentenceKey(was)) ?? { was, clauses: [] };
      entry.clauses.push(clause);
      known.set(sentenceKey(was), entry);
    }
  }
  for (const { section, digest } of registry.uncited) {
    known.set(sentenceKey({ section, digest }), { was: { section, digest }, clauses: [] });
  }
  return known;
}

function pair(
  gone: readonly KnownSentence[],
  unknown: readonly SpecSentence[],
): Pick<SpecCoverage, 'changed' | 'missing'> {
  const free = new Map<string, SpecSentence[]>();
  for (const sentence of unknown) {
    const inSection = free.get(sentence.section);
    if (inSection === undefined) free.set(sentence.section, [sentence]);
    else inSection.push(sentence);
  }
  const changed: ChangedSentence[] = [];
  const missing: MissingSentence[] = [];
  for (const { was, clauses } of gone) {
    const ids = clauses.map(({ id }) => id);
    const sentence = free.get(was.section)?.shift();
    if (sentence === undefined) missing.push({ was, clauses: ids });
    else changed.push({ was, clauses: ids, sentence });
  }
  return { changed, missing };
}

function uncovered(
  sentence: SpecSentence,
  clauses: readonly Clause[],
  counts: ScenarioCounts,
): readonly UncoveredSentence[] {
  const reasons = clauses.map((clause) => ({ id: clause.id, why: whyNotCovered(clause, counts) }));
  const open = reasons.flatMap(({ id, why }) => (why === undefined ? [] : [{ id, why }]));
  return open.length > 0 && open.length === reasons.length ? [{ sentence, clauses: open }] : [];
}
