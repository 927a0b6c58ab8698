import type { GherkinDocument, Pickle } from '@cucumber/messages';
import type { JsonObject } from '../../adapter/contract/json.js';
import type { Session } from '../../adapter/doors/session.js';
import { lineOf, where, type PlannedScenario } from '../plan/plan.js';
import type { Recording } from './recording.js';
import type { RunContext } from './run-context.js';
import { SessionMender } from './session-mender.js';
import { SuiteError } from '../plan/suite-error.js';
import { isRequired } from '../result/verdict.js';

/** The scenarios of one run as they go by: their recordings, and when to stop. */
export class ScenarioRun implements RunContext {
  /** By the id of the pickle that Cucumber ran. */
  readonly recordings = new Map<string, Recording>();
  #stopped: { kind: 'stopped' | 'could-not-run'; message: string } | undefined;
  readonly #mender: SessionMender;
  readonly #byPlace: ReadonlyMap<string, PlannedScenario>;

  constructor(
    readonly session: Session,
    readonly description: JsonObject,
    plan: readonly PlannedScenario[],
    private readonly failFast: boolean,
  ) {
    this.#mender = new SessionMender(session);
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
    await this.#mender.after(recording);
    const { givenUp } = this.#mender;
    if (givenUp !== undefined) this.#stopped = { kind: 'could-not-run', message: givenUp };
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
}
