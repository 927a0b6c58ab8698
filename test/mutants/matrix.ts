import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { directConnector } from '../../harness/adapter/doors/direct-connector.js';
import type { Adapter } from '../../harness/adapter/contract/adapter.js';
import type * as ReferenceAdapter from '../../harness/adapter/serving/reference-adapter.js';
import { runSuite } from '../../harness/runner/sitting/run-suite.js';
import { bothVerdicts, unexplained } from '../vectors/both-verdicts.js';
import { buildMutant } from './build-mutant.js';
import type { Mutant } from './mutant.js';

/** Outcomes by clause, of the clauses that have scenarios. */
export type ClauseOutcomes = ReadonlyMap<string, string>;

/** A part of the clauses that a mutant does not name must still pass: it is one defect, not ruin. */
const LEAST_PART_PASSED = 0.75;

/** Runs the whole suite against an in-process adapter. */
export async function outcomesOf(
  label: string,
  adapter: Adapter,
  standard: string,
): Promise<ClauseOutcomes> {
  const { report } = await runSuite({
    connector: directConnector({ label, adapter, timeoutMs: 5000 }),
    selection: { standard },
  });
  const clauses = report.standards.flatMap((each) => each.clauses);
  return judgedAlone(new Map(clauses.map(({ id, outcome }) => [id, outcome])));
}

type ReferenceModule = Pick<typeof ReferenceAdapter, 'loadReferenceAdapter'>;

/** What came of one mutant. */
export interface MutantOutcomes {
  readonly outcomes: ClauseOutcomes;
  /** Clauses on which the vectors say otherwise than the scenarios. */
  readonly disagreements: readonly string[];
}

/** Builds one mutant, and judges it by the scenarios and by the vectors. */
export async function judgeMutant(mutant: Mutant, standard: string): Promise<MutantOutcomes> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'poolproof-mutant-'));
  try {
    const built = pathToFileURL(buildMutant(mutant, folder)).href;
    const { loadReferenceAdapter } = (await import(built)) as ReferenceModule;
    const adapter = await loadReferenceAdapter({ name: mutant.id, version: '0' });
    const connector = directConnector({ label: mutant.id, adapter, timeoutMs: 5000 });
    const both = await bothVerdicts(connector, standard);
    return { outcomes: judgedAlone(both.byScenarios), disagreements: unexplained(both) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Without the clauses that nothing was judged of. */
function judgedAlone(outcomes: ReadonlyMap<string, string>): ClauseOutcomes {
  const judged = [...outcomes].filter(
    ([, outcome]) => !outcome.startsWith('not ') || outcome === 'not implemented',
  );
  return new Map(judged);
}

/** What is wrong with how a mutant fared; nothing where it was caught as it should be. */
export function mutantFaults(
  mutant: Mutant,
  { outcomes, disagreements }: MutantOutcomes,
): string[] {
  const missed = mutant.clauses.filter((id) => outcomes.get(id) === 'passed');
  const absent = mutant.clauses.filter((id) => !outcomes.has(id));
  const others = [...outcomes].filter(([id]) => !mutant.clauses.includes(id));
  const passed = others.filter(([, outcome]) => outcome === 'passed').length;
  return [
    ...missed.map((id) => `${mutant.id} survives ${id}`),
    ...absent.map((id) => `${mutant.id} names ${id}, which no scenario of this run shows`),
    ...disagreements.map((what) => `${mutant.id} is judged otherwise by vectors: ${what}`),
    ...(passed < others.length * LEAST_PART_PASSED
      ? [
          `${mutant.id} passes only ${passed} of the ${others.length} clauses it does not name: make it narrower, so that it passes three quarters of them, or name what it rightly breaks`,
        ]
      : []),
  ];
}
