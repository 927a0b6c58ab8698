import type { Mutant } from '../mutant.js';
import { CAPACITY, DECIDE_REQUEST, ENTITLEMENT, EVIDENCE_REFUSAL } from './sources.js';

/** Defects in the order of the gates (7). */
export const gateMutants: readonly Mutant[] = [
  {
    id: 'quota-before-evidence',
    clauses: ['arc-004/7-1'],
    file: DECIDE_REQUEST,
    find: '    evidenceRefusal(row) ??\n    quotaRefusal(row.request, quota, override) ??\n',
    replace: '    quotaRefusal(row.request, quota, override) ??\n    evidenceRefusal(row) ??\n',
  },
  {
    id: 'capacity-before-quota',
    clauses: ['arc-004/7-1'],
    file: DECIDE_REQUEST,
    find: '    evidenceRefusal(row) ??\n    quotaRefusal(row.request, quota, override) ??\n',
    replace:
      '    evidenceRefusal(row) ??\n    capacityRefusal(row.request, capacity) ??\n    quotaRefusal(row.request, quota, override) ??\n',
  },
  {
    id: 'capacity-before-evidence',
    clauses: ['arc-004/7-1'],
    file: DECIDE_REQUEST,
    find: '    evidenceRefusal(row) ??\n    quotaRefusal(row.request, quota, override) ??\n',
    replace:
      '    (quotaRefusal(row.request, quota, override) === undefined ? capacityRefusal(row.request, capacity) : undefined) ??\n    evidenceRefusal(row) ??\n    quotaRefusal(row.request, quota, override) ??\n',
  },
  {
    id: 'evidence-last',
    clauses: ['arc-004/7-1'],
    file: DECIDE_REQUEST,
    find: '    evidenceRefusal(row) ??\n    quotaRefusal(row.request, quota, override) ??\n    reservationRefusal(committed, row.reportedReservationTotal) ??\n    capacityRefusal(row.request, capacity); // arc-004/7-1\n',
    replace:
      '    quotaRefusal(row.request, quota, override) ??\n    reservationRefusal(committed, row.reportedReservationTotal) ??\n    capacityRefusal(row.request, capacity) ??\n    evidenceRefusal(row);\n',
  },
  {
    id: 'evidence-gate-misnamed',
    clauses: ['arc-004/7-1'],
    file: EVIDENCE_REFUSAL,
    find: "failedGate: 'evidence'",
    replace: "failedGate: 'reservation'",
  },
  {
    id: 'quota-gate-misnamed',
    clauses: ['arc-004/7-1'],
    file: ENTITLEMENT,
    find: "failedGate: 'quota'",
    replace: "failedGate: 'capacity'",
  },
  {
    id: 'capacity-gate-misnamed',
    clauses: ['arc-004/7-1'],
    file: CAPACITY,
    find: "return { state: shortage(request, of.allocatable), failedGate: 'capacity' };",
    replace: "return { state: shortage(request, of.allocatable), failedGate: 'quota' };",
  },
];
