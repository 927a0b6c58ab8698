import type { AttackSpec } from '../../../attacker/attack.js';
import type { CornerKind } from '../../../attacker/corner-kinds.js';
import type { Layer } from '../byte-vector.js';
import type { LedgerName } from '../honest-ledgers.js';
import type { LedgerFlag } from '../ledger-flags.js';

/** One byte vector of a ledger: what is done to which ledger, and what a reader must say of it. */
export interface LedgerCase {
  /** Ends the vector's id. */
  readonly name: string;
  readonly title: string;
  readonly clause: string;
  /** Whether the text leaves open what is said here, however firm the clause is. */
  readonly reading?: true;
  readonly ledger: LedgerName;
  /** Attacks, each on the outcome of the one before. */
  readonly attacks: readonly AttackSpec[];
  /** How the one entry is signed after that, by a key made for it. */
  readonly corner?: CornerKind;
  readonly flags: readonly LedgerFlag[];
  /** Absent where the ledger is taken. */
  readonly defect?: Defect;
}

/** Where a defect shows, and what it is called. */
export interface Defect {
  readonly layer: Layer;
  readonly reason: string;
  /** Position of the entry, from 0. */
  readonly index: number;
}

/** Entries of other ledgers, which attacks bring in. */
export interface Strangers {
  readonly other: readonly string[];
  readonly stranger: readonly string[];
}

