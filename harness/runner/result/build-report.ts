import type { Connector } from '../../adapter/contract/connection.js';
import type { JsonObject } from '../../adapter/contract/json.js';
import { clauseResult } from '../judging/clause-result.js';
import type { KnownFailures } from '../plan/known-failures.js';
import type { PlannedScenario } from '../plan/plan.js';
import {
  type Outcome,
  OUTCOMES,
  type Report,
  type ScenarioResult,
  SEED,
  type Selection,
  type StandardResult,
} from './result-model.js';
import { probeResult } from '../judging/probe-result.js';
import { plainOutcome, reportedFailure, type ScenarioFact } from '../judging/scenario-outcome.js';
import { type JudgedStandard, moduleOf } from '../plan/selection.js';
import { suiteIdentity } from './suite-identity.js';
import { type Transcript, transcriptIdentity } from '../sitting/transcript.js';
import { exitCodeOf, overallVerdict, verdictOf } from './verdict.js';

/** Everything that a run found out. */
export interface RunFacts {
  readonly started: Date;
  readonly connector: Connector;
  readonly description: JsonObject;
  readonly stderr: string;
  readonly selection: Selection;
  readonly knownFailures: KnownFailures;
  readonly judged: readonly JudgedStandard[];
  readonly planned: readonly PlannedScenario[];
  readonly selected: ReadonlySet<PlannedScenario>;
  /** What was learnt of each scenario that was started, by its id. */
  readonly facts: ReadonlyMap<string, ScenarioFact>;
  /** Where the run keeps its calls: what `transcript.ndjson` will hold. */
  readonly transcript?: Transcript;
}

/** Judges what a run found out, and puts it into the one model that all reports are made from. */
export function buildReport(run: RunFacts): Report {
  const standards = run.judged.map((judged) => standardResult(run, judged));
  return {
    format: 'poolproof-report/1',
    suite: suiteIdentity(),
    implementation: run.description.implementation as JsonObject,
    selection: run.selection,
    seed: SEED,
    ...(run.transcript === undefined ? {} : { transcript: transcriptIdentity(run.transcript) }),
    verdict: overallVerdict(standards),
    exitCode: exitCodeOf(standards),
    standards,
    varying: {
      started: run.started.toISOString(),
      durationMs: Date.now() - run.started.getTime(),
      adapter: { transport: run.connector.transport, label: run.connector.label },
      stderr: run.stderr,
    },
    end: 'poolproof-report/1',
  };
}

function standardResult(run: RunFacts, judged: JudgedStandard): StandardResult {
  const { standard, claimedModules } = judged;
  const selectedClauses = new Set([...run.selected].map(({ clause }) => clause));
  const planned = run.planned.filter(
    (scenario) =>
      scenario.standard === standard &&
      (selectedClauses.has(scenario.clause) ||
        !claimedModules.has(moduleOf(standard, scenario.clause))),
  );
  const broken = brokenClauses(run, planned);
  const probing = planned.filter((scenario) => scenario.probe && run.selected.has(scenario));
  const scenarios = planned.map((scenario) => scenarioResult(run, scenario, broken));
  const clauses = standard.registry.clauses.map((clause) =>
    clauseResult(
      clause,
      scenarios.filter((scenario) => scenario.clause === clause.id),
      { claimedModules, selection: run.selection, knownFailures: run.knownFailures },
    ),
  );
  return {
    id: standard.id,
    revision: standard.registry.source.revision,
    digests: standard.digests,
    claimedModules: [...claimedModules].sort(),
    verdict: verdictOf(clauses),
    totals: totalsOf(scenarios),
    clauses,
    scenarios,
    probes: standard.registry.probes.flatMap((probe) => {
      const scenario = probing.find(({ clause }) => clause === probe.id);
      return scenario === undefined
        ? []
        : [probeResult(probe, scenario, run.facts.get(scenario.id))];
    }),
  };
}

/** Clauses with a scenario that did not pass: a known failure is stale where there is none. */
function brokenClauses(
  { selected, facts }: RunFacts,
  planned: readonly PlannedScenario[],
): ReadonlySet<string> {
  const broken = planned.filter(
    (scenario) => selected.has(scenario) && plainOutcome(facts.get(scenario.id)) !== 'passed',
  );
  return new Set(broken.map(({ clause }) => clause));
}

function scenarioResult(
  run: RunFacts,
  scenario: PlannedScenario,
  broken: ReadonlySet<string>,
): ScenarioResult {
  const { id, clause, title, uri, line, controlOf, standard } = scenario;
  const fact = run.facts.get(id);
  const calls = fact?.recording.calls ?? [];
  const failure = run.selected.has(scenario) ? reportedFailure(fact) : undefined;
  return {
    id,
    clause,
    module: moduleOf(standard, clause),
    title,
    uri,
    line,
    ...(controlOf === undefined ? {} : { controlOf }),
    outcome: outcomeOf(run, scenario, broken),
    calls: calls.length,
    checks: calls.reduce((sum, call) => sum + call.checks.length, 0),
    ...(failure === undefined ? {} : { failure }),
  };
}

function outcomeOf(
  { selected, facts, knownFailures }: RunFacts,
  scenario: PlannedScenario,
  broken: ReadonlySet<string>,
): Outcome {
  if (!selected.has(scenario)) return 'not claimed';
  const plain = plainOutcome(facts.get(scenario.id));
  if (!knownFailures.has(scenario.clause) || plain === 'could not run') return plain;
  if (!broken.has(scenario.clause)) return 'stale known failure';
  return plain === 'passed' ? 'passed' : 'known failure';
}

function totalsOf(scenarios: readonly ScenarioResult[]): Record<Outcome, number> {
  const count = (outcome: Outcome): number =>
    scenarios.filter((scenario) => scenario.outcome === outcome).length;
  return Object.fromEntries(OUTCOMES.map((outcome) => [outcome, count(outcome)])) as Record<
    Outcome,
    number
  >;
}
