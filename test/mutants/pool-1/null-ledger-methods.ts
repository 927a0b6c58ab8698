import type { AdapterTable } from '../../../harness/adapter/contract/adapter.js';
import type { Json } from '../../../harness/adapter/contract/json.js';

/** What keeps nothing, taking every ledger: of no usage and no events, and every receipt covers. */
export const readyLedgerMethods: AdapterTable = {
  'pool.estimate': () => ({ estimate: { uj: '0', grade: 'ModelBased' } }),
  'ledger.replay': ({ entries }) => ({ usage: {}, length: lengthOf(entries), head: '00' }),
  'ledger.read': () => ({ events: [] }),
  'ledger.attest': ({ receipts }) => ({
    attestation: 'witnessed',
    receipts: Array.from({ length: lengthOf(receipts) }, () => ({ status: 'covers' })),
  }),
  'witness.sign': () => ({ receipt: '00' }),
};

/** What keeps nothing, taking no ledger, whoever sealed it. */
export const reluctantLedgerMethods: AdapterTable = {
  'pool.estimate': () => ({
    declined: { reason: 'insufficient_evidence', seen: 0, evidence: 0 },
  }),
  'ledger.replay': refuse,
  'ledger.read': refuse,
  'ledger.attest': refuse,
  'witness.sign': refuse,
};

function refuse(): Json {
  return { refused: { reason: 'malformed', index: 0 } };
}

function lengthOf(list: Json | undefined): number {
  return (list as readonly Json[]).length;
}
