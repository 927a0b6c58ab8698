import type { AttackSpec } from '../../../attacker/attack.js';
import type { LedgerFlag } from '../ledger-flags.js';
import type { LedgerCase, Strangers } from './ledger-case.js';

/** Entries out of their place. */
export function chainCases({ other }: Strangers): LedgerCase[] {
  const chain = (
    name: string,
    title: string,
    flag: LedgerFlag,
    clause: string,
    index: number,
    ...attacks: readonly AttackSpec[]
  ): LedgerCase => ({
    name: `chain/${name}`,
    title,
    clause,
    ledger: 'main',
    attacks,
    flags: [flag],
    defect: { layer: 'chain', reason: 'broken_chain', index },
  });
  const entry = other[2] ?? '';
  return [
    chain('first-missing', 'The first entry is left out', 'rearranged', '6.5-7', 0, {
      attack: 'drop',
      at: 0,
    }),
    chain('one-missing', 'An entry is left out', 'rearranged', '6.5-7', 1, {
      attack: 'drop',
      at: 1,
    }),
    chain('tail-alone', 'Only the last three entries', 'rearranged', '6.5-7', 0, {
      attack: 'keep',
      from: 2,
      to: 5,
    }),
    chain('swapped', 'Two entries change places', 'rearranged', '6.5-7', 1, {
      attack: 'swap',
      at: 1,
      with: 2,
    }),
    chain('repeated', 'An entry stands twice', 'rearranged', '6.5-7', 2, {
      attack: 'repeat',
      at: 1,
      after: 1,
    }),
    chain('other-ledger', 'An entry of another ledger', 'other_ledger', '6.5-7', 2, {
      attack: 'replace',
      at: 2,
      entry,
    }),
    chain('supplanted', 'An entry exchanged, sealed for its place', 'rewritten', '6.4-1', 3, {
      attack: 'supplant',
      at: 2,
      entry,
    }),
    chain('first-prev', 'The first entry names a predecessor', 'rewritten', '6.4-1', 0, {
      attack: 'break_link',
      at: 0,
    }),
    chain('wrong-prev', 'An entry names another predecessor', 'rewritten', '6.4-1', 2, {
      attack: 'break_link',
      at: 2,
    }),
    chain('wrong-seq', 'An entry names another position', 'rewritten', '6.5-7', 2, {
      attack: 'shift_seq',
      at: 2,
      by: 1,
    }),
    chain(
      'after-wrong-release',
      'A release of nothing, and a broken link later on: the chain is told first',
      'rewritten',
      '6.4-5',
      3,
      { attack: 'drop', at: 0 },
      { attack: 'mend' },
      { attack: 'break_link', at: 3 },
    ),
  ];
}
