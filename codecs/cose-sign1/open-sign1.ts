import { decodeLenient } from '../cbor/decode-lenient.js';
import type { EncodingRule, Finding, Malformed } from '../cbor/finding.js';
import type { CborItem, MapItem } from '../cbor/item.js';
import { readHeader, type HeaderRule, type Sign1Header } from './header.js';
import { SIGN1_TAG } from './labels.js';
import { byteContent } from './string-content.js';

/** Length of an Ed25519 signature. */
const SIGNATURE_LENGTH = 64;

/** Why a well-formed CBOR item is no COSE_Sign1 message with an attached payload. */
export type NotSign1Rule =
  | 'wrong_tag'
  | 'not_array_of_four'
  | 'protected_not_bytes'
  | 'protected_not_map'
  | 'unprotected_not_map'
  | 'payload_not_bytes'
  | 'signature_not_bytes'
  | 'signature_length'
  | HeaderRule;

/** Well-formed CBOR that is no COSE_Sign1 message. */
export interface NotSign1 {
  readonly kind: 'not_sign1';
  readonly rule: NotSign1Rule;
  /** For people; never compared. */
  readonly detail: string;
}

/** The parts of a COSE_Sign1 message. Nothing of its signature has been checked. */
export interface OpenedSign1 {
  readonly kind: 'opened';
  /** Whether tag 18 stood in front. */
  readonly tagged: boolean;
  /** Content of the protected header's byte string, exactly as it arrived. */
  readonly protectedBytes: Uint8Array;
  readonly protectedHeader: Sign1Header;
  readonly unprotectedHeader: Sign1Header;
  /** Content of the payload's byte string, exactly as it arrived. */
  readonly payload: Uint8Array;
  /** 64 bytes. */
  readonly signature: Uint8Array;
  /** The first item of the envelope that is not encoded deterministically; offset in the message. */
  readonly envelopeFinding: Finding<EncodingRule> | undefined;
  /** The same inside the protected header; offset in `protectedBytes`. */
  readonly protectedFinding: Finding<EncodingRule> | undefined;
}

/**
 * Takes a COSE_Sign1 message apart (RFC 9052 4.2), tagged 18 or untagged, in any encoding that CBOR
 * allows. What signature, algorithm and key id are worth is the caller's to judge: see
 * `sigStructure` and `verifierFor`. The payload is not looked into. Never throws.
 *
 * The parts are views of `bytes`: leave those alone while the result is in use.
 */
export function openSign1(bytes: Uint8Array): OpenedSign1 | NotSign1 | Malformed {
  const envelope = decodeLenient(bytes);
  if (envelope.kind === 'malformed') return envelope;
  const { item } = envelope;
  if (item.kind === 'tag' && item.tag !== SIGN1_TAG) {
    return notSign1('wrong_tag', `tag ${String(item.tag)} instead of 18`);
  }
  const fields = readFields(item.kind === 'tag' ? item.content : item);
  if (fields.kind !== 'fields') return fields;
  const { protectedBytes, unprotectedMap, payload, signature } = fields;
  const inner = decodeProtected(protectedBytes);
  if (inner.kind !== 'map') return inner;
  const protectedHeader = readHeader(inner.map);
  const unprotectedHeader = readHeader(unprotectedMap);
  if (typeof protectedHeader === 'string') return brokenHeader(protectedHeader, 'protected');
  if (typeof unprotectedHeader === 'string') return brokenHeader(unprotectedHeader, 'unprotected');
  return {
    kind: 'opened',
    tagged: item.kind === 'tag',
    protectedBytes,
    protectedHeader,
    unprotectedHeader,
    payload,
    signature,
    envelopeFinding: envelope.encodingFinding,
    protectedFinding: inner.finding,
  };
}

interface Fields {
  readonly kind: 'fields';
  readonly protectedBytes: Uint8Array;
  readonly unprotectedMap: MapItem;
  readonly payload: Uint8Array;
  readonly signature: Uint8Array;
}

function readFields(message: CborItem): Fields | NotSign1 {
  const items = message.kind === 'array' ? message.items : [];
  const [protectedItem, unprotectedMap, payloadItem, signatureItem, extra] = items;
  if (!protectedItem || !unprotectedMap || !payloadItem || !signatureItem || extra) {
    return notSign1('not_array_of_four', 'COSE_Sign1 is an array of 4 items');
  }
  const protectedBytes = byteContent(protectedItem);
  if (protectedBytes === undefined) return wrongType('protected_not_bytes', protectedItem);
  if (unprotectedMap.kind !== 'map') return wrongType('unprotected_not_map', unprotectedMap);
  const payload = byteContent(payloadItem);
  if (payload === undefined) return wrongType('payload_not_bytes', payloadItem);
  const signature = byteContent(signatureItem);
  if (signature === undefined) return wrongType('signature_not_bytes', signatureItem);
  if (signature.length !== SIGNATURE_LENGTH) {
    return notSign1('signature_length', `a signature of ${signature.length} bytes instead of 64`);
  }
  return { kind: 'fields', protectedBytes, unprotectedMap, payload, signature };
}

interface ProtectedMap {
  readonly kind: 'map';
  readonly map: MapItem;
  readonly finding: Finding<EncodingRule> | undefined;
}

function decodeProtected(bytes: Uint8Array): ProtectedMap | NotSign1 {
  // No bytes stand for an empty header (RFC 9052 section 3).
  if (bytes.length === 0) {
    return { kind: 'map', map: { kind: 'map', pairs: [] }, finding: undefined };
  }
  const decoded = decodeLenient(bytes);
  if (decoded.kind === 'malformed') {
    const where = `${decoded.rule} at byte ${decoded.offset} of the protected header`;
    return notSign1('protected_not_map', where);
  }
  if (decoded.item.kind !== 'map') return wrongType('protected_not_map', decoded.item);
  return { kind: 'map', map: decoded.item, finding: decoded.encodingFinding };
}

function brokenHeader(rule: HeaderRule, which: string): NotSign1 {
  return notSign1(rule, `in the ${which} header`);
}

function wrongType(rule: NotSign1Rule, found: CborItem): NotSign1 {
  return notSign1(rule, `found an item of type ${found.kind}`);
}

function notSign1(rule: NotSign1Rule, detail: string): NotSign1 {
  return { kind: 'not_sign1', rule, detail };
}
