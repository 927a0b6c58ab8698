import type { Mutant } from '../mutant.js';
import { COMMITMENTS, DECIDE_REQUEST, RESERVATION_REFUSAL, RESERVATION_STATE } from './sources.js';

/** Defects in what reservations commit, and when (6, 10). */
export const commitmentMutants: readonly Mutant[] = [
  {
    id: 'expired-record-dropped',
    clauses: ['arc-004/6-1', 'arc-004/6-2', 'arc-004/13-1'],
    file: COMMITMENTS,
    find: 'return { activeQuantity, active, records };',
    replace:
      "return { activeQuantity, active, records: records.filter(({ state }) => state !== 'expired') };",
  },
  {
    id: 'expired-record-zeroed',
    clauses: ['arc-004/6-1', 'arc-004/13-1'],
    file: COMMITMENTS,
    find: 'return { activeQuantity, active, records };',
    replace:
      "return { activeQuantity, active, records: records.map(({ reservation, state }) => ({ reservation: state === 'expired' ? { ...reservation, quantity: 0 } : reservation, state })) };",
  },
  {
    id: 'expired-record-marked-as-released',
    clauses: ['arc-004/6-1', 'arc-004/13-1'],
    file: COMMITMENTS,
    find: 'return { activeQuantity, active, records };',
    replace:
      "return { activeQuantity, active, records: records.map(({ reservation, state }) => ({ reservation: state === 'expired' ? { ...reservation, releasedAt: reservation.expiry } : reservation, state })) };",
  },
  {
    id: 'release-condition-dropped-from-the-record',
    clauses: ['arc-004/6-1'],
    file: COMMITMENTS,
    find: 'return { activeQuantity, active, records };',
    replace:
      'return { activeQuantity, active, records: records.map(({ reservation, state }) => ({ reservation: { ...reservation, releaseCondition: null }, state })) };',
  },
  {
    id: 'expired-still-commits',
    clauses: [
      'arc-004/6-1',
      'arc-004/6-2',
      'arc-004/10-1',
      'arc-004/10-2',
      'arc-004/13-1',
      'arc-004/14-1',
    ],
    file: COMMITMENTS,
    find: "({ state }) => state === 'active'",
    replace: "({ state }) => state === 'active' || state === 'expired'",
  },
  {
    id: 'expired-and-released-taken-alike',
    clauses: ['arc-004/6-1', 'arc-004/6-2'],
    file: RESERVATION_STATE,
    find: "return 'expired';",
    replace: "return 'released';",
  },
  {
    id: 'commits-at-its-expiry',
    clauses: ['arc-004/6-2'],
    file: RESERVATION_STATE,
    find: 'expiry.instant <= at',
    replace: 'expiry.instant < at',
  },
  {
    id: 'expiry-in-whole-minutes',
    clauses: ['arc-004/6-2'],
    file: RESERVATION_STATE,
    find: 'expiry.instant <= at',
    replace: 'expiry.instant / 60_000_000_000n <= at / 60_000_000_000n',
  },
  {
    id: 'release-not-looked-at',
    clauses: ['arc-004/6-2'],
    file: RESERVATION_STATE,
    find: "if (releasedAt !== null && releasedAt.instant <= at) return 'released';",
    replace: '',
  },
  {
    id: 'release-waits-for-the-expiry',
    clauses: ['arc-004/6-2'],
    file: RESERVATION_STATE,
    find: 'if (releasedAt !== null &&',
    replace: 'if (releasedAt !== null && expiry === null &&',
  },
  {
    id: 'commits-before-its-start',
    clauses: ['arc-004/6-2'],
    file: RESERVATION_STATE,
    find: "? 'active' : 'pending'",
    replace: "? 'active' : 'active'",
  },
  {
    id: 'starts-with-its-minute',
    clauses: ['arc-004/6-2'],
    file: RESERVATION_STATE,
    find: 'return start.instant <= at',
    replace: 'return start.instant / 60_000_000_000n <= at / 60_000_000_000n',
  },
  {
    id: 'committed-as-of-the-evidence',
    clauses: ['arc-004/10-1'],
    file: DECIDE_REQUEST,
    find: 'commitments(row.reservations, row.at);',
    replace: 'commitments(row.reservations, row.evidence.observedAt);',
  },
  {
    id: 'report-never-disputed',
    clauses: ['arc-004/8-2', 'arc-004/10-2', 'arc-004/14-1'],
    file: RESERVATION_REFUSAL,
    find: "if (reportedTotal !== activeQuantity) return refused('DISPUTED');",
    replace: '',
  },
  {
    id: 'report-above-believed',
    clauses: ['arc-004/10-2', 'arc-004/14-1'],
    file: RESERVATION_REFUSAL,
    find: 'reportedTotal !== activeQuantity',
    replace: 'reportedTotal < activeQuantity',
  },
  {
    id: 'report-below-believed',
    clauses: ['arc-004/8-2', 'arc-004/10-2'],
    file: RESERVATION_REFUSAL,
    find: 'reportedTotal !== activeQuantity',
    replace: 'reportedTotal > activeQuantity',
  },
  {
    id: 'report-off-by-one-believed',
    clauses: ['arc-004/8-2', 'arc-004/10-2'],
    file: RESERVATION_REFUSAL,
    find: 'reportedTotal !== activeQuantity',
    replace: 'Math.abs(reportedTotal - activeQuantity) > 1',
  },
  {
    id: 'dispute-is-on-hold',
    clauses: ['arc-004/10-2', 'arc-004/14-1'],
    file: RESERVATION_REFUSAL,
    find: "return refused('DISPUTED');",
    replace: "return refused('HOLD');",
  },
  {
    id: 'report-of-a-released-total-believed',
    clauses: ['arc-004/10-2'],
    file: RESERVATION_REFUSAL,
    find: 'if (reportedTotal !== activeQuantity)',
    replace: 'if (reportedTotal !== activeQuantity && reportedTotal !== 0)',
  },
];
