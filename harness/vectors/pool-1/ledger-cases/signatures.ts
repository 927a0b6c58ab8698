import type { AttackSpec } from '../../../attacker/attack.js';
import { type Layer, partyOf } from '../byte-vector.js';
import type { LedgerFlag } from '../ledger-flags.js';
import { broken } from './broken.js';
import type { LedgerCase, Strangers } from './ledger-case.js';

/** Entries that the steward did not sign. */
export function signatureCases({ stranger }: Strangers): LedgerCase[] {
  const signature = (
    name: string,
    title: string,
    flag: LedgerFlag,
    clause: string,
    spec: AttackSpec,
    layer: Layer = 'signature',
  ): LedgerCase => broken(`signature/${name}`, title, clause, flag, layer, 'bad_signature', spec);
  const flip = (part: 'payload' | 'signature', byte: number, bit: number): AttackSpec => ({
    attack: 'flip_bit',
    at: 2,
    part,
    byte,
    bit,
  });
  return [
    signature('other-key', 'Sealed with another key', 'forged', '6.5-5', {
      attack: 'other_key',
      at: 2,
      seed: partyOf('intruder').seed,
    }),
    signature('core-bit', 'One bit of the core turned over', 'forged', '6.5-5', flip('payload', -1, 0)),
    signature('r-bit', 'One bit of R turned over', 'forged', '6.5-5', flip('signature', 0, 0)),
    signature('s-bit', 'One bit of S turned over', 'forged', '6.5-5', flip('signature', 32, 0)),
    signature('s-plus-order', 'S with the group order added', 'second_signature', '6.5-10', {
      attack: 'add_group_order',
      at: 2,
    }),
    signature(
      'other-steward',
      'An entry of another steward',
      'other_ledger',
      '6.5-5',
      { attack: 'replace', at: 2, entry: stranger[2] ?? '' },
      'header',
    ),
  ];
}
