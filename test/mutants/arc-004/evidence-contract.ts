import type { Mutant } from '../mutant.js';
import { CAPACITY, DECIDE_REQUEST, EVIDENCE_REFUSAL, RESERVATION_REFUSAL } from './sources.js';

/** Defects in what a row must say, and how old it may be (4, 12). */
export const evidenceContractMutants: readonly Mutant[] = [
  {
    id: 'no-end-is-no-matter',
    clauses: ['arc-004/4-1', 'arc-004/14-1'],
    file: RESERVATION_REFUSAL,
    find: "if (standing.some(({ reservation }) => isEndless(reservation))) return refused('HOLD');",
    replace: '',
  },
  {
    id: 'no-end-is-disputed',
    clauses: ['arc-004/4-1', 'arc-004/14-1'],
    file: RESERVATION_REFUSAL,
    find: "return refused('HOLD');",
    replace: "return refused('DISPUTED');",
  },
  {
    id: 'one-end-is-enough-for-all',
    clauses: ['arc-004/4-1'],
    file: RESERVATION_REFUSAL,
    find: 'if (standing.some(',
    replace: 'if (standing.every(',
  },
  {
    id: 'unknown-capacity-is-plenty',
    clauses: ['arc-004/4-2', 'arc-004/4-3', 'arc-004/11-2', 'arc-004/14-1'],
    file: CAPACITY,
    find: "if (allocatable === null) return { kind: 'unknown' };",
    replace:
      "if (allocatable === null) return { kind: 'known', allocatable: 2 ** 32 - 1, free: 2 ** 32 - 1 };",
  },
  {
    id: 'unknown-capacity-left-to-headroom',
    clauses: ['arc-004/4-2', 'arc-004/4-3', 'arc-004/11-2', 'arc-004/14-1'],
    file: CAPACITY,
    find: "if (of.kind === 'unknown') return { state: 'UNKNOWN', failedGate: 'capacity' };",
    replace: "if (of.kind === 'unknown') return undefined;",
  },
  {
    id: 'unknown-capacity-is-a-shortage',
    clauses: ['arc-004/4-2', 'arc-004/4-3', 'arc-004/14-1'],
    file: CAPACITY,
    find: "return { state: 'UNKNOWN', failedGate: 'capacity' };",
    replace: "return { state: 'QUEUED', failedGate: 'capacity' };",
  },
  {
    id: 'unknown-capacity-taken-from-an-empty-ledger',
    clauses: ['arc-004/4-2', 'arc-004/4-3'],
    file: DECIDE_REQUEST,
    find: 'capacity: capacity(row.capacityAllocatable, committed',
    replace:
      'capacity: capacity(row.capacityAllocatable ?? (committed.activeQuantity === 0 ? row.quota.limit : null), committed',
  },
  {
    id: 'zero-capacity-is-unknown',
    clauses: ['arc-004/4-3'],
    file: CAPACITY,
    find: 'if (allocatable === null)',
    replace: 'if (allocatable === null || allocatable === 0)',
  },
  {
    id: 'unknown-capacity-is-zero',
    clauses: ['arc-004/4-2', 'arc-004/4-3', 'arc-004/14-1'],
    file: CAPACITY,
    find: "if (allocatable === null) return { kind: 'unknown' };",
    replace: 'allocatable ??= 0;',
  },
  {
    id: 'scope-not-asked-for',
    clauses: ['arc-004/4-4'],
    file: EVIDENCE_REFUSAL,
    find: 'if (scope === null || resourceType === null)',
    replace: 'if (resourceType === null)',
  },
  {
    id: 'resource-type-not-asked-for',
    clauses: ['arc-004/4-4'],
    file: EVIDENCE_REFUSAL,
    find: 'if (scope === null || resourceType === null)',
    replace: 'if (scope === null)',
  },
  {
    id: 'scope-or-resource-type-is-enough',
    clauses: ['arc-004/4-4'],
    file: EVIDENCE_REFUSAL,
    find: 'scope === null || resourceType === null',
    replace: 'scope === null && resourceType === null',
  },
  {
    id: 'age-not-looked-at',
    clauses: ['arc-004/7-1', 'arc-004/8-2', 'arc-004/12-1', 'arc-004/14-1'],
    file: EVIDENCE_REFUSAL,
    find: "if (at.instant - observedAt.instant > maxAge) return refused('STALE');",
    replace: '',
  },
  {
    id: 'old-is-on-hold',
    clauses: ['arc-004/7-1', 'arc-004/12-1', 'arc-004/14-1'],
    file: EVIDENCE_REFUSAL,
    find: "refused('STALE')",
    replace: "refused('HOLD')",
  },
  {
    id: 'age-in-whole-minutes',
    clauses: ['arc-004/12-1'],
    file: EVIDENCE_REFUSAL,
    find: 'if (at.instant - observedAt.instant > maxAge)',
    replace: 'if ((at.instant - observedAt.instant) / 60_000_000_000n > maxAge / 60_000_000_000n)',
  },
  {
    id: 'any-row-allows-five-minutes',
    clauses: ['arc-004/12-1'],
    file: EVIDENCE_REFUSAL,
    find: 'observedAt.instant > maxAge)',
    replace: 'observedAt.instant > 300_000_000_000n)',
  },
  {
    id: 'any-row-allows-an-hour',
    clauses: ['arc-004/7-1', 'arc-004/12-1'],
    file: EVIDENCE_REFUSAL,
    find: 'observedAt.instant > maxAge)',
    replace: 'observedAt.instant > (maxAge > 3_600_000_000_000n ? maxAge : 3_600_000_000_000n))',
  },
];
