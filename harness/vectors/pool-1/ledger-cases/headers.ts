import type { AttackSpec } from '../../../attacker/attack.js';
import type { LedgerFlag } from '../ledger-flags.js';
import { broken } from './broken.js';
import type { LedgerCase } from './ledger-case.js';

/** Headers that name another algorithm or party. */
export function headerCases(): LedgerCase[] {
  const header = (
    name: string,
    title: string,
    flag: LedgerFlag,
    clause: string,
    spec: AttackSpec,
  ): LedgerCase =>
    broken(`header/${name}`, title, clause, flag, 'header', 'bad_signature', spec);
  const at = 2;
  const kid = 'somebody-else';
  return [
    header('es256', 'Algorithm -7 in the protected header', 'algorithm', '6.5-8', {
      attack: 'other_alg',
      at,
      alg: -7,
    }),
    header('alg-unprotected', 'Algorithm in the unprotected header only', 'algorithm', '6.5-8', {
      attack: 'unprotected_alg',
      at,
    }),
    header('other-kid', 'Key id of another party, signed', 'key_id', '6.5-11', {
      attack: 'other_kid',
      at,
      kid,
    }),
    header('second-kid', 'Two key ids, one in either header', 'key_id', '6.5-11', {
      attack: 'second_kid',
      at,
      kid,
    }),
  ];
}
