import { World } from '@cucumber/cucumber';
import { AdapterError } from '../adapter/adapter-error.js';
import { type Answer, METHOD_NOT_FOUND } from '../adapter/connection.js';
import type { JsonObject } from '../adapter/json.js';
import { type Check, holds } from './check.js';
import { valueAt } from './pointer.js';
import { answerOf, type Failure, type RecordedCall, type Recording } from './recording.js';
import { currentRun } from './run-context.js';

/** Ends a scenario whose failure is already in its recording. */
class ScenarioEnded extends Error {
  override readonly name = 'ScenarioEnded';
}

/** What a step has at hand: calls to the implementation, and checks of their answers. */
export class ScenarioWorld extends World {
  /** Set before the first step, by the hook that starts a scenario. */
  recording!: Recording;

  /** What the implementation answered to `describe` when the run began. */
  get description(): JsonObject {
    return currentRun().description;
  }

  /** Sends one call and waits for its answer; an adapter's fault ends the scenario. */
  async call(method: string, params: JsonObject): Promise<RecordedCall> {
    const call = this.record(method, params);
    return this.settle(call, currentRun().session.call(method, params));
  }

  /** Sends calls that do not depend on each other's answers without waiting in between. */
  async callAll(method: string, paramsList: readonly JsonObject[]): Promise<RecordedCall[]> {
    const { session } = currentRun();
    const sent = paramsList.map((params) => {
      const answer = session.call(method, params);
      answer.catch(() => undefined); // each rejection is met below, in order
      return { call: this.record(method, params), answer };
    });
    const calls: RecordedCall[] = [];
    for (const { call, answer } of sent) calls.push(await this.settle(call, answer));
    return calls;
  }

  /** Checks what a `Then` step states. The only way a scenario proves anything. */
  check(call: RecordedCall, check: Check): void {
    this.recording.proofs += 1;
    this.verify(call, check);
  }

  /** Checks what a `Given` step needs. Recorded alike, but no proof of the scenario's clause. */
  require(call: RecordedCall, check: Check): void {
    this.verify(call, check);
  }

  /** Notes that a scenario is proven by an answer that lets it go no further. */
  passEarly(call: RecordedCall): void {
    this.check(call, { pointer: '', op: 'present' });
    this.recording.endedEarly = true;
  }

  /** Ends the scenario as one that could not run with this implementation, saying why. */
  couldNotRun(message: string): never {
    return this.end({ kind: 'could-not-run', message });
  }

  private record(method: string, params: JsonObject): RecordedCall {
    const call = { index: this.recording.calls.length, method, params, checks: [] };
    this.recording.calls.push(call);
    return call;
  }

  private async settle(call: RecordedCall, pending: Promise<Answer>): Promise<RecordedCall> {
    try {
      call.answer = await pending;
    } catch (error) {
      if (!(error instanceof AdapterError)) throw error;
      const { code, message } = error;
      return this.end({ kind: 'adapter', call: call.index, code, message });
    }
    if (call.answer.kind === 'error' && call.answer.error.code === METHOD_NOT_FOUND) {
      const { error } = call.answer;
      return this.end({ kind: 'not-implemented', call: call.index, error });
    }
    return call;
  }

  private verify(call: RecordedCall, check: Check): void {
    const answer = answerOf(call);
    call.checks.push(check);
    if (holds(check, answer, (index) => answerOf(this.callAt(index)))) return;
    const got = valueAt(answer, check.pointer);
    this.end({ kind: 'check', call: call.index, check, got });
  }

  private callAt(index: number): RecordedCall {
    const call = this.recording.calls[index];
    if (call === undefined) throw new TypeError(`this scenario has made no call ${index} yet`);
    return call;
  }

  private end(failure: Failure): never {
    this.recording.failure = failure;
    throw new ScenarioEnded(`${failure.kind} failure; the report has it in full`);
  }
}
