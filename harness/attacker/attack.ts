import { bytesToHex } from '../../codecs/hex/hex.js';
import { attackChain, type ChainAttack } from './attacks/chain.js';
import { attackCore, type CoreAttack } from './attacks/core.js';
import { attackEnvelope, type ReencodeEnvelope } from './attacks/envelope-form.js';
import { attackHeader, type HeaderAttack } from './attacks/header.js';
import { attackOrder, type OrderAttack } from './attacks/order.js';
import { attackSignature, type SignatureAttack } from './attacks/signature.js';
import type { ChainForm } from './chain-form.js';
import { fromHex } from './from-hex.js';
import type { Forge } from './mend.js';
import { seedSigner } from './seed-signer.js';

/**
 * One attack on a ledger, as data: its name and parameters. Indices count entries from 0. Attacks
 * combine by making one on the outcome of another. Each says what it mends: what it is not about.
 */
export type AttackSpec =
  OrderAttack | ChainAttack | SignatureAttack | HeaderAttack | CoreAttack | ReencodeEnvelope;

/** A ledger under attack. */
export interface LedgerInHand {
  /** Sealed entries, oldest first, as lower-case hex: honest ones, or an attack's outcome. */
  readonly entries: readonly string[];
  /** How the honest ledger is chained; undefined where that is not known, or not needed. */
  readonly form: ChainForm | undefined;
  /** The steward's test seed, 32 bytes as lower-case hex. */
  readonly seed: string;
}

/**
 * Makes an attack and gives the entries that come of it. Nothing is known of the entries beyond the
 * four named fields of the core and how they are chained; all other bytes stay as they were sealed.
 *
 * @throws RangeError where the attack is on an entry that the ledger does not have
 * @throws TypeError where it has to change an entry that is no receipt, and where `needsChainForm`
 *   holds and the form is not known
 */
export async function attack(ledger: LedgerInHand, spec: AttackSpec): Promise<string[]> {
  const { entries, form, seed } = ledger;
  const forge: Forge = { form, sign: seedSigner(seed) };
  return (await outcomeOf(forge, entries.map(fromHex), spec)).map(bytesToHex);
}

/**
 * Whether an attack on a ledger of a length has to make links, which takes knowing how its entries
 * are chained. Rearranging makes none, nor does what is done to the last entry.
 */
export function needsChainForm(spec: AttackSpec, length: number): boolean {
  switch (spec.attack) {
    case 'mend':
    case 'supplant':
      return true;
    case 'drop':
    case 'swap':
    case 'repeat':
    case 'keep':
    case 'replace':
    case 'cut':
      return false;
    default:
      return spec.at < length - 1;
  }
}

async function outcomeOf(
  forge: Forge,
  entries: readonly Uint8Array[],
  spec: AttackSpec,
): Promise<readonly Uint8Array[]> {
  switch (spec.attack) {
    case 'drop':
    case 'swap':
    case 'repeat':
    case 'keep':
    case 'replace':
    case 'cut':
      return attackOrder(entries, spec);
    case 'mend':
    case 'break_link':
    case 'shift_seq':
    case 'supplant':
      return attackChain(forge, entries, spec);
    case 'other_key':
    case 'flip_bit':
    case 'add_group_order':
      return attackSignature(forge, entries, spec);
    case 'other_alg':
    case 'unprotected_alg':
    case 'other_kid':
    case 'second_kid':
    case 'unsigned_kid':
      return attackHeader(forge, entries, spec);
    case 'reencode':
    case 'forbidden_value':
    case 'other_steward':
      return attackCore(forge, entries, spec);
    case 'reencode_envelope':
      return attackEnvelope(forge, entries, spec);
  }
}
