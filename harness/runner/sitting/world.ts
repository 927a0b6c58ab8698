import { World } from '@cucumber/cucumber';
import { AdapterError } from '../../adapter/contract/adapter-error.js';
import { type Answer, METHOD_NOT_FOUND } from '../../adapter/contract/connection.js';
import type { Json, JsonObject } from '../../adapter/contract/json.js';
import { type Check, holds } from '../judging/check.js';
import { failureText } from '../judging/failure-text.js';
import { valueAt } from '../judging/pointer.js';
import { answerOf, type Failure, type RecordedCall, type Recording } from './recording.js';
import { currentRun } from './run-context.js';

/** Ends a scenario whose failure is already in its recording. */
class ScenarioEnded extends Error {
  override readonly name = 'ScenarioEnded';
}

/** One answer that a probe may record, and how it shows. */
export interface AnswerCandidate {
  /** Its id in the registry. */
  readonly answer: string;
  readonly checks: readonly Check[];
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

  /** Sends a call of a method that the protocol lets an implementation leave out. */
  async callOptional(method: string, params: JsonObject): Promise<RecordedCall | undefined> {
    const call = this.record(method, params);
    const answer = await this.answered(call, currentRun().session.call(method, params));
    return isMissing(answer) ? undefined : call;
  }

  /**
   * Records what the suite itself made or read, as if it were the answer to a call: so that it can
   * be checked, and replayed by whoever makes or reads the same.
   *
   * @param method its name; `suite.` keeps it apart from the protocol's methods
   */
  derive(method: `suite.${string}`, params: JsonObject, result: Json): RecordedCall {
    const call = this.record(method, params);
    call.answer = { kind: 'result', result };
    return call;
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

  /**
   * Records the answer to a probe's question: the first candidate whose checks all hold. Where none
   * does, the probe stays without an answer, which is told and bears on nothing.
   */
  answer(call: RecordedCall, candidates: readonly AnswerCandidate[]): void {
    const given = answerOf(call);
    const found = candidates.find(({ checks }) =>
      checks.every((check) => holds(check, given, (index) => answerOf(this.callAt(index)))),
    );
    if (found === undefined) {
      this.couldNotRun('what was answered is none of the answers that the probe knows');
    }
    call.checks.push(...found.checks);
    this.recording.answer = { answer: found.answer, call: call.index };
    this.recording.proofs += 1;
  }

  /**
   * Whether an answer ends the scenario as one that is proven: recorded, so that a vector made from
   * an answer that did not end it says so too.
   */
  endsWhere(call: RecordedCall, check: Check): boolean {
    call.endsWhere = check;
    const ends = holds(check, answerOf(call), (index) => answerOf(this.callAt(index)));
    if (ends) this.passEarly(call);
    return ends;
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
    const call: RecordedCall = { index: this.recording.calls.length, method, params, checks: [] };
    this.recording.calls.push(call);
    return call;
  }

  private async settle(call: RecordedCall, pending: Promise<Answer>): Promise<RecordedCall> {
    const answer = await this.answered(call, pending);
    if (isMissing(answer)) {
      this.end({ kind: 'not-implemented', call: call.index, error: answer.error });
    }
    return call;
  }

  private async answered(call: RecordedCall, pending: Promise<Answer>): Promise<Answer> {
    try {
      return (call.answer = await pending);
    } catch (error) {
      if (!(error instanceof AdapterError)) throw error;
      const { code, message } = error;
      return this.end({ kind: 'adapter', call: call.index, code, message });
    }
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
    throw new ScenarioEnded(failureText(failure, this.recording));
  }
}

function isMissing(answer: Answer): answer is Extract<Answer, { kind: 'error' }> {
  return answer.kind === 'error' && answer.error.code === METHOD_NOT_FOUND;
}
