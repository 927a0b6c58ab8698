import type { Answer, RpcError } from '../../adapter/contract/connection.js';
import type { AdapterErrorCode } from '../../adapter/contract/adapter-error.js';
import type { Json, JsonObject } from '../../adapter/contract/json.js';
import type { Check } from '../judging/check.js';

/** One call of a scenario, with its answer once there is one and the checks made of it. */
export interface RecordedCall {
  /** Position in the scenario, from 0. */
  readonly index: number;
  readonly method: string;
  readonly params: JsonObject;
  answer?: Answer;
  readonly checks: Check[];
  /** Where this holds of the answer, the scenario is proven and ends with this call. */
  endsWhere?: Check;
}

/** Why a scenario did not pass, as data. */
export type Failure =
  | {
      readonly kind: 'check';
      readonly call: number;
      readonly check: Check;
      readonly got: Json | undefined;
    }
  | {
      readonly kind: 'adapter';
      readonly call?: number;
      readonly code: AdapterErrorCode;
      readonly message: string;
    }
  | { readonly kind: 'not-implemented'; readonly call: number; readonly error: RpcError }
  | { readonly kind: 'could-not-run'; readonly message: string }
  | { readonly kind: 'stopped'; readonly message: string }
  | { readonly kind: 'suite'; readonly message: string };

/** What one scenario did: everything that a report or a vector can be made from. */
export interface Recording {
  readonly scenario: string;
  readonly calls: RecordedCall[];
  /** Checks made by `Then` steps. Those of the setting are made, and recorded, but prove nothing. */
  proofs: number;
  /** Set where an answer proved the scenario before its last step: the rest was left out. */
  endedEarly?: boolean;
  failure?: Failure;
  /** What a probe found. */
  answer?: ProbeAnswered;
}

/** The answer that a probe recorded, and the call that gave it. */
export interface ProbeAnswered {
  readonly answer: string;
  readonly call: number;
}

/** An answer as checks see it: the result itself, or `{error: {code, message}}`. */
export function answerView(answer: Answer): Json {
  if (answer.kind === 'result') return answer.result;
  return { error: { code: answer.error.code, message: answer.error.message } };
}

/** What a call that has been answered was answered, as checks see it. */
export function answerOf(call: RecordedCall): Json {
  if (call.answer === undefined) throw new TypeError(`call ${call.index} has no answer yet`);
  return answerView(call.answer);
}

/** The result of a call whose answer a check has found to be an object. */
export function resultOf(call: RecordedCall): JsonObject {
  if (call.answer?.kind !== 'result') throw new TypeError(`call ${call.index} has no result`);
  return call.answer.result as JsonObject;
}
