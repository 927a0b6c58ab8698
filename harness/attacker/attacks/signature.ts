import { decodeScalar, encodeScalar, groupOrder } from '../../../codecs/ed25519/group-order.js';
import { receiptAt } from '../entry-at.js';
import { joinEnvelope, sealEnvelope, type Envelope } from '../envelope.js';
import { mendAfter, type Forge } from '../mend.js';
import { seedSigner } from '../seed-signer.js';

/** Seals an entry with another key; everything that it says stays, its key id too. */
export interface OtherKey {
  readonly attack: 'other_key';
  readonly at: number;
  /** The other key's secret seed, 32 bytes as lower-case hex. */
  readonly seed: string;
}

/** Turns one bit of one part of an entry over and leaves the signature as it was. */
export interface FlipBit {
  readonly attack: 'flip_bit';
  readonly at: number;
  readonly part: 'payload' | 'signature' | 'protected';
  /** Position in the part's content; negative counts from its end. */
  readonly byte: number;
  /** 0 is the lowest bit. */
  readonly bit: number;
}

/** Adds the group order L to S: the equation still holds, but S is not below L (RFC 8032 5.1.7). */
export interface AddGroupOrder {
  readonly attack: 'add_group_order';
  readonly at: number;
}

export type SignatureAttack = OtherKey | FlipBit | AddGroupOrder;

/** Makes one signature wrong, and mends the entries after it. */
export async function attackSignature(
  forge: Forge,
  entries: readonly Uint8Array[],
  spec: SignatureAttack,
): Promise<readonly Uint8Array[]> {
  const { envelope } = receiptAt(entries, spec.at);
  return mendAfter(forge, entries.with(spec.at, damaged(envelope, spec)), spec.at);
}

/** One envelope with a wrong signature: also that of a receipt that stands in no ledger. */
export function damaged(envelope: Envelope, spec: SignatureAttack): Uint8Array {
  switch (spec.attack) {
    case 'other_key':
      return sealEnvelope(envelope, seedSigner(spec.seed));
    case 'flip_bit':
      return joinEnvelope(flipped(envelope, spec));
    case 'add_group_order':
      return joinEnvelope({ ...envelope, signature: twinOf(envelope.signature) });
  }
}

function flipped(envelope: Envelope, { part, byte, bit }: FlipBit): Envelope {
  const member = part === 'protected' ? 'protectedBytes' : part;
  const bytes = envelope[member];
  const value = bytes.at(byte);
  if (value === undefined) throw new RangeError(`the ${part} has no byte ${byte}`);
  const position = byte < 0 ? bytes.length + byte : byte;
  return { ...envelope, [member]: bytes.with(position, value ^ (1 << bit)) };
}

function twinOf(signature: Uint8Array): Uint8Array {
  const twin = new Uint8Array(signature);
  twin.set(encodeScalar(decodeScalar(signature.subarray(32)) + groupOrder), 32);
  return twin;
}
