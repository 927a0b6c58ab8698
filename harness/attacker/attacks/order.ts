import { entryAt } from '../entry-at.js';
import { fromHex } from '../from-hex.js';

/** Leaves one entry out. */
export interface Drop {
  readonly attack: 'drop';
  readonly at: number;
}

/** Lets two entries change places. */
export interface Swap {
  readonly attack: 'swap';
  readonly at: number;
  readonly with: number;
}

/** Puts a second copy of an entry after an entry. */
export interface Repeat {
  readonly attack: 'repeat';
  readonly at: number;
  readonly after: number;
}

/** Keeps the entries from one index up to, not including, another: no head, or no tail. */
export interface Keep {
  readonly attack: 'keep';
  readonly from: number;
  readonly to: number;
}

/** Puts other bytes in the place of an entry: one of another ledger, or no receipt at all. */
export interface Replace {
  readonly attack: 'replace';
  readonly at: number;
  /** Lower-case hex. */
  readonly entry: string;
}

/** Keeps only the first half of an entry's bytes, rounded down. */
export interface Cut {
  readonly attack: 'cut';
  readonly at: number;
}

export type OrderAttack = Drop | Swap | Repeat | Keep | Replace | Cut;

/** Rearranges, replaces or cuts sealed entries, and seals none. */
export function attackOrder(
  entries: readonly Uint8Array[],
  spec: OrderAttack,
): readonly Uint8Array[] {
  switch (spec.attack) {
    case 'drop':
      entryAt(entries, spec.at);
      return entries.filter((_, index) => index !== spec.at);
    case 'swap':
      return entries
        .with(spec.at, entryAt(entries, spec.with))
        .with(spec.with, entryAt(entries, spec.at));
    case 'repeat':
      return entries.toSpliced(spec.after + 1, 0, entryAt(entries, spec.at));
    case 'keep':
      return entries.slice(spec.from, spec.to);
    case 'replace':
      return entries.with(spec.at, fromHex(spec.entry));
    case 'cut': {
      const whole = entryAt(entries, spec.at);
      return entries.with(spec.at, whole.slice(0, Math.floor(whole.length / 2)));
    }
  }
}
