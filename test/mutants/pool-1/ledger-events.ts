import type { Mutant } from '../mutant.js';
import { COMPLETED_CLAIMS, RECORD_EVENT, SEAL_ENTRY } from './ledger-sources.js';
import { POOL_METHODS, POOL_STATE } from './sources.js';

const recorded =
  "if (verdict.verdict === 'admit') recordEvent(pool, reservationOf(claim, verdict));";
const lifted = 'reservedUj: before.reservedUj - admitted.energy.uj,';
const charged = 'chargedUj: before.chargedUj + released.energy.uj,';
const grade = "['grade', event.energy.grade],";
const declared = "if (event.class !== undefined) core.set('class', event.class);";
const inconsistent = "return isOpen ? undefined : 'releases a claim that is not open';";
const released =
  "return wrong === undefined ? { released: true } : refused('not_admitted', wrong);";

/** Records what was not admitted as if nothing had been reserved for it. */
function recordedAlso(verdict: string): string {
  const event =
    "{ event: 'admitted', claim: `${verdict.reason}-${pool.ledger.entries.length}`, " +
    'entitlement: claim.entitlement, energy: { ...claim.estimate, uj: 0n }, devices: 1, borrowedUj: 0n }';
  return `if (verdict.verdict === '${verdict}') recordEvent(pool, ${event});\n      ${recorded}`;
}

/** Defects in what is written into the ledger, and what it does to usage (6.2, 6.3, 2.6). */
export const ledgerEventMutants: readonly Mutant[] = [
  {
    id: 'queue-written-down',
    clauses: ['pool-1/6.2-1'],
    file: POOL_METHODS,
    find: recorded,
    replace: recordedAlso('queue'),
  },
  {
    id: 'deny-written-down',
    clauses: ['pool-1/6.2-1'],
    file: POOL_METHODS,
    find: recorded,
    replace: recordedAlso('deny'),
  },
  {
    id: 'actual-added-to-the-reservation',
    clauses: ['pool-1/6.2-2'],
    file: POOL_STATE,
    find: lifted,
    replace: 'reservedUj: before.reservedUj,',
  },
  {
    id: 'as-much-lifted-as-was-spent',
    clauses: ['pool-1/6.2-2'],
    file: POOL_STATE,
    find: lifted,
    replace: 'reservedUj: before.reservedUj - released.energy.uj,',
  },
  {
    id: 'all-reservations-lifted-at-once',
    clauses: ['pool-1/6.2-2', 'pool-1/6.2-3'],
    file: POOL_STATE,
    find: lifted,
    replace: 'reservedUj: 0n,',
  },
  {
    id: 'estimate-charged-as-the-actual',
    clauses: ['pool-1/6.2-2', 'pool-1/6.3-1'],
    file: POOL_STATE,
    find: charged,
    replace: 'chargedUj: before.chargedUj + admitted.energy.uj,',
  },
  {
    id: 'release-keeps-the-devices',
    clauses: ['pool-1/6.2-4'],
    file: POOL_STATE,
    find: 'devices: before.devices - admitted.devices,',
    replace: 'devices: before.devices,',
  },
  {
    id: 'release-frees-all-devices',
    clauses: ['pool-1/6.2-4', 'pool-1/6.2-2'],
    file: POOL_STATE,
    find: 'devices: before.devices - admitted.devices,',
    replace: 'devices: 0,',
  },
  {
    id: 'class-not-written-down',
    clauses: ['pool-1/6.2-5', 'pool-1/2.6-10', 'pool-1/2.6-11'],
    file: SEAL_ENTRY,
    find: declared,
    replace: '',
  },
  {
    id: 'no-class-written-as-an-empty-one',
    clauses: ['pool-1/6.2-5'],
    file: SEAL_ENTRY,
    find: declared,
    replace: "core.set('class', event.class ?? '');",
  },
  {
    id: 'every-release-a-reading',
    clauses: ['pool-1/6.2-6', 'pool-1/2.3-1'],
    file: SEAL_ENTRY,
    find: grade,
    replace: "['grade', event.event === 'released' ? 'HwShunt' : event.energy.grade],",
  },
  {
    id: 'release-with-the-grade-of-its-estimate',
    clauses: ['pool-1/6.2-6'],
    file: POOL_METHODS,
    find: 'const energy = energyFromWire(params.actual as unknown as WireEnergy);',
    replace:
      'const read = energyFromWire(params.actual as unknown as WireEnergy);\n' +
      'const energy = { ...read, ...pool.state.open.get(params.claim as string)?.energy, uj: read.uj };',
  },
  {
    id: 'guess-written-down-as-a-model',
    clauses: ['pool-1/2.3-2', 'pool-1/3-3'],
    file: SEAL_ENTRY,
    find: grade,
    replace: "['grade', event.energy.grade === 'Estimator' ? 'ModelBased' : event.energy.grade],",
  },
  {
    id: 'overrun-charged-up-to-the-estimate',
    clauses: ['pool-1/6.3-1'],
    file: POOL_STATE,
    find: charged,
    replace:
      'chargedUj: before.chargedUj + (released.energy.uj < admitted.energy.uj ? released.energy.uj : admitted.energy.uj),',
  },
  {
    id: 'overrun-refused',
    clauses: ['pool-1/6.3-1'],
    file: POOL_STATE,
    find: inconsistent,
    replace:
      "if (isOpen && event.energy.uj > state.open.get(event.claim)!.energy.uj) return 'overruns';\n" +
      inconsistent,
  },
  {
    id: 'release-of-nothing-answered-as-done',
    clauses: ['pool-1/6.4-4'],
    file: POOL_METHODS,
    find: released,
    replace: 'void wrong;\n      return { released: true };',
  },
  {
    id: 'refused-release-written-down',
    clauses: ['pool-1/6.4-4'],
    file: RECORD_EVENT,
    find: 'if (wrong !== undefined) return wrong;\n  appendEvent(ledger, event, steward);',
    replace: 'appendEvent(ledger, event, steward);\n  if (wrong !== undefined) return wrong;',
  },
  {
    id: 'open-claim-counts-as-observation',
    clauses: ['pool-1/2.6-11'],
    file: COMPLETED_CLAIMS,
    find: 'classOf.set(event.claim, event.class);',
    replace:
      'classOf.set(event.claim, event.class);\n' +
      'observations.push({ ...event.energy, ...(event.class === undefined ? {} : { class: event.class }) });',
  },
  {
    id: 'observations-of-one-class-for-all',
    clauses: ['pool-1/2.6-11'],
    file: COMPLETED_CLAIMS,
    find: '...(declared === undefined ? {} : { class: declared })',
    replace: "class: 'training'",
  },
];
