import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encodeCanonical } from '../../../codecs/cbor/encode-canonical.js';
import { bytesToHex } from '../../../codecs/hex/hex.js';
import type { AttackSpec } from '../../../harness/attacker/attack.js';
import { describeEntry } from '../../../harness/attacker/describe-entry.js';
import { publicKeyOfSeed } from '../../../harness/attacker/public-key.js';
import { honestLedger } from './honest-ledger.js';
import { SEED, STEWARD, wireFormats } from './wire-formats.js';

const PUBLIC_KEY = publicKeyOfSeed(SEED);
const hexOf = (value: string): string => bytesToHex(encodeCanonical(value));

for (const format of wireFormats) {
  test(`${format.name}: everything is found that the standard names`, async () => {
    const { entries } = await honestLedger(format);
    const [first, second] = await Promise.all(
      entries.map((entry) => describeEntry(entry, PUBLIC_KEY, format.addressOf())),
    );
    assert.ok(first?.core && second?.core);
    assert.equal(first.sign1, true);
    assert.equal(first.alg, '-8');
    assert.deepEqual(first.kids, [bytesToHex(Buffer.from(STEWARD))]);
    assert.equal(first.verifies, true);
    assert.equal(first.coreFault, undefined);
    assert.equal(first.core.pool_receipt, hexOf('pool/1'));
    assert.equal(first.core.steward, hexOf(STEWARD));
    assert.equal(first.core.prev, bytesToHex(encodeCanonical(format.sentinel)));
    assert.equal(second.core.prev, first.address);
    assert.equal(second.seq, String(format.seqBase + 1n));
  });
}

test('what is wrong shows, and what is no receipt is said to be none', async () => {
  const [format] = wireFormats;
  assert.ok(format);
  const { after } = await honestLedger(format);
  const describeAfter = async (spec: AttackSpec) =>
    describeEntry((await after(spec))[0] ?? '', PUBLIC_KEY, format.addressOf());
  const unsigned = await describeAfter({ attack: 'add_group_order', at: 0 });
  assert.equal(unsigned.verifies, false);
  const moved = await describeAfter({ attack: 'unprotected_alg', at: 0 });
  assert.equal(moved.alg, undefined);
  const twice = await describeAfter({ attack: 'second_kid', at: 0, kid: 'm' });
  assert.deepEqual(twice.kids, ['73746577617264', '6d']);
  const float = await describeAfter({
    attack: 'forbidden_value',
    at: 0,
    field: 'seq',
    value: 'float',
  });
  assert.equal(float.coreFault, 'float');
  assert.equal(float.seq, undefined);
  const none = await describeAfter({ attack: 'replace', at: 0, entry: '80' });
  assert.deepEqual(none, { sign1: false });
});
