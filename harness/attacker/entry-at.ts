import { coreOf, openEnvelope, type Envelope } from './envelope.js';
import type { MapItem } from '../../codecs/cbor/item.js';

/**
 * The entry at an index.
 * @throws RangeError where there is none
 */
export function entryAt(entries: readonly Uint8Array[], index: number): Uint8Array {
  const entry = entries[index];
  if (entry === undefined) {
    throw new RangeError(`no entry is at index ${index} of a ledger of ${entries.length}`);
  }
  return entry;
}

/**
 * The entry at an index, taken apart.
 * @throws RangeError where there is none
 * @throws TypeError where it is no receipt
 */
export function receiptAt(
  entries: readonly Uint8Array[],
  index: number,
): { readonly envelope: Envelope; readonly core: MapItem } {
  const envelope = openEnvelope(entryAt(entries, index));
  const core = envelope && coreOf(envelope);
  if (envelope === undefined || core === undefined) {
    throw new TypeError(`the entry at index ${index} is no receipt: it cannot be attacked so`);
  }
  return { envelope, core };
}
