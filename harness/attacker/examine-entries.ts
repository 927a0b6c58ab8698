import type { AddressOf } from './content-address.js';
import { describeEntry, type EntryDescription } from './describe-entry.js';

/** An entry's description, and where its `seq` places it. */
export interface ExaminedEntry extends EntryDescription {
  /** Its `seq` less that of the first entry, in decimal; absent where either is no integer. */
  readonly position?: string;
}

/**
 * Describes the entries of a ledger, oldest first.
 *
 * @param entries lower-case hex
 * @param publicKey the steward's, as lower-case hex
 */
export async function examineEntries(
  entries: readonly string[],
  publicKey: string,
  addressOf: AddressOf,
): Promise<ExaminedEntry[]> {
  const found: ExaminedEntry[] = [];
  for (const entry of entries) {
    const description = await describeEntry(entry, publicKey, addressOf);
    const { seq } = description;
    const first = found.length === 0 ? seq : found[0]?.seq;
    const isPlaced = seq !== undefined && first !== undefined;
    found.push({
      ...description,
      ...(isPlaced ? { position: String(BigInt(seq) - BigInt(first)) } : {}),
    });
  }
  return found;
}
