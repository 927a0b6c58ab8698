import type { AttackSpec } from '../../../attacker/attack.js';
import type { LedgerCase } from './ledger-case.js';

/** Chains that hold and tell of what did not happen. */
export function historyCases(): LedgerCase[] {
  const history = (
    name: string,
    title: string,
    clause: string,
    index: number,
    ...attacks: readonly AttackSpec[]
  ): LedgerCase => ({
    name: `history/${name}`,
    title,
    clause,
    ledger: 'main',
    attacks: [...attacks, { attack: 'mend' }],
    flags: ['impossible_history'],
    defect: { layer: 'history', reason: 'inconsistent', index },
  });
  return [
    history('never-admitted', 'A release of what was never admitted', '6.4-2', 1, {
      attack: 'drop',
      at: 0,
    }),
    history('released-twice', 'A claim is released twice', '6.4-3', 3, {
      attack: 'repeat',
      at: 2,
      after: 2,
    }),
    history('release-before', 'A claim is released before it is admitted', '6.4-2', 0, {
      attack: 'swap',
      at: 0,
      with: 2,
    }),
  ];
}
