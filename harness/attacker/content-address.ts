import type { CborItem } from '../../codecs/cbor/item.js';
import { sigStructure } from '../../codecs/cose-sign1/sig-structure.js';
import { hashBytes, type HashName } from '../../codecs/hash/hash-bytes.js';
import { bytesToHex } from '../../codecs/hex/hex.js';
import { openEnvelope } from './envelope.js';

/** How an implementation says that it addresses an entry. */
export interface ContentAddress {
  readonly hash: HashName;
  /** The signed core's bytes, the whole entry's, or what the signature covers. */
  readonly over: 'core' | 'envelope' | 'sig-structure';
  readonly as: 'bytes' | 'hex';
}

/**
 * Gives the item that the `prev` of an entry's successor has; undefined where the entry has no
 * address, as one that is no receipt at all may have none.
 */
export type AddressOf = (entry: Uint8Array) => Promise<CborItem | undefined>;

/** Addresses by a hash, as an implementation declared it. */
export function contentAddress({ hash, over, as }: ContentAddress): AddressOf {
  return (entry) => {
    const content = contentOf(entry, over);
    if (content === undefined) return Promise.resolve(undefined);
    const digest = hashBytes(hash, content);
    return Promise.resolve(
      as === 'bytes'
        ? { kind: 'bytes', bytes: digest }
        : { kind: 'text', text: bytesToHex(digest) },
    );
  };
}

function contentOf(entry: Uint8Array, over: ContentAddress['over']): Uint8Array | undefined {
  if (over === 'envelope') return entry;
  const envelope = openEnvelope(entry);
  if (envelope === undefined) return undefined;
  return over === 'core'
    ? envelope.payload
    : sigStructure(envelope.protectedBytes, envelope.payload);
}
