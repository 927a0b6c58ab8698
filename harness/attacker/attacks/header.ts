import { decodeLenient } from '../../../codecs/cbor/decode-lenient.js';
import { encodeItem } from '../../../codecs/cbor/encode-item.js';
import type { CborItem, MapItem, Pair } from '../../../codecs/cbor/item.js';
import { ALG, KID } from '../../../codecs/cose-sign1/labels.js';

import { receiptAt } from '../entry-at.js';
import { joinEnvelope, sealEnvelope, type Envelope } from '../envelope.js';
import { mendAfter, type Forge } from '../mend.js';
import { sortedMap } from '../sorted-map.js';

/** Names another algorithm in the protected header, validly signed with Ed25519 all the same. */
export interface OtherAlg {
  readonly attack: 'other_alg';
  readonly at: number;
  readonly alg: number | string;
  /** What the unprotected header says beside it, where it says anything. */
  readonly unprotected?: number | string;
}

/** Moves the algorithm out of the protected header into the unprotected one, validly signed. */
export interface UnprotectedAlg {
  readonly attack: 'unprotected_alg';
  readonly at: number;
}

/** Names another as the key id, in whichever header it stands, validly signed. */
export interface OtherKid {
  readonly attack: 'other_kid';
  readonly at: number;
  readonly kid: string;
}

/** Adds another's key id in the header that has none, validly signed: two key ids. */
export interface SecondKid {
  readonly attack: 'second_kid';
  readonly at: number;
  readonly kid: string;
}

/** Puts another's key id into the unprotected header; the signature does not cover it and stays. */
export interface UnsignedKid {
  readonly attack: 'unsigned_kid';
  readonly at: number;
  readonly kid: string;
}

export type HeaderAttack = OtherAlg | UnprotectedAlg | OtherKid | SecondKid | UnsignedKid;

/** The two headers of an entry, both decoded. */
interface Headers {
  readonly protected: MapItem;
  readonly unprotected: MapItem;
}

/** Changes an entry's headers, and mends the entries after it. */
export async function attackHeader(
  forge: Forge,
  entries: readonly Uint8Array[],
  spec: HeaderAttack,
): Promise<readonly Uint8Array[]> {
  const { envelope } = receiptAt(entries, spec.at);
  const headers = changed(headersOf(envelope), spec);
  const parts = { ...envelope, ...encoded(headers) };
  // A key id outside the protected header is no part of what was signed.
  const forged =
    spec.attack === 'unsigned_kid' ? joinEnvelope(parts) : sealEnvelope(parts, forge.sign);
  return mendAfter(forge, entries.with(spec.at, forged), spec.at);
}

function changed(headers: Headers, spec: HeaderAttack): Headers {
  switch (spec.attack) {
    case 'other_alg': {
      const { alg, unprotected } = spec;
      return {
        protected: withParameter(headers.protected, ALG, algItem(alg)),
        unprotected:
          unprotected === undefined
            ? headers.unprotected
            : withParameter(headers.unprotected, ALG, algItem(unprotected)),
      };
    }
    case 'unprotected_alg': {
      const alg = parameterOf(headers.protected, ALG);
      if (alg === undefined) throw new TypeError('the protected header names no algorithm');
      return {
        protected: withoutParameter(headers.protected, ALG),
        unprotected: withParameter(headers.unprotected, ALG, alg),
      };
    }
    case 'other_kid': {
      const which = kidHeader(headers);
      return { ...headers, [which]: withParameter(headers[which], KID, kidItem(spec.kid)) };
    }
    case 'second_kid': {
      const which = kidHeader(headers) === 'protected' ? 'unprotected' : 'protected';
      return { ...headers, [which]: withParameter(headers[which], KID, kidItem(spec.kid)) };
    }
    case 'unsigned_kid':
      return {
        ...headers,
        unprotected: withParameter(headers.unprotected, KID, kidItem(spec.kid)),
      };
  }
}

function headersOf({ protectedBytes, unprotected }: Envelope): Headers {
  const decoded = decodeLenient(protectedBytes);
  const isMap = decoded.kind === 'decoded' && decoded.item.kind === 'map';
  // No bytes stand for an empty header (RFC 9052 section 3).
  return { protected: isMap ? decoded.item : { kind: 'map', pairs: [] }, unprotected };
}

function encoded(headers: Headers): Pick<Envelope, 'protectedBytes' | 'unprotected'> {
  const isEmpty = headers.protected.pairs.length === 0;
  return {
    protectedBytes: isEmpty ? new Uint8Array(0) : encodeItem(sortedMap(headers.protected.pairs)),
    unprotected: sortedMap(headers.unprotected.pairs),
  };
}

function kidHeader({ protected: inner }: Headers): keyof Headers {
  return parameterOf(inner, KID) === undefined ? 'unprotected' : 'protected';
}

function parameterOf(header: MapItem, label: bigint): CborItem | undefined {
  return header.pairs.find((pair) => isLabel(pair, label))?.[1];
}

function withoutParameter(header: MapItem, label: bigint): MapItem {
  return { kind: 'map', pairs: header.pairs.filter((pair) => !isLabel(pair, label)) };
}

function withParameter(header: MapItem, label: bigint, value: CborItem): MapItem {
  const { pairs } = withoutParameter(header, label);
  return { kind: 'map', pairs: [...pairs, [{ kind: 'integer', value: label }, value]] };
}

function isLabel([key]: Pair, label: bigint): boolean {
  return key.kind === 'integer' && key.value === label;
}

function algItem(alg: number | string): CborItem {
  return typeof alg === 'string'
    ? { kind: 'text', text: alg }
    : { kind: 'integer', value: BigInt(alg) };
}

function kidItem(kid: string): CborItem {
  return { kind: 'bytes', bytes: new Uint8Array(Buffer.from(kid, 'utf8')) };
}
