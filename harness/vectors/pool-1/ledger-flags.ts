import type { Flag } from './byte-vector.js';

/** What the defects of ledgers stand for. */
export const LEDGER_FLAGS = {
  rearranged: {
    attack: 'Genuine entries are left out, repeated, or change places.',
    if_missed: 'Spending disappears, or is charged to whoever did not spend.',
  },
  cut_tail: {
    attack: 'The last entries are left out, by the steward or by whoever stores the ledger.',
    if_missed:
      'Nothing in the entries shows it: a reader says which length it saw, and only the receipt ' +
      'of a witness shows that there was more.',
  },
  other_ledger: {
    attack: 'An entry of another ledger stands in this one.',
    if_missed: 'What was admitted elsewhere, or by another steward, is charged here.',
  },
  rewritten: {
    attack: 'The steward itself seals an entry again, with a seq or prev that does not follow.',
    if_missed: 'History can be exchanged behind the back of whoever read it before.',
  },
  forged: {
    attack: 'Someone without the key of the steward makes or changes an entry.',
    if_missed: 'Anyone can write into the ledger.',
  },
  second_signature: {
    attack: 'A second signature of the same entry is computed from the first, without the key.',
    if_missed: 'One entry has two forms, and whoever remembers entries by their bytes sees two.',
  },
  lax_verifier: {
    attack: 'A signature on which verifiers of Ed25519 disagree, under a key made for it.',
    if_missed: 'One reader takes an entry that another refuses, and both say that they verified it.',
  },
  algorithm: {
    attack: 'The headers name another algorithm, or name it where the signature does not cover it.',
    if_missed: 'Whoever may change the header chooses how the signature is verified.',
  },
  key_id: {
    attack: 'An entry under the right key names another party.',
    if_missed: 'Readers who look keys up by name attribute the entry to somebody else.',
  },
  other_encoding: {
    attack: 'The same content is written in other bytes, and signed as it stands.',
    if_missed: 'Two readers see two documents under one signature, or count one entry twice.',
  },
  forbidden_type: {
    attack: 'A field holds a float, a bool, a null or a tag where the profile has none.',
    if_missed: 'Languages that mix these with integers read another figure than was signed.',
  },
  no_receipt: {
    attack: 'Bytes that are no receipt at all, some made to exhaust whoever reads them.',
    if_missed: 'A reader crashes, or allocates what the bytes merely declare.',
  },
  impossible_history: {
    attack: 'A chain that holds releases what was never admitted, or releases it twice.',
    if_missed: 'Usage sinks below what was spent, and the budget is spent again.',
  },
} as const satisfies Readonly<Record<string, Flag>>;

export type LedgerFlag = keyof typeof LEDGER_FLAGS;
