import path from 'node:path';
import type { Connector } from '../../harness/adapter/contract/connection.js';
import { packageRoot } from '../../harness/package-root.js';
import { runSuite } from '../../harness/runner/sitting/run-suite.js';
import type { Report } from '../../harness/runner/result/result-model.js';
import { loadStandards } from '../../harness/runner/plan/standards.js';
import { runVectors } from '../../harness/vectors/replay/run-vectors.js';
import { verifyVectors } from '../../harness/vectors/verify/verify-vectors.js';
import { scenarioOnly } from './scenario-only.js';

/** The tracked vectors. */
export const VECTORS = path.join(packageRoot(), 'vectors');

/** One clause on which vectors and scenarios do not say the same. */
export interface Disagreement {
  readonly clause: string;
  readonly byScenarios: string;
  readonly byVectors: string;
}

export interface BothVerdicts {
  /** Clauses that both have judged. */
  readonly compared: number;
  /** Of these, those that both found to be broken. */
  readonly broken: number;
  readonly disagreements: readonly Disagreement[];
  /** What the scenarios say of each clause. */
  readonly byScenarios: ReadonlyMap<string, string>;
}

let verified: ReturnType<typeof verifyVectors> | undefined;

/** Judges one implementation twice, and compares clause by clause. */
export async function bothVerdicts(connector: Connector, standard?: string): Promise<BothVerdicts> {
  const selection = standard === undefined ? {} : { standard };
  const { report } = await runSuite({ connector, selection });
  verified ??= verifyVectors(VECTORS);
  const vectors = verified;
  const replayed = await runVectors({ connector, vectors, standards: loadStandards(), selection });
  const byVectors = outcomes(replayed.report);
  const byScenarios = outcomes(report);
  const compared = [...byScenarios];
  return {
    compared: compared.length,
    broken: compared.filter(([id, outcome]) => outcome !== 'passed' && byVectors.get(id) === outcome)
      .length,
    disagreements: compared.flatMap(([clause, said]) => {
      const replayedAs = byVectors.get(clause) ?? 'not there';
      return replayedAs === said ? [] : [{ clause, byScenarios: said, byVectors: replayedAs }];
    }),
    byScenarios,
  };
}

/** Where vectors and scenarios differ, and nobody has said why they may. */
export function unexplained({ disagreements }: BothVerdicts): string[] {
  return disagreements
    .filter(({ clause }) => !Object.hasOwn(scenarioOnly, clause))
    .map(({ clause, byScenarios, byVectors }) => `${clause}: ${byScenarios}, by vectors ${byVectors}`);
}

function outcomes(report: Report): ReadonlyMap<string, string> {
  const clauses = report.standards.flatMap((each) => each.clauses);
  return new Map(clauses.map(({ id, outcome }) => [id, outcome]));
}
