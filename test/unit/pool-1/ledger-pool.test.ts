import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdapterTable } from '../../../harness/adapter/contract/adapter.js';
import type { Json, JsonObject } from '../../../harness/adapter/contract/json.js';
import { loadReferenceAdapter } from '../../../harness/adapter/serving/reference-adapter.js';
import { publicKeyOf } from '../../../codecs/ed25519/sign.js';
import { bytesToHex } from '../../../codecs/hex/hex.js';

const reference: AdapterTable = await loadReferenceAdapter({ name: 'reference', version: '0' });
const steward = { id: 'steward', seed: '01'.repeat(32) };
const tree = ['team', 'sibling'].map((id) => ({
  id,
  parent: 'root',
  guarantee_uj: '1000',
  guarantee_devices: 8,
  over_quota_weight: 1,
  priority: 0,
}));
tree.push({ ...tree[0], id: 'root', parent: undefined } as never);

async function call(method: string, params: object): Promise<JsonObject> {
  // A JSON round trip, as every transport makes: members that are undefined are absent.
  const sent = JSON.parse(JSON.stringify(params)) as JsonObject;
  const answer = (await reference[method]?.(sent)) as Json;
  return JSON.parse(JSON.stringify(answer)) as JsonObject;
}

async function open(): Promise<Json> {
  return (await call('pool.open', { tree, steward })).pool ?? null;
}

function claim(id: string, uj: string, more: object = {}): object {
  const gang = { gang_size: 1, devices_per_member: 2 };
  return { id, entitlement: 'team', ...gang, estimate: { uj, grade: 'ModelBased' }, ...more };
}

function partyOf({ id, seed }: typeof steward): JsonObject {
  return { id, public_key: bytesToHex(publicKeyOf(Buffer.from(seed, 'hex'))) };
}

async function run(pool: Json, id: string, uj: string, actual: object, more = {}): Promise<void> {
  const { verdict } = await call('pool.claim', { pool, claim: claim(id, uj, more) });
  assert.equal(verdict, 'admit');
  assert.deepEqual(await call('pool.release', { pool, claim: id, actual }), { released: true });
}

async function entriesOf(pool: Json): Promise<string[]> {
  return (await call('pool.ledger', { pool })).entries as string[];
}

test('admissions and releases are entries; queues, denies and refused releases are not', async () => {
  const pool = await open();
  await run(pool, 'a', '100', { uj: '90', grade: 'HwShunt' });
  const denied = await call('pool.claim', {
    pool,
    claim: claim('b', '1', { entitlement: 'none' }),
  });
  const fill = await call('pool.claim', { pool, claim: claim('c', '910') });
  const queued = await call('pool.claim', { pool, claim: claim('d', '501') });
  const refused = await call('pool.release', {
    pool,
    claim: 'a',
    actual: { uj: '1', grade: 'HwShunt' },
  });
  assert.deepEqual([denied.verdict, fill.verdict, queued.verdict], ['deny', 'admit', 'queue']);
  assert.ok('refused' in refused);
  assert.equal((await entriesOf(pool)).length, 3);
});

test('a restored pool has the usage it had, decides alike, and carries on the one chain', async () => {
  const pool = await open();
  await run(pool, 'a', '100', { uj: '250', grade: 'Estimator' }, { class: 'training' });
  await call('pool.claim', { pool, claim: claim('b', '300') });
  const entries = await entriesOf(pool);
  const restored = (await call('pool.restore', { tree, steward, entries })).pool ?? null;
  assert.deepEqual(
    await call('pool.usage', { pool: restored }),
    await call('pool.usage', { pool }),
  );
  const next = { claim: claim('c', '600') };
  const verdict = await call('pool.claim', { pool, ...next });
  assert.equal(verdict.borrowed_uj, '150');
  assert.deepEqual(await call('pool.claim', { pool: restored, ...next }), verdict);
  assert.deepEqual(await entriesOf(restored), await entriesOf(pool), 'sealing is deterministic');
  assert.equal((await entriesOf(restored)).length, 4);
  const again = await call('pool.restore', { tree, steward, entries: await entriesOf(restored) });
  assert.ok('pool' in again);
});

test('restoring leaves the entries that were handed in as they are', async () => {
  const pool = await open();
  await run(pool, 'a', '100', { uj: '90', grade: 'HwShunt' });
  const entries = await entriesOf(pool);
  const first = (await call('pool.restore', { tree, steward, entries })).pool ?? null;
  await call('pool.claim', { pool: first, claim: claim('b', '10') });
  assert.equal((await entriesOf(pool)).length, 2);
  assert.equal((await entriesOf(first)).length, 3);
});

test('restore refuses what replay refuses, at the same index', async () => {
  const pool = await open();
  await run(pool, 'a', '100', { uj: '90', grade: 'HwShunt' });
  const entries = (await entriesOf(pool)).slice(1);
  const restored = await call('pool.restore', { tree, steward, entries });
  const { reason, index } = restored.refused as JsonObject;
  assert.deepEqual([reason, index], ['broken_chain', 0]);
  const other = { id: 'other', seed: '02'.repeat(32) };
  const stranger = await call('pool.restore', { tree, steward: other, entries });
  assert.equal((stranger.refused as JsonObject).reason, 'bad_signature');
  const noTree = await call('pool.restore', { tree: [...tree, ...tree], steward, entries: [] });
  assert.equal((noTree.refused as JsonObject).reason, 'invalid_tree');
});

test('an entitlement that the tree of today lacks keeps its usage, and its claims can end', async () => {
  const pool = await open();
  await call('pool.claim', { pool, claim: claim('a', '100') });
  const entries = await entriesOf(pool);
  const smaller = tree.filter(({ id }) => id !== 'team');
  const restored = (await call('pool.restore', { tree: smaller, steward, entries })).pool ?? null;
  const usage = (await call('pool.usage', { pool: restored })).usage as JsonObject;
  assert.equal((usage.team as JsonObject).spent_uj, '100');
  const denied = await call('pool.claim', { pool: restored, claim: claim('b', '1') });
  assert.equal(denied.reason, 'unknown_entitlement');
  const actual = { uj: '70', grade: 'HwShunt' };
  assert.ok('released' in (await call('pool.release', { pool: restored, claim: 'a', actual })));
  const back = { tree, steward, entries: await entriesOf(restored) };
  const later = (await call('pool.restore', back)).pool ?? null;
  const kept = (await call('pool.usage', { pool: later })).usage as JsonObject;
  assert.equal((kept.team as JsonObject).spent_uj, '70');
});

test('an estimate is earned from completed claims of the class, before and after a restart', async () => {
  const pool = await open();
  for (const [index, uj] of ['30', '50', '40'].entries()) {
    await run(pool, `a${index}`, '10', { uj, grade: 'HwShunt' }, { class: 'training' });
    await run(pool, `b${index}`, '10', { uj: '99', grade: 'HwShunt' });
  }
  await run(pool, 'guess', '10', { uj: '500', grade: 'Estimator' }, { class: 'training' });
  await call('pool.claim', { pool, claim: claim('open', '10', { class: 'training' }) });
  const earned = await call('pool.estimate', { pool, class: 'training' });
  assert.deepEqual(earned.estimate, { uj: '50', grade: 'ModelBased' });
  assert.deepEqual([earned.seen, earned.evidence], [4, 3]);
  const entries = await entriesOf(pool);
  const restored = (await call('pool.restore', { tree, steward, entries })).pool ?? null;
  assert.deepEqual(await call('pool.estimate', { pool: restored, class: 'training' }), earned);
  const more = await call('pool.estimate', { pool, class: 'training', required: 4 });
  assert.equal((more.declined as JsonObject).reason, 'insufficient_evidence');
  const none = await call('pool.estimate', { pool, class: '' });
  assert.equal((none.declined as JsonObject).reason, 'empty_class');
});

test('the ledger methods agree with the pool that sealed it', async () => {
  const pool = await open();
  await run(pool, 'a', '100', { uj: '90', grade: 'Estimator' }, { class: 'training' });
  const entries = await entriesOf(pool);
  const party = partyOf(steward);
  const stream = { steward: party, entries, tree };
  const { usage, length } = await call('ledger.replay', stream);
  assert.deepEqual([{ usage }, length], [await call('pool.usage', { pool }), 2]);
  assert.deepEqual((await call('ledger.read', stream)).events, [
    {
      event: 'admitted',
      claim: 'a',
      entitlement: 'team',
      energy: { uj: '100', grade: 'ModelBased' },
      class: 'training',
    },
    { event: 'released', claim: 'a', energy: { uj: '90', grade: 'Estimator' } },
  ]);
  const signer = { id: 'witness', seed: '03'.repeat(32) };
  const { receipt } = await call('witness.sign', { steward: party, entries, witness: signer });
  const receipts = [{ receipt, witness: partyOf(signer) }];
  const attested = await call('ledger.attest', { ...stream, receipts });
  assert.equal(attested.attestation, 'witnessed');
  const own = await call('witness.sign', { steward: party, entries, witness: steward });
  assert.equal((own.refused as JsonObject).reason, 'steward_key');
});

test('odd, upper-case and other hex is turned away at the door', async () => {
  for (const entry of ['d', 'D2', 'xx', '0x00', 'd2 ']) {
    const restore = call('pool.restore', { tree, steward, entries: [entry] });
    await assert.rejects(restore, { name: 'RpcFailure', code: -32602, message: /entries\/0/ });
  }
});
