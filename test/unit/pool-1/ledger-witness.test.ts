import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attestLedger } from '../../../reference/pool-1/attest-ledger.js';
import type { Party, Sealer } from '../../../reference/pool-1/party.js';
import { sealReceipt } from '../../../reference/pool-1/seal-receipt.js';
import { witnessLedger } from '../../../reference/pool-1/witness-ledger.js';
import {
  admitted,
  coreOf,
  ledgerOf,
  partyOf,
  resealed,
  released,
  STEWARD,
} from './ledger-fixture.js';

const WITNESS = partyOf('witness');
const events = [admitted('a'), released('a'), admitted('b')];
const { entries } = ledgerOf(events);

function receiptOver(
  ledger: readonly Uint8Array[],
  steward: Party = STEWARD,
  witness: Party & Sealer = WITNESS,
): Uint8Array {
  const signed = witnessLedger(ledger, steward, witness);
  assert.equal(signed.kind, 'receipt');
  return signed.bytes;
}

/** The grade of the ledger, and the status of each receipt, all presented as the one witness's. */
function attested(receipts: readonly Uint8Array[], witness: Party = WITNESS): unknown[] {
  const presented = receipts.map((bytes) => ({ bytes, witness }));
  const result = attestLedger(entries, STEWARD, presented);
  assert.equal(result.kind, 'attested');
  return [result.attestation, ...result.receipts.map(({ status }) => status)];
}

test('a ledger without receipts is self-attested, an empty one as well', () => {
  assert.deepEqual(attested([]), ['self-attested']);
  const empty = attestLedger([], STEWARD, []);
  assert.equal(empty.kind === 'attested' && empty.attestation, 'self-attested');
});

test('a receipt over this head at this length covers it', () => {
  assert.deepEqual(attested([receiptOver(entries)]), ['witnessed', 'covers']);
});

test('an empty ledger has a head that can be witnessed, and no other ledger has the same', () => {
  const receipt = receiptOver([]);
  const empty = attestLedger([], STEWARD, [{ bytes: receipt, witness: WITNESS }]);
  assert.equal(empty.kind === 'attested' && empty.attestation, 'witnessed');
  assert.deepEqual(attested([receipt]), ['self-attested', 'covers_other']);
});

test('receipts for a rewritten, a cut, a grown and another ledger verify, and cover another', () => {
  const rewritten = ledgerOf([admitted('a'), released('a', 61n), admitted('b')]).entries;
  const grown = ledgerOf([...events, released('b')]).entries;
  const other = partyOf('other steward');
  const receipts = [
    receiptOver(rewritten),
    receiptOver(entries.slice(0, 2)),
    receiptOver(grown),
    receiptOver(ledgerOf(events, other).entries, other),
    resealed(receiptOver(entries), { steward: 'other steward' }, WITNESS),
    resealed(receiptOver(entries), { length: 2n }, WITNESS),
  ];
  assert.deepEqual(attested(receipts), ['self-attested', ...receipts.map(() => 'covers_other')]);
});

test('receipts that are not this witness’s, or none at all, have a bad signature', () => {
  const receipt = receiptOver(entries);
  const flipped = Uint8Array.from(receipt);
  flipped[flipped.length - 1] = (flipped.at(-1) ?? 0) ^ 1;
  const stranger = partyOf('stranger', WITNESS.id);
  const receipts = [
    flipped,
    receiptOver(entries, STEWARD, stranger),
    receiptOver(entries, STEWARD, { ...WITNESS, id: 'another name' }),
    sealReceipt(coreOf(receipt).set('witness', 'another name'), WITNESS).bytes,
    resealed(receipt, { note: 'x' }, WITNESS),
    resealed(receipt, { length: undefined }, WITNESS),
    entries[0] ?? receipt,
    new Uint8Array(),
  ];
  assert.deepEqual(attested(receipts), ['self-attested', ...receipts.map(() => 'bad_signature')]);
});

test('one covering receipt witnesses a ledger, whatever stands beside it', () => {
  const receipts = [new Uint8Array(), receiptOver([]), receiptOver(entries)];
  assert.deepEqual(attested(receipts), ['witnessed', 'bad_signature', 'covers_other', 'covers']);
});

test('the steward’s key never witnesses, under any name', () => {
  for (const id of [STEWARD.id, 'an honest name']) {
    const witness = { ...STEWARD, id };
    const signed = witnessLedger(entries, STEWARD, witness);
    assert.equal(signed.kind === 'refused' && signed.reason, 'steward_key');
    const forged = sealReceipt(coreOf(receiptOver(entries)).set('witness', id), witness).bytes;
    assert.deepEqual(attested([forged], witness), ['self-attested', 'steward_key']);
    assert.deepEqual(attested([forged]), ['self-attested', 'bad_signature']);
  }
});

test('the steward’s name with another key is another party', () => {
  const namesake = partyOf('namesake', STEWARD.id);
  const receipt = receiptOver(entries, STEWARD, namesake);
  assert.deepEqual(attested([receipt], namesake), ['witnessed', 'covers']);
});

test('a stream that replay refuses is neither signed nor attested', () => {
  const broken = entries.slice(1);
  for (const result of [
    witnessLedger(broken, STEWARD, WITNESS),
    attestLedger(broken, STEWARD, []),
  ]) {
    assert.equal(result.kind, 'refused');
    assert.equal(result.reason, 'broken_chain');
  }
});
