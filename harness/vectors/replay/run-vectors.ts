import type { Connector } from '../../adapter/contract/connection.js';
import type { JsonObject } from '../../adapter/contract/json.js';
import { Session } from '../../adapter/doors/session.js';
import { validateResult } from '../../adapter/contract/validate-result.js';
import { buildReport } from '../../runner/result/build-report.js';
import { describeAdapter } from '../../runner/sitting/describe-adapter.js';
import type { PlannedScenario } from '../../runner/plan/plan.js';
import { isJsonObject } from '../../adapter/contract/json.js';
import type { Recording } from '../../runner/sitting/recording.js';
import type { Report, Selection } from '../../runner/result/result-model.js';
import type { ScenarioFact } from '../../runner/judging/scenario-outcome.js';
import { judgedStandards, requireSelectable, selectScenarios } from '../../runner/plan/selection.js';
import { SessionMender } from '../../runner/sitting/session-mender.js';
import type { Standard } from '../../runner/plan/standards.js';
import { replayVector } from './replay-vector.js';
import { loadStandardParts, type StandardParts } from '../emit/standard-parts.js';
import { SCENARIO_FORMAT, type ScenarioFile, type ScenarioVector } from '../format/vector.js';
import type { VerifiedVectors } from '../verify/verify-vectors.js';

export interface VectorRunOptions {
  readonly connector: Connector;
  readonly vectors: VerifiedVectors;
  /** Those that the vectors are of. */
  readonly standards: readonly Standard[];
  readonly selection?: Selection;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface VectorRun {
  readonly report: Report;
  /** Vectors with a figure that the implementation says it does not take: not run. */
  readonly pastLimit: readonly string[];
}

/** A vector as the engine plans a scenario. */
interface PlannedVector {
  readonly planned: PlannedScenario;
  readonly vector: ScenarioVector;
}

/**
 * Replays vectors against an implementation, without any feature or step, and judges it as a run of
 * the suite is judged: clause by clause, over what the vectors show.
 *
 * @throws AdapterError where the adapter breaks before it has answered `describe`
 * @throws SelectionError where the selection names what is not there
 */
export async function runVectors(options: VectorRunOptions): Promise<VectorRun> {
  const started = new Date();
  const { connector, vectors, standards, selection = {}, onProgress } = options;
  requireSelectable(standards, selection);
  const session = await Session.start({ connector, validateResult });
  try {
    const description = await describeAdapter(session);
    const all = plannedVectors(vectors, standards);
    const pastLimit = all.filter((each) => isPastLimit(each, description));
    const within = all.filter((each) => !pastLimit.includes(each));
    const judged = judgedStandards(standards, description, selection);
    const planned = within.map((each) => each.planned);
    const selected = new Set(selectScenarios(planned, judged, selection));
    const due = within.filter((each) => selected.has(each.planned));
    const replayer = new Replayer(session, description);
    const facts = new Map<string, ScenarioFact>();
    for (const [done, { planned: scenario, vector }] of due.entries()) {
      const parts = await loadStandardParts(scenario.standard.folder);
      facts.set(vector.id, { recording: await replayer.replay(vector, parts) });
      onProgress?.(done + 1, due.length);
    }
    const report = buildReport({
      started,
      connector,
      description,
      stderr: session.stderr(),
      selection,
      knownFailures: new Map(),
      judged,
      planned,
      selected,
      facts,
    });
    return { report, pastLimit: pastLimit.map(({ vector }) => vector.id) };
  } finally {
    await session.close();
  }
}

/** Replays vector after vector, and starts an adapter that broke again. */
class Replayer {
  readonly #mender: SessionMender;

  constructor(
    private readonly session: Session,
    private readonly description: JsonObject,
  ) {
    this.#mender = new SessionMender(session);
  }

  async replay(vector: ScenarioVector, parts: StandardParts): Promise<Recording> {
    const { givenUp } = this.#mender;
    if (givenUp !== undefined) {
      const failure = { kind: 'could-not-run', message: givenUp } as const;
      return { scenario: vector.id, calls: [], proofs: 0, failure };
    }
    const { session, description } = this;
    const call = session.call.bind(session);
    const recording = await replayVector(vector, { description, call }, parts);
    await this.#mender.after(recording);
    return recording;
  }
}

function plannedVectors(
  { standards: verified }: VerifiedVectors,
  standards: readonly Standard[],
): readonly PlannedVector[] {
  return verified.flatMap(({ folder, manifest, files }) => {
    const standard = standards.find(({ id }) => id === manifest.standard);
    if (standard === undefined) return [];
    return [...files].flatMap(([name, file]) => {
      if (file.format !== SCENARIO_FORMAT) return [];
      return (file as ScenarioFile).vectors.map((vector, at) => ({
        vector,
        planned: {
          id: vector.id,
          standard,
          clause: vector.clauses[0] ?? '',
          title: vector.title,
          uri: folder === '' ? name : `${folder}/${name}`,
          // Its position: a vector is found by its id, not by a line.
          line: at + 1,
          ...(vector.control_of === undefined ? {} : { controlOf: vector.control_of }),
          probe: false,
        },
      }));
    });
  });
}

function isPastLimit(
  { planned: { standard }, vector: { largest_figure: largest } }: PlannedVector,
  { standards }: JsonObject,
): boolean {
  if (largest === undefined) return false;
  const described = (standards as readonly JsonObject[]).find(({ id }) => id === standard.id);
  const limits = described?.limits;
  const most = isJsonObject(limits) ? limits.max_uj : undefined;
  return most !== undefined && BigInt(largest) > BigInt(most as string | number);
}
