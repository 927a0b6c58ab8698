import assert from 'node:assert/strict';
import { attack, type AttackSpec } from '../../../harness/attacker/attack.js';
import { chainForm, type ChainForm } from '../../../harness/attacker/chain-form.js';
import { SEED, sealLedger, type WireFormat } from './wire-formats.js';

/** Five entries of a format, and how they are chained. */
export interface HonestLedger {
  readonly entries: readonly string[];
  readonly form: ChainForm;
  /** The outcome of attacks made one on the other. */
  readonly after: (...specs: readonly AttackSpec[]) => Promise<readonly string[]>;
}

/** Seals a ledger in a format and learns its form. */
export async function honestLedger(
  format: WireFormat,
  amounts: readonly bigint[] = [40n, 23n, 24n, 65536n, 2n ** 40n],
): Promise<HonestLedger> {
  const entries = sealLedger(format, amounts);
  const form = await chainForm(entries, format.addressOf());
  assert.ok(form.kind === 'chain', format.name);
  const after = async (...specs: readonly AttackSpec[]): Promise<readonly string[]> => {
    let forged: readonly string[] = entries;
    for (const spec of specs) forged = await attack({ entries: forged, form, seed: SEED }, spec);
    return forged;
  };
  return { entries, form, after };
}
