import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hexToBytes } from '../../../codecs/hex/hex.js';
import { MAX_RECEIPT_BYTES } from '../../../reference/pool-1/receipt-limits.js';
import { replayLedger } from '../../../reference/pool-1/replay-ledger.js';
import { admitted, ledgerOf, released, STEWARD } from './ledger-fixture.js';

const [first, second] = ledgerOf([admitted('a'), released('a')]).entries as [
  Uint8Array,
  Uint8Array,
];

/** Refused as malformed at index 1, after an honest entry. */
function assertMalformed(bytes: Uint8Array, detail: RegExp): void {
  const ledger = replayLedger([first, bytes], STEWARD);
  assert.equal(ledger.kind, 'refused');
  assert.deepEqual([ledger.reason, ledger.index], ['malformed', 1]);
  assert.match(ledger.detail, detail);
}

function hex(text: string): Uint8Array {
  return hexToBytes(text) ?? assert.fail('the test is wrong: no hex');
}

test('an empty entry', () => {
  assertMalformed(new Uint8Array(), /truncated at byte 0/);
});

test('an entry cut anywhere', () => {
  for (let length = 0; length < second.length; length += 1) {
    assertMalformed(second.subarray(0, length), /at byte \d+ of the envelope/);
  }
});

test('an entry with a byte too many', () => {
  assertMalformed(Uint8Array.of(...second, 0), /trailing_bytes/);
});

test('10,000 arrays in one another', () => {
  assertMalformed(new Uint8Array(10_000).fill(0x81), /too_deep at byte 65/);
});

test('declared lengths and counts of 2^64 - 1', () => {
  for (const initial of ['5b', '7b', '9b', 'bb']) {
    const item = `${initial}ffffffffffffffff`;
    assertMalformed(hex(item), /past_end at byte 0/);
    assertMalformed(hex(`d28440a0${item}`), /past_end at byte 4/);
  }
});

test('1 GiB by its header', () => {
  assertMalformed(hex('d28443a10127a05a40000000'), /length_past_end at byte 7/);
});

test('an entry past the limit is not looked at', () => {
  assertMalformed(new Uint8Array(MAX_RECEIPT_BYTES + 1), /65537 bytes, past 65536/);
  assertMalformed(new Uint8Array(MAX_RECEIPT_BYTES), /trailing_bytes/);
});

test('CBOR that is no COSE_Sign1', () => {
  for (const item of ['00', 'a0', '80', 'd18443a10127a04040', 'd28440a04040', 'f6']) {
    assertMalformed(hex(item), /no COSE_Sign1/);
  }
});
