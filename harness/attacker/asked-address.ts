import { decodeLenient } from '../../codecs/cbor/decode-lenient.js';
import type { AddressOf } from './content-address.js';
import { bytesToHex, hexToBytes } from '../../codecs/hex/hex.js';

/**
 * Addresses by asking the implementation.
 *
 * @param ask gives the encoded item that the next entry's `prev` has, as hex, for an entry as hex;
 *   undefined where the implementation gives none
 */
export function askedAddress(ask: (entry: string) => Promise<string | undefined>): AddressOf {
  return async (entry) => {
    const answer = await ask(bytesToHex(entry));
    const bytes = answer === undefined ? undefined : hexToBytes(answer);
    const decoded = bytes && decodeLenient(bytes);
    return decoded?.kind === 'decoded' ? decoded.item : undefined;
  };
}
