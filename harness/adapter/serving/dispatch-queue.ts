import type { Adapter } from '../contract/adapter.js';
import { dispatch } from './dispatch.js';
import type { JsonObject } from '../contract/json.js';
import { answerText } from '../contract/json-rpc.js';

/** What became of a request: the text of its answer, or a result that JSON cannot hold. */
export type Outcome =
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'fault'; readonly reason: string };

/**
 * Runs the suite's own requests on an adapter in the same thread, one after the other: a method
 * that returns a promise is done before the next one begins.
 */
export class DispatchQueue {
  #last: Promise<void> = Promise.resolve();

  constructor(
    private readonly adapter: Adapter,
    private readonly deliver: (outcome: Outcome) => void,
  ) {}

  /** Takes the text of a request that `requestText` made. */
  push(request: string): void {
    this.#last = this.#last.then(() => this.#answer(request));
  }

  async #answer(request: string): Promise<void> {
    const { id, method, params } = JSON.parse(request) as {
      id: number;
      method: string;
      params: JsonObject;
    };
    const dispatched = await dispatch(this.adapter, method, params);
    this.deliver(
      dispatched.kind === 'unanswerable'
        ? { kind: 'fault', reason: `answered ${method} with what is no JSON: ${dispatched.reason}` }
        : { kind: 'answer', text: answerText(id, dispatched) },
    );
  }
}
