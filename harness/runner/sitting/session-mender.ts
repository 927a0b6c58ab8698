import type { Session } from '../../adapter/doors/session.js';
import type { Recording } from './recording.js';

/** Faults in a row after which an adapter is given up. */
const MOST_FAULTS_IN_A_ROW = 3;

/** Starts an adapter again after each scenario in which it broke, until it has done so too often. */
export class SessionMender {
  #faultsInARow = 0;
  #givenUp: string | undefined;

  constructor(private readonly session: Session) {}

  /** Why nothing more can run; undefined while it can. */
  get givenUp(): string | undefined {
    return this.#givenUp;
  }

  /** Called after a scenario's last call. */
  async after(recording: Recording): Promise<void> {
    const fault = this.session.fault();
    if (fault === undefined) {
      if (recording.calls.length > 0) this.#faultsInARow = 0;
      return;
    }
    const { code, message } = fault;
    // A fault between two calls belongs to the scenario in which it was noticed.
    recording.failure ??= { kind: 'adapter', code, message };
    // An answer that only its schema refuses is a sign of life: it gives no adapter up.
    if (code !== 'schema') this.#faultsInARow += 1;
    await this.#mend(message);
  }

  async #mend(message: string): Promise<void> {
    if (this.#faultsInARow >= MOST_FAULTS_IN_A_ROW) {
      this.#givenUp = `the adapter broke ${MOST_FAULTS_IN_A_ROW} times in a row, last: ${message}`;
      return;
    }
    try {
      await this.session.restart();
    } catch (error) {
      this.#givenUp = `the adapter could not be started again: ${(error as Error).message}`;
    }
  }
}
