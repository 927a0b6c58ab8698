import { askedAddress } from '../../attacker/asked-address.js';
import { attack, type AttackSpec } from '../../attacker/attack.js';
import { chainForm } from '../../attacker/chain-form.js';
import { type AddressOf, contentAddress } from '../../attacker/content-address.js';
import { declaredAddress } from '../../attacker/declared-address.js';
import { examineEntries } from '../../attacker/examine-entries.js';
import type { Json, JsonObject } from '../../adapter/contract/json.js';
import { SuiteCannot } from '../replay/suite-cannot.js';
import type { SuiteContext } from '../emit/standard-parts.js';

interface AttackParams {
  readonly entries: readonly string[];
  readonly spec: AttackSpec;
  /** The steward's, as hex. */
  readonly seed: string;
  /** The ledger as it was sealed: present where the attack has to make links. */
  readonly ledger?: readonly string[];
}

/**
 * `suite.attack`: makes an attack on entries, or on a receipt.
 *
 * @throws SuiteCannot where the attack has to seal and the ledger does not show how it is chained
 */
export async function attackLedger(params: JsonObject, context: SuiteContext): Promise<Json> {
  const { entries, spec, ledger, seed } = params as unknown as AttackParams;
  if (ledger === undefined) {
    return { entries: await attack({ entries, form: undefined, seed }, spec) };
  }
  const form = await chainForm(ledger, addressing(context));
  if (form.kind === 'unknown') throw new SuiteCannot(`no ledger can be sealed again: ${form.why}`);
  return { entries: await attack({ entries, form, seed }, spec) };
}

/** `suite.examine`: describes entries as a reader that knows nothing of pools. */
export async function examineLedger(params: JsonObject, context: SuiteContext): Promise<Json> {
  const { entries, public_key: publicKey } = params as unknown as {
    readonly entries: readonly string[];
    readonly public_key: string;
  };
  const found = await examineEntries(entries, publicKey, addressing(context));
  return { entries: found.map((each) => ({ ...each })) };
}

function addressing({ description, call }: SuiteContext): AddressOf {
  const declared = declaredAddress(description, 'pool/1');
  if (declared !== undefined) return contentAddress(declared);
  return askedAddress(async (entry) => {
    const answer = await call('ledger.address', { entry });
    if (answer.kind === 'error') return undefined;
    const { address } = answer.result as JsonObject;
    return typeof address === 'string' ? address : undefined;
  });
}
