import type { Clause } from '../../registry/registry.js';
import type { Json, JsonObject } from '../../adapter/contract/json.js';
import type { PlannedScenario } from '../../runner/plan/plan.js';
import type { Recording } from '../../runner/sitting/recording.js';
import { SuiteError } from '../../runner/plan/suite-error.js';
import { References } from '../replay/references.js';
import type { StandardParts } from './standard-parts.js';
import {
  type Need,
  SCENARIO_FORMAT,
  type ScenarioFile,
  type ScenarioVector,
  type VectorCall,
  type VectorHeading,
} from '../format/vector.js';

/** A scenario of a clause, and what it did with the reference. */
export interface RecordedScenario {
  readonly scenario: PlannedScenario;
  readonly recording: Recording;
}

/**
 * The vectors of one standard, a file for each section, in the order of the scenarios.
 *
 * @throws SuiteError where a scenario did not pass to its end
 */
export function scenarioFiles(
  recorded: readonly RecordedScenario[],
  parts: StandardParts,
): ReadonlyMap<string, ScenarioFile> {
  const bySection = new Map<string, { clauses: Set<Clause>; vectors: ScenarioVector[] }>();
  let standard = '';
  for (const each of recorded) {
    standard = each.scenario.standard.id;
    const clause = clauseOf(each.scenario);
    const section = bySection.get(clause.section) ?? { clauses: new Set(), vectors: [] };
    bySection.set(clause.section, section);
    section.clauses.add(clause);
    section.vectors.push(scenarioVector(each, clause, parts));
  }
  return new Map(
    [...bySection].map(([section, { clauses, vectors }]) => [
      `scenarios/${section}.json`,
      {
        format: SCENARIO_FORMAT,
        standard,
        section,
        counts: countsOf(vectors),
        clauses: Object.fromEntries([...clauses].map(({ id, statement }) => [id, statement])),
        vectors,
      },
    ]),
  );
}

/** What a vector of a clause says of itself. */
export function headingOf(id: string, title: string, clause: Clause): VectorHeading {
  const { level, basis, module } = clause;
  return {
    id,
    clauses: [clause.id],
    level: basis === 'reading' ? 'READING' : level,
    basis,
    module,
    title,
  };
}

function scenarioVector(
  { scenario, recording }: RecordedScenario,
  clause: Clause,
  { madeUp, needs }: StandardParts,
): ScenarioVector {
  if (recording.failure !== undefined || recording.endedEarly === true) {
    throw new SuiteError(`${scenario.id}: did not pass to its end with the reference`);
  }
  const references = new References(madeUp);
  const taken = recording.calls.map((call) => {
    const params = references.paramsOf(call);
    references.learn(call);
    return { call, params };
  });
  const calls = taken.map(({ call, params }): VectorCall => {
    const { method, checks, endsWhere } = call;
    return {
      method,
      params,
      ...(endsWhere === undefined ? {} : { ends_where: references.checkOf(call, endsWhere) }),
      checks: checks.map((check) => references.checkOf(call, check)),
    };
  });
  const needed = new Set(calls.flatMap(({ method }): Need[] => needs.get(method) ?? []));
  const largest = largestFigure(recording.calls.map(({ params }) => params));
  return {
    ...headingOf(scenario.id, scenario.title, clause),
    ...(scenario.controlOf === undefined ? {} : { control_of: scenario.controlOf }),
    ...(needed.size === 0 ? {} : { needs: [...needed].sort() }),
    ...(largest > BigInt(Number.MAX_SAFE_INTEGER) ? { largest_figure: String(largest) } : {}),
    calls,
  };
}

function clauseOf({ standard, clause: id }: PlannedScenario): Clause {
  const clause = standard.registry.clauses.find((each) => each.id === id);
  if (clause === undefined) throw new SuiteError(`no clause ${id} is in the registry`);
  return clause;
}

function countsOf(vectors: readonly ScenarioVector[]): ScenarioFile['counts'] {
  const calls = vectors.flatMap((vector) => vector.calls);
  const checks = calls.reduce((sum, call) => sum + call.checks.length, 0);
  return { vectors: vectors.length, calls: calls.length, checks };
}

/** Figures are decimal strings wherever they may be large. */
function largestFigure(value: Json | readonly JsonObject[]): bigint {
  if (typeof value === 'string') return /^\d{1,30}$/.test(value) ? BigInt(value) : 0n;
  if (typeof value !== 'object' || value === null) return 0n;
  return Object.values(value)
    .map((inner) => largestFigure(inner))
    .reduce((most, figure) => (figure > most ? figure : most), 0n);
}
