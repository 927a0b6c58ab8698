import { hexToBytes } from '../../codecs/hex/hex.js';

/**
 * The bytes of lower-case hex.
 * @throws TypeError for any other text
 */
export function fromHex(text: string): Uint8Array {
  const bytes = hexToBytes(text);
  if (bytes === undefined) throw new TypeError(`not lower-case hex of whole bytes: "${text}"`);
  return bytes;
}
