import type { Party } from './party.js';

/**
 * Whether a witness has the steward's key (6.7). A party is its key: under another name the steward
 * is the steward still, and its name with another key is another party.
 */
export function isStewardKey(witness: Party, steward: Party): boolean {
  return Buffer.compare(witness.publicKey, steward.publicKey) === 0; // pool-1/6.7-2, 6.7-3
}
