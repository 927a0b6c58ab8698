import { encodeItem } from '../cbor/encode-item.js';
import { encodeHead, MAJOR } from '../cbor/head.js';

const CONTEXT = 'Signature1';
const NO_BYTES = new Uint8Array(0);
const EMPTY_MAP = encodeHead(MAJOR.map, 0n);

/**
 * The bytes that a COSE_Sign1 signature covers: `["Signature1", protected, h'', payload]`
 * (RFC 9052 4.4), without external data.
 * @param protectedBytes Content of the protected header's byte string, exactly as it arrived.
 * @param payload Content of the payload's byte string, exactly as it arrived.
 */
export function sigStructure(protectedBytes: Uint8Array, payload: Uint8Array): Uint8Array {
  // An empty header may travel as an encoded empty map, but is always signed as no bytes (4.4).
  const isEmpty = Buffer.compare(protectedBytes, EMPTY_MAP) === 0;
  return encodeItem({
    kind: 'array',
    items: [
      { kind: 'text', text: CONTEXT },
      { kind: 'bytes', bytes: isEmpty ? NO_BYTES : protectedBytes },
      { kind: 'bytes', bytes: NO_BYTES },
      { kind: 'bytes', bytes: payload },
    ],
  });
}
