import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encodeCanonical } from '../../../codecs/cbor/encode-canonical.js';
import { encodeItem } from '../../../codecs/cbor/encode-item.js';
import { hashNames } from '../../../codecs/hash/hash-bytes.js';
import { chainForm, type UnknownChain } from '../../../harness/attacker/chain-form.js';
import { askedAddress } from '../../../harness/attacker/asked-address.js';
import { contentAddress } from '../../../harness/attacker/content-address.js';
import { sealLedger, wireFormats } from './wire-formats.js';

const AMOUNTS = [1n, 2n, 3n];

for (const format of wireFormats) {
  test(`${format.name}: base and sentinel come from the honest ledger`, async () => {
    const form = await chainForm(sealLedger(format, AMOUNTS), format.addressOf());
    assert.ok(form.kind === 'chain');
    assert.equal(form.seqBase, format.seqBase);
    assert.deepEqual(encodeItem(form.sentinel), encodeCanonical(format.sentinel));
  });
}

test('of all addresses that can be declared, the one that is used is the only one that fits', async () => {
  const [format] = wireFormats;
  assert.ok(format);
  const entries = sealLedger(format, AMOUNTS);
  const fitting: string[] = [];
  for (const hash of hashNames) {
    for (const over of ['core', 'envelope', 'sig-structure'] as const) {
      for (const as of ['bytes', 'hex'] as const) {
        const form = await chainForm(entries, contentAddress({ hash, over, as }));
        if (form.kind === 'chain') fitting.push(`${hash} ${over} ${as}`);
      }
    }
  }
  assert.deepEqual(fitting, ['sha-256 core bytes']);
});

test('a ledger whose links cannot be made again says at which entry, and why', async () => {
  const [format, other] = wireFormats;
  assert.ok(format && other);
  const entries = sealLedger(format, AMOUNTS);
  const unknown = async (ledger: readonly string[]): Promise<string> =>
    ((await chainForm(ledger, format.addressOf())) as UnknownChain).why;
  assert.match(await unknown([]), /empty ledger/);
  assert.match(await unknown(entries.with(1, '80')), /index 1 .* no COSE_Sign1/);
  assert.match(await unknown(entries.toSpliced(1, 1)), /index 1 .* out of sequence/);
  assert.match(await unknown(sealLedger(other, AMOUNTS)), /index 1 .* not the address/);
});

test('an implementation that gives no address, or no CBOR, leaves the chain unknown', async () => {
  const [format] = wireFormats;
  assert.ok(format);
  for (const answer of [undefined, 'ff', 'not hex']) {
    const form = await chainForm(
      sealLedger(format, AMOUNTS),
      askedAddress(() => Promise.resolve(answer)),
    );
    assert.equal(form.kind, 'unknown');
  }
});
