import { AdapterError } from '../../adapter/contract/adapter-error.js';
import { isJsonObject, type JsonObject } from '../../adapter/contract/json.js';
import type { Session } from '../../adapter/doors/session.js';

/**
 * Asks an adapter what it is.
 *
 * @throws AdapterError for every fault, an error answer among them: without this nothing can run, so
 *   the session is closed, and the error holds what the adapter wrote to stderr
 */
export async function describeAdapter(session: Session): Promise<JsonObject> {
  try {
    return await ask(session);
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    await session.close();
    throw new AdapterError(error.code, error.message, session.stderr());
  }
}

async function ask(session: Session): Promise<JsonObject> {
  const answer = await session.call('describe', {});
  if (answer.kind === 'error') {
    const { code, message } = answer.error;
    throw new AdapterError('protocol', `describe was answered with the error ${code}: ${message}`);
  }
  if (!isJsonObject(answer.result)) throw new AdapterError('schema', 'describe gave no object');
  return answer.result;
}
