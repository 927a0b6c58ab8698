import { AdapterError } from '../../adapter/contract/adapter-error.js';
import { METHOD_NOT_FOUND } from '../../adapter/contract/connection.js';
import type { Json, JsonObject } from '../../adapter/contract/json.js';
import { isJsonObject } from '../../adapter/contract/json.js';
import { type Check, holds } from '../../runner/judging/check.js';
import { valueAt } from '../../runner/judging/pointer.js';
import { answerOf, type Failure, type RecordedCall, type Recording } from '../../runner/sitting/recording.js';
import { isReference } from './references.js';
import type { Caller, StandardParts, SuiteContext } from '../emit/standard-parts.js';
import { SuiteCannot } from './suite-cannot.js';
import { comparesAnswers, type ScenarioVector, type VectorCall, type VectorCheck } from '../format/vector.js';

/**
 * Makes the calls of one vector in order and holds what is answered against its checks: each as
 * soon as all that it compares was answered. Ends at the first that does not hold.
 */
export async function replayVector(
  vector: ScenarioVector,
  context: SuiteContext,
  parts: StandardParts,
): Promise<Recording> {
  const recording: Recording = { scenario: vector.id, calls: [], proofs: 0 };
  const replay = new Replay(recording, context, parts);
  try {
    await replay.run(vector.calls);
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    recording.failure = error.failure;
  }
  await closeAll(recording, context.call, parts);
  return recording;
}

class Ended extends Error {
  constructor(readonly failure: Failure) {
    super(failure.kind);
  }
}

interface Waiting {
  readonly call: RecordedCall;
  readonly check: VectorCheck;
}

class Replay {
  #waiting: Waiting[] = [];

  constructor(
    private readonly recording: Recording,
    private readonly context: SuiteContext,
    private readonly parts: StandardParts,
  ) {}

  async run(calls: readonly VectorCall[]): Promise<void> {
    for (const { method, params, checks, ends_where: endsWhere } of calls) {
      const call = await this.#call(method, params);
      if (endsWhere !== undefined && this.#holds(call, this.#filled(endsWhere))) {
        this.recording.proofs += 1;
        this.recording.endedEarly = true;
        return;
      }
      this.#waiting.push(...checks.map((check) => ({ call, check })));
      const due = this.#waiting.filter(({ check }) => latestCall(check) <= call.index);
      this.#waiting = this.#waiting.filter((each) => !due.includes(each));
      for (const { call: of, check } of due) this.#check(of, check);
    }
  }

  async #call(method: string, vectorParams: JsonObject): Promise<RecordedCall> {
    const index = this.recording.calls.length;
    const params = this.#resolved(vectorParams) as JsonObject;
    const call: RecordedCall = { index, method, params, checks: [] };
    this.recording.calls.push(call);
    const own = this.parts.suiteMethods[method];
    try {
      call.answer =
        own === undefined
          ? await this.context.call(method, params)
          : { kind: 'result', result: await own(params, this.context) };
    } catch (error) {
      throw new Ended(failureOf(error, index));
    }
    if (call.answer.kind === 'error' && call.answer.error.code === METHOD_NOT_FOUND) {
      throw new Ended({ kind: 'not-implemented', call: index, error: call.answer.error });
    }
    return call;
  }

  #check(call: RecordedCall, vectorCheck: VectorCheck): void {
    const check = this.#filled(vectorCheck);
    call.checks.push(check);
    this.recording.proofs += 1;
    if (this.#holds(call, check)) return;
    if (comparesAnswers(check) && this.#suiteDoesNotKnow(check.operand)) {
      const message = `the suite could not tell what ${call.method} is compared with`;
      throw new Ended({ kind: 'could-not-run', message });
    }
    const got = valueAt(answerOf(call), check.pointer);
    throw new Ended({ kind: 'check', call: call.index, check, got });
  }

  #holds(call: RecordedCall, check: Check): boolean {
    return holds(check, answerOf(call), (index) => answerOf(this.#callAt(index)));
  }

  /** What the suite itself derives may be beyond it, where an implementation keeps it to itself. */
  #suiteDoesNotKnow({ call: index, pointer }: { call: number; pointer: string }): boolean {
    const call = this.#callAt(index);
    const isOwn = Object.hasOwn(this.parts.suiteMethods, call.method);
    return isOwn && valueAt(answerOf(call), pointer) === undefined;
  }

  #filled(check: VectorCheck): Check {
    if (check.operand === undefined) return check as Check;
    return { ...check, operand: this.#resolved(check.operand as Json) } as Check;
  }

  #resolved(value: Json): Json {
    if (isReference(value)) {
      const { call: index, pointer } = value.$from;
      const found = valueAt(answerOf(this.#callAt(index)), pointer);
      if (found !== undefined) return found;
      throw new Ended({
        kind: 'check',
        call: index,
        check: { pointer, op: 'present' },
        got: undefined,
      });
    }
    if (Array.isArray(value)) return (value as readonly Json[]).map((item) => this.#resolved(item));
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, this.#resolved(inner)]),
    );
  }

  #callAt(index: number): RecordedCall {
    const call = this.recording.calls[index];
    if (call !== undefined) return call;
    throw new Ended({ kind: 'suite', message: `the vector refers to call ${index} too early` });
  }
}

function failureOf(error: unknown, call: number): Failure {
  if (error instanceof Ended) return error.failure;
  if (error instanceof AdapterError) {
    return { kind: 'adapter', call, code: error.code, message: error.message };
  }
  if (error instanceof SuiteCannot) return { kind: 'could-not-run', message: error.message };
  // An attack refuses a ledger that it cannot be made on: the implementation's own answers.
  if (error instanceof TypeError || error instanceof RangeError) {
    return { kind: 'suite', message: `the attack cannot be made: ${error.message}` };
  }
  throw error;
}

function latestCall(check: VectorCheck): number {
  if (comparesAnswers(check)) return check.operand.call;
  const inside = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 0;
    if (isReference(value as Json)) return (value as { $from: { call: number } }).$from.call;
    return Math.max(0, ...Object.values(value).map(inside));
  };
  return inside(check.operand);
}

async function closeAll(
  { calls }: Recording,
  call: Caller,
  { closing }: StandardParts,
): Promise<void> {
  for (const { method, answer } of calls) {
    if (answer?.kind !== 'result' || !isJsonObject(answer.result)) continue;
    const close = closing?.(method, answer.result);
    // Not every implementation closes pools; a fault is met where the next vector begins.
    if (close !== undefined) await call(...close).catch(() => undefined);
  }
}
