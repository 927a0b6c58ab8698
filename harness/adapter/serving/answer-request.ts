import type { Adapter } from '../contract/adapter.js';
import { INTERNAL_ERROR } from '../contract/connection.js';
import { dispatch } from './dispatch.js';
import { answerText, parseRequest } from '../contract/json-rpc.js';

/**
 * What a server sends back for one text, whatever the text is: the answer of the adapter, or the
 * JSON-RPC error that says why there is none. Never rejects.
 */
export async function answerRequest(adapter: Adapter, text: string): Promise<string> {
  const request = parseRequest(text);
  if (request.kind === 'refused') {
    const { id, code, message } = request;
    return answerText(id, { kind: 'error', error: { code, message } });
  }
  const { id, method, params } = request;
  const dispatched = await dispatch(adapter, method, params);
  if (dispatched.kind === 'unanswerable') {
    const error = { code: INTERNAL_ERROR, message: `${method}: ${dispatched.reason}` };
    return answerText(id, { kind: 'error', error });
  }
  return answerText(id, dispatched);
}
