import type { JsonObject } from '../../adapter/contract/json.js';
import type { Clause } from '../../registry/registry.js';
import type { Caller } from '../emit/standard-parts.js';
import type { VectorFile } from '../format/vector.js';
import { honestLedgers } from './honest-ledgers.js';
import { ledgerFile } from './ledger-file.js';
import { receiptFile } from './receipt-file.js';

/**
 * The byte vectors of the profile `poolproof-reference/1`: made with the reference and the attacker,
 * and judged by the reference.
 *
 * @throws SuiteError where the reference judges one otherwise than its author says
 */
export async function byteFiles(
  call: Caller,
  clauseOf: (id: string) => Clause,
): Promise<ReadonlyMap<string, VectorFile>> {
  const result = async (method: string, params: JsonObject): Promise<JsonObject> => {
    const answer = await call(method, params);
    if (answer.kind === 'error') throw new TypeError(`${method}: ${answer.error.message}`);
    return answer.result as JsonObject;
  };
  const ledgers = await honestLedgers(result);
  return new Map<string, VectorFile>([
    ['bytes/ledgers.json', await ledgerFile(ledgers, result, clauseOf)],
    ['bytes/receipts.json', await receiptFile(ledgers, result, clauseOf)],
  ]);
}
