import type { LedgerName } from '../honest-ledgers.js';
import type { LedgerCase } from './ledger-case.js';

/** Ledgers that a reader takes. */
export function takenCases(): LedgerCase[] {
  const whole = (ledger: LedgerName, title: string, clause = '6.5-4'): LedgerCase => ({
    name: `taken/${ledger}`,
    title,
    clause,
    ledger,
    attacks: [],
    flags: [],
  });
  return [
    whole('empty', 'A ledger without entries'),
    whole('one', 'A ledger of one entry'),
    whole('main', 'Five entries: three admissions, two releases'),
    whole('other', 'Another ledger of the same steward'),
    whole('widths', 'Figures on either side of each change of width', '6.5-2'),
    whole('largest', 'The largest figure', '6.5-2'),
    whole('texts', 'Texts past ASCII, and a length past 23', '6.5-2'),
    { ...whole('again', 'A claim that was released and admitted again', '6.4-3'), reading: true },
    {
      ...whole('main', 'An entry without the tag of COSE_Sign1', '6.5-4'),
      name: 'taken/untagged',
      attacks: [{ attack: 'reencode_envelope', at: 2, form: 'other_tag' }],
      reading: true,
    },
    {
      name: 'taken/cut-tail',
      title: 'The last two entries are missing: what is left holds',
      clause: '6.8-1',
      ledger: 'main',
      attacks: [{ attack: 'keep', from: 0, to: 3 }],
      flags: ['cut_tail'],
    },
  ];
}
