import type { GherkinDocument, Pickle } from '@cucumber/messages';
import type { JsonObject } from '../adapter/json.js';
import type { Session } from '../adapter/session.js';
import { lineOf, where, type PlannedScenario } from './plan.js';
import type { Recording } from './recording.js';
import type { RunContext } from './run-context.js';
import { SuiteError } from './suite-error.js';
import { isRequired } from './verdict.js';

/** Faults in a row after which an adapter is given up. */
const MOST_FAULTS_IN_A_ROW = 3;

/** The scenarios of one run as they go by: their recordings, and when to stop. */
export class ScenarioRun implements RunContext {
  /** By the id of the pickle that Cucumber ran. */
  readonly recordings = new Map<string, Recording>();
  #faultsInARow = 0;
  #stopped: { kind: 'stopped' | 'could-not-run'; message: string } | undefined;
  readonly #byPlace: ReadonlyMap<string, PlannedScenario>;

  constructor(
    readonly session: Session,
    readonly description: JsonObject,
    plan: readonly PlannedScenario[],
    private readonly failFast: boolean,
  ) {
    this.#byPlace = new Map(plan.map((scenario) => [where(scenario), scenario]));
  }

  starting(document: GherkinDocument, pickle: Pickle): Recording {
    const place = `${pickle.uri.replaceAll('\\', '/')}:${lineOf(document, pickle) ?? 0}`;
    const scenario = this.#byPlace.get(place);
    if (scenario === undefined) throw new SuiteError(`${place}: this scenario was not planned`);
    const recording: Recording = { scenario: scenario.id, calls: [], proofs: 0 };
    if (this.#stopped !== undefined) recording.failure = this.#stopped;
    this.recordings.set(pickle.id, recording);
    return recording;
  }

  async finished(recording: Recording): Promise<void> {
    const fault = this.session.fault();
    if (fault !== undefined) {
      const { code, message } = fault;
      // A fault between two calls belongs to the scenario in which it was noticed.
      recording.failure ??= { kind: 'adapter', code, message };
      // An answer that only its schema refuses is a sign of life: it gives no adapter up.
      if (code !== 'schema') this.#faultsInARow += 1;
      await this.#mend(message);
    } else if (recording.calls.length > 0) {
      this.#faultsInARow = 0;
    }
    if (this.failFast && recording.failure !== undefined && this.#isRequired(recording)) {
      this.#stopped ??= {
        kind: 'stopped',
        message: 'not run: an earlier scenario failed (--fail-fast)',
      };
    }
  }

  #isRequired({ scenario: id }: Recording): boolean {
    const scenario = [...this.#byPlace.values()].find((each) => each.id === id);
    const clause = scenario?.standard.registry.clauses.find(({ id: of }) => of === scenario.clause);
    return clause !== undefined && isRequired(clause);
  }

  async #mend(message: string): Promise<void> {
    if (this.#faultsInARow >= MOST_FAULTS_IN_A_ROW) {
      this.#giveUp(`the adapter broke ${MOST_FAULTS_IN_A_ROW} times in a row, last: ${message}`);
      return;
    }
    try {
      await this.session.restart();
    } catch (error) {
      this.#giveUp(`the adapter could not be started again: ${(error as Error).message}`);
    }
  }

  #giveUp(message: string): void {
    this.#stopped = { kind: 'could-not-run', message };
  }
}
