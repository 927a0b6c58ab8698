import type { CborItem } from '../../codecs/cbor/item.js';
import type { Signer } from '../../codecs/ed25519/sign.js';
import type { ChainForm } from './chain-form.js';
import { withField } from './core-field.js';
import { coreOf, openEnvelope, sealEnvelope, withCore } from './envelope.js';

/** What it takes to seal entries that the implementation accepts as the steward's. */
export interface Forge {
  /** How the honest ledger is chained; undefined where no link has to be made. */
  readonly form: ChainForm | undefined;
  /** Signs with the steward's test key. */
  readonly sign: Signer;
}

/** Puts `seq` and `prev` of every entry right for its place, and seals it again. */
export async function mend(forge: Forge, entries: readonly Uint8Array[]): Promise<Uint8Array[]> {
  return mendFrom(forge, [], entries);
}

/**
 * Mends the entries that follow one that was tampered with, so that no other fault than that one is
 * left. Where the tampered entry has no address, nothing can be linked to it: the rest stays as it is.
 */
export async function mendAfter(
  forge: Forge,
  entries: readonly Uint8Array[],
  at: number,
): Promise<Uint8Array[]> {
  return mendFrom(forge, entries.slice(0, at + 1), entries.slice(at + 1));
}

/** An entry sealed again for a place: with that position and that predecessor. */
export function fit(forge: Forge, entry: Uint8Array, index: number, prev: CborItem): Uint8Array {
  const envelope = openEnvelope(entry);
  const core = envelope && coreOf(envelope);
  if (envelope === undefined || core === undefined) {
    throw new TypeError(`the entry for index ${index} is no receipt: it cannot be sealed again`);
  }
  const seq: CborItem = { kind: 'integer', value: formOf(forge).seqBase + BigInt(index) };
  const fitted = withField(withField(core, 'seq', seq), 'prev', prev);
  return sealEnvelope(withCore(envelope, fitted), forge.sign);
}

/** The `prev` that an entry at an index has, given the entries before it. */
export async function prevAt(
  forge: Forge,
  entries: readonly Uint8Array[],
  index: number,
): Promise<CborItem | undefined> {
  const { sentinel, addressOf } = formOf(forge);
  const before = entries[index - 1];
  return before === undefined ? sentinel : addressOf(before);
}

function formOf({ form }: Forge): ChainForm {
  if (form === undefined)
    throw new TypeError('no link can be made: the form of the chain is unknown');
  return form;
}

async function mendFrom(
  forge: Forge,
  kept: readonly Uint8Array[],
  rest: readonly Uint8Array[],
): Promise<Uint8Array[]> {
  const mended = [...kept];
  for (const [offset, entry] of rest.entries()) {
    const prev = await prevAt(forge, mended, mended.length);
    if (prev === undefined) return [...mended, ...rest.slice(offset)];
    mended.push(fit(forge, entry, mended.length, prev));
  }
  return mended;
}
