import { encodeItem } from '../../codecs/cbor/encode-item.js';
import type { CborItem } from '../../codecs/cbor/item.js';
import type { AddressOf } from './content-address.js';
import { fieldOf } from './core-field.js';
import { coreOf, openEnvelope } from './envelope.js';
import { fromHex } from './from-hex.js';

/** How one implementation chains its entries, as far as its own ledger shows. */
export interface ChainForm {
  readonly kind: 'chain';
  /** The `seq` of the first entry. */
  readonly seqBase: bigint;
  /** The `prev` of the first entry. */
  readonly sentinel: CborItem;
  readonly addressOf: AddressOf;
}

/** A ledger whose links the suite cannot reproduce, and why. */
export interface UnknownChain {
  readonly kind: 'unknown';
  /** Names the entry by its index. */
  readonly why: string;
}

/**
 * Learns from an honest ledger how its entries are chained, and checks that all of its links come
 * out the same when they are computed again. A sole entry has no link: it is taken at its word.
 *
 * @param entries the ledger as the implementation gave it, oldest first, as lower-case hex
 */
export async function chainForm(
  entries: readonly string[],
  addressOf: AddressOf,
): Promise<ChainForm | UnknownChain> {
  let form: ChainForm | undefined;
  let expected: CborItem | undefined;
  for (const [index, entry] of entries.entries()) {
    const bytes = fromHex(entry);
    const envelope = openEnvelope(bytes);
    if (envelope === undefined) return unknown(index, 'is no COSE_Sign1 message');
    const core = coreOf(envelope);
    const seq = core && fieldOf(core, 'seq');
    const prev = core && fieldOf(core, 'prev');
    if (seq?.kind !== 'integer' || prev === undefined) {
      return unknown(index, 'has no map with an integer seq and a prev as its core');
    }
    form ??= { kind: 'chain', seqBase: seq.value, sentinel: prev, addressOf };
    if (seq.value !== form.seqBase + BigInt(index)) return unknown(index, 'is out of sequence');
    if (index > 0 && (expected === undefined || !sameItem(prev, expected))) {
      return unknown(index, 'has a prev that is not the address of the entry before');
    }
    expected = await addressOf(bytes);
  }
  return form ?? { kind: 'unknown', why: 'an empty ledger shows nothing of its chain' };
}

function sameItem(left: CborItem, right: CborItem): boolean {
  return Buffer.compare(encodeItem(left), encodeItem(right)) === 0;
}

function unknown(index: number, what: string): UnknownChain {
  return { kind: 'unknown', why: `the entry at index ${index} of its own ledger ${what}` };
}
