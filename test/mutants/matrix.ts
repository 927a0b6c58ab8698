import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { directConnector } from '../../harness/adapter/direct-connector.js';
import type { Adapter } from '../../harness/adapter/adapter.js';
import { loadReferenceAdapter } from '../../harness/adapter/reference-adapter.js';
import { runSuite } from '../../harness/runner/run-suite.js';
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
  const judged = clauses.filter(({ outcome }) => !outcome.startsWith('not '));
  const missing = clauses.filter(({ outcome }) => outcome === 'not implemented');
  return new Map([...judged, ...missing].map(({ id, outcome }) => [id, outcome]));
}

/** Builds and runs one mutant. */
export async function outcomesOfMutant(mutant: Mutant, standard: string): Promise<ClauseOutcomes> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'poolproof-mutant-'));
  try {
    const adapters = buildMutant(mutant, folder);
    const adapter = await loadReferenceAdapter({ name: mutant.id, version: '0' }, adapters);
    return await outcomesOf(mutant.id, adapter, standard);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is wrong with how a mutant fared; nothing where it was caught as it should be. */
export function mutantFaults(mutant: Mutant, outcomes: ClauseOutcomes): string[] {
  const missed = mutant.clauses.filter((id) => outcomes.get(id) === 'passed');
  const absent = mutant.clauses.filter((id) => !outcomes.has(id));
  const others = [...outcomes].filter(([id]) => !mutant.clauses.includes(id));
  const passed = others.filter(([, outcome]) => outcome === 'passed').length;
  return [
    ...missed.map((id) => `${mutant.id} survives ${id}`),
    ...absent.map((id) => `${mutant.id} names ${id}, which no scenario of this run shows`),
    ...(passed < others.length * LEAST_PART_PASSED
      ? [`${mutant.id} passes only ${passed} of the ${others.length} clauses it does not name`]
      : []),
  ];
}
