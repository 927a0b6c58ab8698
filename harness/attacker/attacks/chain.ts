import type { CborItem } from '../../../codecs/cbor/item.js';
import { fieldOf, withField } from '../core-field.js';
import { entryAt, receiptAt } from '../entry-at.js';
import { sealEnvelope, withCore } from '../envelope.js';
import { fromHex } from '../from-hex.js';
import { fit, mend, mendAfter, prevAt, type Forge } from '../mend.js';

/**
 * Puts `seq` and `prev` of all entries right and seals them again. After an attack it leaves the
 * forged history without a broken link; of an honest ledger it makes the ledger itself again.
 */
export interface Mend {
  readonly attack: 'mend';
}

/** Makes an entry's `prev` name another predecessor; the entries after it are mended. */
export interface BreakLink {
  readonly attack: 'break_link';
  readonly at: number;
}

/** Moves an entry's `seq` by some places; the entries after it are mended, their `seq` is right. */
export interface ShiftSeq {
  readonly attack: 'shift_seq';
  readonly at: number;
  readonly by: number;
}

/**
 * Puts a properly sealed entry in the place of another, with the same `seq` and `prev` that stood
 * there, and mends nothing after it: the first wrong link is the next entry's.
 */
export interface Supplant {
  readonly attack: 'supplant';
  readonly at: number;
  /** Lower-case hex of an entry of any ledger. */
  readonly entry: string;
}

export type ChainAttack = Mend | BreakLink | ShiftSeq | Supplant;

/** Forges the places of entries in their chain, and seals them with the steward's key. */
export async function attackChain(
  forge: Forge,
  entries: readonly Uint8Array[],
  spec: ChainAttack,
): Promise<readonly Uint8Array[]> {
  switch (spec.attack) {
    case 'mend':
      return mend(forge, entries);
    case 'break_link':
      return placed(forge, entries, spec.at, 'prev', otherPrev(entries, spec.at));
    case 'shift_seq': {
      const seq = fieldOf(receiptAt(entries, spec.at).core, 'seq');
      if (seq?.kind !== 'integer') throw new TypeError('a seq that is no integer has no next');
      const shifted: CborItem = { kind: 'integer', value: seq.value + BigInt(spec.by) };
      return placed(forge, entries, spec.at, 'seq', shifted);
    }
    case 'supplant': {
      entryAt(entries, spec.at);
      const prev = await prevAt(forge, entries, spec.at);
      if (prev === undefined) throw new TypeError(`nothing can follow the entry before ${spec.at}`);
      const stranger = fromHex(spec.entry);
      return entries.with(spec.at, fit(forge, stranger, spec.at, prev));
    }
  }
}

/** A real `prev` of the same ledger, so that its form is right: the first one, or else the second. */
function otherPrev(entries: readonly Uint8Array[], at: number): CborItem {
  const prev = fieldOf(receiptAt(entries, at === 0 ? 1 : 0).core, 'prev');
  if (prev === undefined) throw new TypeError('an entry without a prev has none to give');
  return prev;
}

function placed(
  forge: Forge,
  entries: readonly Uint8Array[],
  at: number,
  field: 'seq' | 'prev',
  value: CborItem,
): Promise<Uint8Array[]> {
  const { envelope, core } = receiptAt(entries, at);
  const forged = sealEnvelope(withCore(envelope, withField(core, field, value)), forge.sign);
  return mendAfter(forge, entries.with(at, forged), at);
}
