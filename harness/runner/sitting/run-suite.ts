import type { Envelope } from '@cucumber/messages';
import type { Connector } from '../../adapter/contract/connection.js';
import { Session } from '../../adapter/doors/session.js';
import { validateResult } from '../../adapter/contract/validate-result.js';
import { buildReport } from '../result/build-report.js';
import { describeAdapter } from './describe-adapter.js';
import type { KnownFailures } from '../plan/known-failures.js';
import { type PlannedScenario, planScenarios } from '../plan/plan.js';
import { runFeatures } from './run-features.js';
import { setCurrentRun } from './run-context.js';
import type { Recording } from './recording.js';
import type { Report, Selection } from '../result/result-model.js';
import type { ScenarioFact } from '../judging/scenario-outcome.js';
import { ScenarioRun } from './scenario-run.js';
import { judgedStandards, requireSelectable, selectScenarios } from '../plan/selection.js';
import { loadStandards, type Standard } from '../plan/standards.js';
import { makeTranscript, type Transcript } from './transcript.js';

export interface RunOptions {
  readonly connector: Connector;
  readonly selection?: Selection;
  readonly knownFailures?: KnownFailures;
  readonly failFast?: boolean;
  /** Called as scenarios end. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Whether to keep every call as a transcript, which the report then names. */
  readonly keepTranscript?: boolean;
  /** Called with each of Cucumber's messages. */
  readonly onMessage?: (message: Envelope) => void;
}

export interface SuiteRun {
  readonly report: Report;
  /** What each scenario did that ran, in order: vectors are made from these. */
  readonly recordings: readonly Recording[];
  readonly transcript?: Transcript;
}

let loaded: { standards: readonly Standard[]; planned: readonly PlannedScenario[] } | undefined;

/** The suite's own content: read once in a process, which may run it any number of times. */
function suite(): NonNullable<typeof loaded> {
  if (loaded !== undefined) return loaded;
  const standards = loadStandards();
  loaded = { standards, planned: planScenarios(standards) };
  return loaded;
}

/**
 * Runs the suite against one implementation and judges it.
 *
 * @throws AdapterError where the adapter breaks before it has answered `describe`
 * @throws SelectionError where the selection names what is not there
 * @throws SuiteError where the suite's own features are broken
 */
export async function runSuite(options: RunOptions): Promise<SuiteRun> {
  const started = new Date();
  const { connector, selection = {}, onProgress } = options;
  const { standards, planned } = suite();
  requireSelectable(standards, selection);
  const session = await Session.start({ connector, validateResult });
  try {
    const description = await describeAdapter(session);
    const judged = judgedStandards(standards, description, selection);
    const selected = selectScenarios(planned, judged, selection);
    const run = new ScenarioRun(session, description, planned, options.failFast ?? false);
    setCurrentRun(run);
    let done = 0;
    const ends =
      selected.length === 0
        ? new Map<string, { trouble?: string }>()
        : await runFeatures(standards, planned, selected, {
            onEnd: () => {
              done += 1;
              onProgress?.(done, selected.length);
            },
            ...(options.onMessage === undefined ? {} : { onMessage: options.onMessage }),
          });
    const facts = new Map<string, ScenarioFact>();
    for (const [pickle, { trouble }] of ends) {
      const recording = run.recordings.get(pickle);
      if (recording === undefined) continue;
      facts.set(recording.scenario, { recording, ...(trouble === undefined ? {} : { trouble }) });
    }
    const recordings = [...facts.values()].map(({ recording }) => recording);
    const kept = options.keepTranscript === true ? { transcript: makeTranscript(recordings) } : {};
    const report = buildReport({
      started,
      connector,
      description,
      stderr: session.stderr(),
      selection,
      knownFailures: options.knownFailures ?? new Map(),
      judged,
      planned,
      selected: new Set(selected),
      facts,
      ...kept,
    });
    return { report, recordings, ...kept };
  } finally {
    setCurrentRun(undefined);
    await session.close();
  }
}
