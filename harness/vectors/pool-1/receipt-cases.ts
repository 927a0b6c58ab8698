import type { AttackSpec } from '../../attacker/attack.js';
import { type Flag, type Layer, partyOf, type TestParty } from './byte-vector.js';
import type { LedgerName } from './honest-ledgers.js';

/** What the defects of receipts stand for. */
export const RECEIPT_FLAGS = {
  other_head: {
    attack: 'A genuine receipt, for another head or length than the ledger that is shown.',
    if_missed: 'A history that was rewritten, cut or continued passes for the witnessed one.',
  },
  forged_receipt: {
    attack: 'Someone without the key of the witness makes or changes a receipt.',
    if_missed: 'Whoever rewrites a history writes its receipt too.',
  },
  own_witness: {
    attack: 'The steward signs its own head, under its name or another.',
    if_missed: 'A ledger that nobody else has seen is reported as witnessed.',
  },
  receipt_encoding: {
    attack: 'A receipt in another encoding, signed so.',
    if_missed: 'Two readers see two statements under one signature.',
  },
} as const satisfies Readonly<Record<string, Flag>>;

/** One byte vector of a receipt. */
export interface ReceiptCase {
  /** Ends the vector's id. */
  readonly name: string;
  readonly title: string;
  readonly clause: string;
  /** The ledger that the witness signed, and up to which entry where not to its last. */
  readonly signed: LedgerName;
  readonly upTo?: number;
  /** Who signed. */
  readonly signer: TestParty;
  /** Attacks on the receipt, each on the outcome of the one before. */
  readonly attacks: readonly AttackSpec[];
  /** Whose receipt it is said to be. */
  readonly shownAs: TestParty;
  readonly flags: readonly (keyof typeof RECEIPT_FLAGS)[];
  readonly layer?: Layer;
  readonly status: 'covers' | 'covers_other' | 'bad_signature' | 'steward_key';
}

const WITNESS = partyOf('witness');
const NAMESAKE = partyOf('witness', 'steward');
const STEWARD_RENAMED = partyOf('steward', 'witness');

/** Every case: each receipt is shown with the ledger `main` of five entries. */
export function receiptCases(): readonly ReceiptCase[] {
  const base = { signed: 'main', signer: WITNESS, attacks: [], shownAs: WITNESS } as const;
  const forged = (name: string, title: string, spec: AttackSpec, layer: Layer): ReceiptCase => ({
    ...base,
    name: `receipt/${name}`,
    title,
    clause: '6.8-3',
    attacks: [spec],
    flags: ['forged_receipt'],
    layer,
    status: 'bad_signature',
  });
  const other = (name: string, title: string, signed: LedgerName, upTo?: number): ReceiptCase => ({
    ...base,
    name: `receipt/${name}`,
    title,
    clause: '6.8-3',
    signed,
    ...(upTo === undefined ? {} : { upTo }),
    flags: ['other_head'],
    layer: 'witness',
    status: 'covers_other',
  });
  return [
    {
      ...base,
      name: 'receipt/covers',
      title: 'A receipt for this head at this length',
      clause: '6.8-2',
      flags: [],
      status: 'covers',
    },
    {
      ...base,
      name: 'receipt/namesake',
      title: "A witness with the steward's name and a key of its own",
      clause: '6.7-3',
      signer: NAMESAKE,
      shownAs: NAMESAKE,
      flags: [],
      status: 'covers',
    },
    other('earlier', 'A receipt for the first three entries', 'main', 3),
    other('empty', 'A receipt for a ledger without entries', 'empty'),
    other('other-ledger', 'A receipt for another ledger of the same length', 'other'),
    {
      ...base,
      name: 'receipt/steward-key',
      title: "A receipt made with the steward's key under another name",
      clause: '6.7-2',
      attacks: [{ attack: 'other_key', at: 0, seed: STEWARD_RENAMED.seed }],
      shownAs: STEWARD_RENAMED,
      flags: ['own_witness'],
      layer: 'witness',
      status: 'steward_key',
    },
    forged(
      'core-bit',
      'One bit of the statement turned over',
      { attack: 'flip_bit', at: 0, part: 'payload', byte: -1, bit: 0 },
      'signature',
    ),
    forged(
      'signature-bit',
      'One bit of the signature turned over',
      { attack: 'flip_bit', at: 0, part: 'signature', byte: 40, bit: 2 },
      'signature',
    ),
    forged(
      'other-key',
      'Signed with another key than that of the witness',
      { attack: 'other_key', at: 0, seed: partyOf('intruder').seed },
      'signature',
    ),
    forged('s-plus-order', 'S with the group order added', { attack: 'add_group_order', at: 0 }, 'signature'),
    {
      ...base,
      name: 'receipt/trailing-byte',
      title: 'A receipt with a byte after its statement, signed so',
      clause: '6.6-1',
      attacks: [{ attack: 'reencode', at: 0, form: 'trailing_byte' }],
      flags: ['receipt_encoding'],
      layer: 'encoding',
      status: 'bad_signature',
    },
    {
      ...base,
      name: 'receipt/reversed-keys',
      title: 'A receipt with its keys the other way round, signed so',
      clause: '6.6-1',
      attacks: [{ attack: 'reencode', at: 0, form: 'reversed_keys' }],
      flags: ['receipt_encoding'],
      layer: 'encoding',
      status: 'bad_signature',
    },
  ];
}
