import type { Mutant } from '../mutant.js';
import { COMMITMENTS, DECIDE_REQUEST, EVIDENCE_REFUSAL, RESERVATION_REFUSAL } from './sources.js';

/** Defects in what a decision follows from, and in keeping the ledgers apart (2, 3). */
export const ledgerMutants: readonly Mutant[] = [
  {
    id: 'a-repeat-is-another-request',
    clauses: ['arc-004/2-1'],
    file: DECIDE_REQUEST,
    find: 'export function decideRequest(row: Row): Decision {\n',
    replace:
      "let last = '';\nexport function decideRequest(given: Row): Decision {\n  const key = JSON.stringify(given, (_name, value) => (typeof value === 'bigint' ? String(value) : value));\n  const used = given.quota.used + (key === last ? given.request.quantity : 0);\n  const row = { ...given, quota: { ...given.quota, used } };\n  last = key;\n",
  },
  {
    id: 'evidence-remembered-by-holder',
    clauses: ['arc-004/2-1'],
    file: DECIDE_REQUEST,
    find: 'export function decideRequest(row: Row): Decision {\n',
    replace:
      'const refs = new Map<string, string>();\nexport function decideRequest(given: Row): Decision {\n  const ref = refs.get(given.request.holder) ?? given.evidence.ref;\n  refs.set(given.request.holder, ref);\n  const row = { ...given, evidence: { ...given.evidence, ref } };\n',
  },
  {
    id: 'evidence-not-named-on-refusal',
    clauses: ['arc-004/2-1'],
    file: DECIDE_REQUEST,
    find: 'evidenceRef: row.evidence.ref,',
    replace: "evidenceRef: 'failedGate' in admissionOf(row, ledgers) ? '' : row.evidence.ref,",
  },
  {
    id: 'request-named-as-evidence',
    clauses: ['arc-004/2-1'],
    file: DECIDE_REQUEST,
    find: 'evidenceRef: row.evidence.ref,',
    replace: 'evidenceRef: row.request.id,',
  },
  {
    id: 'last-quota-alone-in-line',
    clauses: ['arc-004/2-2'],
    file: EVIDENCE_REFUSAL,
    find: 'return quotas.some(',
    replace: 'return quotas.slice(-1).some(',
  },
  {
    id: 'commitments-up-to-the-first-not-started',
    clauses: ['arc-004/2-2'],
    file: COMMITMENTS,
    find: "    .filter(({ state }) => state === 'active')",
    replace:
      "    .filter((_record, index) => records.slice(0, index).every(({ state }) => state !== 'pending'))\n    .filter(({ state }) => state === 'active')",
  },
  {
    id: 'first-record-alone-needs-an-end',
    clauses: ['arc-004/2-2', 'arc-004/4-1'],
    file: RESERVATION_REFUSAL,
    find: 'if (standing.some(',
    replace: 'if (standing.slice(0, 1).some(',
  },
  {
    id: 'quota-capped-by-capacity',
    clauses: ['arc-004/3-1', 'arc-004/5-1'],
    file: DECIDE_REQUEST,
    find: 'quota: entitlement(row.quota, override),',
    replace:
      'quota: entitlement({ ...row.quota, limit: Math.min(row.quota.limit, row.capacityAllocatable ?? row.quota.limit) }, override),',
  },
  {
    id: 'own-reservation-uses-quota',
    clauses: ['arc-004/3-1'],
    file: DECIDE_REQUEST,
    find: 'quota: entitlement(row.quota, override),',
    replace:
      'quota: entitlement({ ...row.quota, used: row.quota.used + committed.active.reduce((sum, { owner, quantity }) => sum + (owner === row.quota.holder ? quantity : 0), 0) }, override),',
  },
  {
    id: 'request-taken-off-the-headroom',
    clauses: ['arc-004/3-1', 'arc-004/5-1', 'arc-004/8-1'],
    file: DECIDE_REQUEST,
    find: 'quota: ledgers.quota,',
    replace:
      'quota: { ...ledgers.quota, remaining: ledgers.quota.remaining - row.request.quantity },',
  },
  {
    id: 'request-taken-off-the-free-capacity',
    clauses: ['arc-004/3-1', 'arc-004/8-1'],
    file: DECIDE_REQUEST,
    find: 'capacity: ledgers.capacity,',
    replace:
      'capacity: capacity(row.capacityAllocatable, committed.activeQuantity + row.request.quantity),',
  },
  {
    id: 'request-counted-as-committed',
    clauses: ['arc-004/3-1', 'arc-004/8-1'],
    file: DECIDE_REQUEST,
    find: 'activeReservation: committed.activeQuantity,',
    replace: 'activeReservation: committed.activeQuantity + row.request.quantity,',
  },
  {
    id: 'quota-used-counted-as-committed',
    clauses: ['arc-004/3-1', 'arc-004/8-1'],
    file: DECIDE_REQUEST,
    find: 'activeReservation: committed.activeQuantity,',
    replace: 'activeReservation: committed.activeQuantity + row.quota.used,',
  },
  {
    id: 'last-commitment-alone-counts',
    clauses: ['arc-004/3-1', 'arc-004/6-1'],
    file: COMMITMENTS,
    find: '(sum, { quantity }) => sum + quantity',
    replace: '(_sum, { quantity }) => quantity',
  },
];
