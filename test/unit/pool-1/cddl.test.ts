import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { CborValue } from '../../../codecs/cbor/value.js';
import { bytesToHex } from '../../../codecs/hex/hex.js';
import { packageRoot } from '../../../harness/package-root.js';
import { witnessLedger } from '../../../reference/pool-1/witness-ledger.js';
import { pythonTool, toolTest } from '../../independent/tool-test.js';
import { partyOf, resealed, richLedger } from './ledger-fixture.js';

const { steward, entries } = richLedger();
const witness = partyOf('witness', 'témoin 🔋');

function cddlTest(
  name: string,
  type: string,
  body: (validate: (items: readonly Uint8Array[]) => string[]) => void,
): void {
  const file = join(packageRoot(), 'schemas', 'pool-1', `${type}.cddl`);
  toolTest(`zcbor: ${name}`, pythonTool('validate_cddl.py', file, type), (ask) => {
    body((items) => ask(items.map(bytesToHex)));
  });
}

function receiptOver(length: number): Uint8Array {
  const signed = witnessLedger(entries.slice(0, length), steward, witness);
  assert.equal(signed.kind, 'receipt');
  return signed.bytes;
}

function assertAllInvalid(answers: readonly string[], count: number): void {
  assert.equal(answers.length, count);
  for (const answer of answers) assert.match(answer, /^invalid: /);
}

cddlTest('every entry of the rich ledger is an entry', 'entry', (validate) => {
  assert.deepEqual(
    validate(entries),
    entries.map(() => 'valid'),
  );
});

cddlTest('entries changed in one member are none', 'entry', (validate) => {
  const [admission, release] = entries;
  assert.ok(admission !== undefined && release !== undefined);
  const changes: Readonly<Record<string, CborValue | undefined>>[] = [
    { grade: 'Measured' },
    { uj: -1n },
    { uj: '1' },
    { seq: undefined },
    { prev: new Uint8Array(31) },
    { event: 'queued' },
    { pool_receipt: 'pool/2' },
    { note: 'more' },
  ];
  const changed = changes.flatMap((change) => [
    resealed(admission, change, steward),
    resealed(release, change, steward),
  ]);
  changed.push(resealed(admission, { devices: 0n }, steward));
  changed.push(resealed(release, { entitlement: 'team' }, steward));
  assertAllInvalid(validate(changed), 18);
});

cddlTest(
  'receipts at lengths of every width are witness receipts',
  'witness-receipt',
  (validate) => {
    const receipts = [0, 1, 23, 24, 255, 256, 300].map(receiptOver);
    assert.deepEqual(
      validate(receipts),
      receipts.map(() => 'valid'),
    );
  },
);

cddlTest('receipts changed in one member are none', 'witness-receipt', (validate) => {
  const changes = [
    { head: new Uint8Array(33) },
    { length: -1n },
    { note: 'more' },
    { steward: undefined },
  ];
  const receipt = receiptOver(2);
  const changed = changes.map((change) => resealed(receipt, change, witness));
  assertAllInvalid(validate([...changed, ...entries.slice(0, 1)]), 5);
});
