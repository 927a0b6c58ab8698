import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import {
  type ISupportCodeLibrary,
  loadConfiguration,
  loadSupport,
  runCucumber,
} from '@cucumber/cucumber/api';
import {
  type Envelope,
  type TestCase,
  type TestCaseStarted,
  type TestStepFinished,
  TestStepResultStatus,
} from '@cucumber/messages';
import { packageRoot } from '../../package-root.js';
import type { PlannedScenario } from '../plan/plan.js';
import type { Standard } from '../plan/standards.js';

/** What Cucumber said of one scenario, beyond what its recording holds. */
export interface ScenarioEnd {
  /** Why it did not pass, where the recording need not know: an undefined step, a step's own bug. */
  readonly trouble?: string;
}

/** Who hears of a run as it goes. */
export interface RunListeners {
  /** Called as each scenario ends, with Cucumber's id of its pickle. */
  readonly onEnd: (pickle: string) => void;
  /** Called with each of Cucumber's messages. */
  readonly onMessage?: (message: Envelope) => void;
}

/** Compiled code lies in `dist/`, sources at the root: steps are loaded as whichever runs. */
const HERE = path.dirname(fileURLToPath(import.meta.url));
const STEPS = path.join(HERE, '../../../steps');
const EXTENSION = path.extname(fileURLToPath(import.meta.url));

let support: ISupportCodeLibrary | undefined;

/**
 * Runs scenarios through Cucumber, in one process, once each.
 *
 * @param selected the scenarios to run: exactly these
 * @returns how each scenario ended that Cucumber ran, by the id of its pickle
 */
export async function runFeatures(
  standards: readonly Standard[],
  planned: readonly PlannedScenario[],
  selected: readonly PlannedScenario[],
  { onEnd, onMessage }: RunListeners,
): Promise<ReadonlyMap<string, ScenarioEnd>> {
  const environment = { cwd: packageRoot(), stdout: new PassThrough().resume(), env: process.env };
  const { runConfiguration } = await loadConfiguration(
    {
      file: false,
      provided: {
        paths: pathsOf(planned, selected),
        import: stepFiles(standards),
        format: [path.join(HERE, `silent-formatter${EXTENSION}`)],
      },
    },
    environment,
  );
  // Step files run once in a process: a second load would find no definitions in them.
  support ??= await loadSupport(runConfiguration, environment);
  const ends = new EndCollector(onEnd);
  await runCucumber({ ...runConfiguration, support }, environment, (envelope) => {
    onMessage?.(envelope);
    ends.take(envelope);
  });
  return ends.byPickle;
}

function stepFiles(standards: readonly Standard[]): string[] {
  const folders = standards.map(({ folder }) => path.join(STEPS, folder));
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  // The hooks come first, so that they open a scenario first and close it last.
  return [
    path.join(STEPS, `hooks${EXTENSION}`),
    ...files.filter((file) => file.endsWith(EXTENSION)),
  ];
}

/** A file whose scenarios are all selected goes by its name: picking by line costs time. */
function pathsOf(
  planned: readonly PlannedScenario[],
  selected: readonly PlannedScenario[],
): string[] {
  const count = (scenarios: readonly PlannedScenario[], uri: string): number =>
    scenarios.filter((scenario) => scenario.uri === uri).length;
  return [...new Set(selected.map(({ uri }) => uri))].map((uri) => {
    if (count(selected, uri) === count(planned, uri)) return uri;
    const lines = selected.filter((scenario) => scenario.uri === uri).map(({ line }) => line);
    return [uri, ...lines].join(':');
  });
}

/** Follows Cucumber's messages to learn how each scenario ended. */
class EndCollector {
  readonly byPickle = new Map<string, ScenarioEnd>();
  readonly #stepTexts = new Map<string, string>();
  readonly #cases = new Map<string, TestCase>();
  readonly #running = new Map<string, { readonly testCase: TestCase; trouble?: string }>();

  constructor(private readonly onEnd: (pickle: string) => void) {}

  take({ pickle, testCase, testCaseStarted, testStepFinished, testCaseFinished }: Envelope): void {
    for (const { id, text } of pickle?.steps ?? []) this.#stepTexts.set(id, text);
    if (testCase !== undefined) this.#cases.set(testCase.id, testCase);
    if (testCaseStarted !== undefined) this.#start(testCaseStarted);
    if (testStepFinished !== undefined) this.#endStep(testStepFinished);
    if (testCaseFinished !== undefined) this.#end(testCaseFinished.testCaseStartedId);
  }

  #start({ id, testCaseId }: TestCaseStarted): void {
    const testCase = this.#cases.get(testCaseId);
    if (testCase !== undefined) this.#running.set(id, { testCase });
  }

  #endStep({ testCaseStartedId, testStepId, testStepResult }: TestStepFinished): void {
    const run = this.#running.get(testCaseStartedId);
    if (run === undefined || run.trouble !== undefined) return;
    const step = run.testCase.testSteps.find(({ id }) => id === testStepId);
    const text = this.#stepTexts.get(step?.pickleStepId ?? '') ?? 'of a hook';
    const trouble = troubleOf(testStepResult.status, text, testStepResult.message ?? '');
    if (trouble !== undefined) run.trouble = trouble;
  }

  #end(startedId: string): void {
    const run = this.#running.get(startedId);
    if (run === undefined) return;
    const { testCase, trouble } = run;
    this.byPickle.set(testCase.pickleId, trouble === undefined ? {} : { trouble });
    this.onEnd(testCase.pickleId);
  }
}

function troubleOf(
  status: TestStepResultStatus,
  step: string,
  message: string,
): string | undefined {
  const S = TestStepResultStatus;
  switch (status) {
    case S.PASSED:
      return undefined;
    case S.SKIPPED:
      return `the step "${step}" was skipped`;
    case S.UNDEFINED:
      return `the step "${step}" is not defined`;
    case S.AMBIGUOUS:
      return `the step "${step}" matches more than one definition`;
    case S.PENDING:
      return `the step "${step}" is pending`;
    default:
      return `the step "${step}" failed by itself: ${message.split('\n')[0] ?? ''}`;
  }
}
