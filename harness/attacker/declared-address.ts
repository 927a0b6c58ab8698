import type { JsonObject } from '../adapter/contract/json.js';
import type { ContentAddress } from './content-address.js';

/**
 * How an implementation says in `describe` that it addresses entries; undefined where it does not.
 *
 * @param standard the standard's id, such as `pool/1`
 */
export function declaredAddress(
  { standards }: JsonObject,
  standard: string,
): ContentAddress | undefined {
  const all = standards as unknown as {
    id: string;
    ledger?: { content_address?: ContentAddress };
  }[];
  return all.find(({ id }) => id === standard)?.ledger?.content_address;
}
