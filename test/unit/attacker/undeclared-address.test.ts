import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encodeCanonical } from '../../../codecs/cbor/encode-canonical.js';
import { openSign1 } from '../../../codecs/cose-sign1/open-sign1.js';
import { hashBytes } from '../../../codecs/hash/hash-bytes.js';
import { bytesToHex } from '../../../codecs/hex/hex.js';
import type { AdapterTable } from '../../../harness/adapter/contract/adapter.js';
import { directConnector } from '../../../harness/adapter/doors/direct-connector.js';
import type { JsonObject } from '../../../harness/adapter/contract/json.js';
import { loadReferenceAdapter } from '../../../harness/adapter/serving/reference-adapter.js';
import { fromHex } from '../../../harness/attacker/from-hex.js';
import type { Report } from '../../../harness/runner/result/result-model.js';
import { runSuite } from '../../../harness/runner/sitting/run-suite.js';

/** The reference, saying something else of how it addresses entries. */
async function referenceWith(ledger: JsonObject, methods: AdapterTable): Promise<AdapterTable> {
  const reference = await loadReferenceAdapter({ name: 'undeclared', version: '0' });
  const { standards, ...rest } = (await reference.describe?.({})) as { standards: JsonObject[] };
  const changed = standards.map((standard) => ({ ...standard, ledger }));
  return { ...reference, ...methods, describe: () => ({ ...rest, standards: changed }) };
}

async function judged(adapter: AdapterTable): Promise<Report['standards'][number]> {
  const { report } = await runSuite({
    connector: directConnector({ label: 'undeclared', adapter, timeoutMs: 5000 }),
    selection: {
      standard: 'pool/1',
      clauses: ['pool-1/6.5-5', 'pool-1/6.5-6', 'pool-1/6.5-7', 'pool-1/6.6-1'],
    },
  });
  const [standard] = report.standards;
  assert.ok(standard);
  return standard;
}

const withoutMethod: AdapterTable = {};
const withMethod: AdapterTable = {
  'ledger.address': ({ entry }) => {
    const opened = openSign1(fromHex(entry as string));
    if (opened.kind !== 'opened') return { refused: { reason: 'malformed' } };
    return { address: bytesToHex(encodeCanonical(hashBytes('sha-256', opened.payload))) };
  },
};

test('an implementation that gives addresses by method alone is tested as hard', async () => {
  const { scenarios } = await judged(await referenceWith({}, withMethod));
  const selected = scenarios.filter(({ outcome }) => outcome !== 'not claimed');
  assert.ok(selected.length > 90, `only ${selected.length} scenarios ran`);
  assert.deepEqual(
    selected.filter(({ outcome }) => outcome !== 'passed'),
    [],
  );
});

test('one that gives none has the scenarios that make links not run, and is told what to do', async () => {
  const { scenarios } = await judged(await referenceWith({}, withoutMethod));
  const outcomeOf = (id: string): string | undefined =>
    scenarios.find((scenario) => scenario.id === id)?.outcome;
  assert.equal(outcomeOf('pool-1/6.5-7/left-out/first'), 'passed');
  assert.equal(outcomeOf('pool-1/6.5-5/turned-bit/core-midst'), 'passed');
  assert.equal(outcomeOf('pool-1/6.5-7/left-out-mended/first'), 'could not run');
  assert.equal(outcomeOf('pool-1/6.6-1/last/cbor-x'), 'passed');
  assert.equal(outcomeOf('pool-1/6.6-1/not-last/cbor-x'), 'could not run');
  assert.equal(outcomeOf('pool-1/6.5-6/written'), 'could not run');
  const failure = scenarios.find(({ outcome }) => outcome === 'could not run')?.failure;
  assert.match(failure?.message ?? '', /ledger\.content_address.*ledger\.address/);
});

test('one whose links are not as declared fails the clause on links, and is resealed nowhere', async () => {
  const content_address = { hash: 'sha-512', over: 'core', as: 'bytes' };
  const { clauses, scenarios } = await judged(
    await referenceWith({ content_address }, withoutMethod),
  );
  const links = clauses.find(({ id }) => id === 'pool-1/6.5-6');
  assert.equal(links?.outcome, 'failed');
  const resealed = scenarios.find(({ id }) => id === 'pool-1/6.6-1/not-last/cbor-x');
  assert.equal(resealed?.outcome, 'could not run');
});
