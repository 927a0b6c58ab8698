import assert from 'node:assert/strict';
import { hexToBytes } from '../../../codecs/hex/hex.js';

/** Bytes of a hex literal in a test; spaces are for the reader. */
export function bytes(hex: string): Uint8Array {
  const decoded = hexToBytes(hex.replaceAll(' ', ''));
  assert.ok(decoded, `bad hex in a test: ${hex}`);
  return decoded;
}
