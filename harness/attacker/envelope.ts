import { decodeLenient } from '../../codecs/cbor/decode-lenient.js';
import { encodeItem } from '../../codecs/cbor/encode-item.js';
import type { MapItem } from '../../codecs/cbor/item.js';
import { openSign1 } from '../../codecs/cose-sign1/open-sign1.js';
import { sealSign1 } from '../../codecs/cose-sign1/seal-sign1.js';
import type { Signer } from '../../codecs/ed25519/sign.js';

/** A sealed entry taken apart, each part as it arrived. Parts may be replaced and joined again. */
export interface Envelope {
  readonly tagged: boolean;
  /** Content of the protected header's byte string. */
  readonly protectedBytes: Uint8Array;
  readonly unprotected: MapItem;
  /** The encoded core. */
  readonly payload: Uint8Array;
  readonly signature: Uint8Array;
}

/** Takes an entry apart; undefined where it is no COSE_Sign1 message. Never throws. */
export function openEnvelope(entry: Uint8Array): Envelope | undefined {
  const opened = openSign1(entry);
  if (opened.kind !== 'opened') return undefined;
  const { tagged, protectedBytes, payload, signature, unprotectedHeader } = opened;
  return { tagged, protectedBytes, unprotected: unprotectedHeader.map, payload, signature };
}

/** The parts as one message, with the signature that they have, right or not. */
export function joinEnvelope(envelope: Envelope): Uint8Array {
  return sealEnvelope(envelope, () => envelope.signature);
}

/** The parts as one message, signed anew: headers and payload are taken as they are. */
export function sealEnvelope(parts: Omit<Envelope, 'signature'>, sign: Signer): Uint8Array {
  const { tagged, protectedBytes, unprotected, payload } = parts;
  return sealSign1({
    protectedHeader: protectedBytes,
    unprotectedHeader: unprotected,
    payload,
    sign,
    tagged,
  });
}

/** The map in an envelope's payload; undefined where there is none. Never throws. */
export function coreOf({ payload }: Pick<Envelope, 'payload'>): MapItem | undefined {
  const decoded = decodeLenient(payload);
  return decoded.kind === 'decoded' && decoded.item.kind === 'map' ? decoded.item : undefined;
}

/** The same envelope around another core, not yet signed for it. */
export function withCore(envelope: Envelope, core: MapItem): Envelope {
  return { ...envelope, payload: encodeItem(core) };
}
