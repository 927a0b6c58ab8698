import type { Mutant } from '../mutant.js';
import { ADMISSION, POOL_METHODS, POOL_STATE, RESERVATION, WIRE } from './sources.js';

const reserved = 'reservedUj: before.reservedUj + admitted.energy.uj,';
const answer = 'return verdictToWire(verdict);';
const whole =
  "{ verdict: 'admit', reservedUj: claim.estimate.uj, devices: claim.gangSize * claim.devicesPerMember, borrowedUj: 0n, grade: claim.estimate.grade }";

/** Defects in what an admission sets aside (3). */
export const reservationMutants: readonly Mutant[] = [
  {
    id: 'modelled-not-reserved',
    clauses: ['pool-1/3-1'],
    file: RESERVATION,
    find: 'uj: admission.reservedUj,',
    replace: "uj: admission.grade === 'ModelBased' ? 0n : admission.reservedUj,",
  },
  {
    id: 'guess-not-reserved',
    clauses: ['pool-1/3-1', 'pool-1/3-2'],
    file: RESERVATION,
    find: 'uj: admission.reservedUj,',
    replace: "uj: admission.grade === 'Estimator' ? 0n : admission.reservedUj,",
  },
  {
    id: 'reservation-overwritten',
    clauses: ['pool-1/2.2-5', 'pool-1/3-1', 'pool-1/4.3-3', 'pool-1/4.6-2'],
    file: POOL_STATE,
    find: reserved,
    replace: 'reservedUj: admitted.energy.uj,',
  },
  {
    id: 'one-members-part-reserved',
    clauses: ['pool-1/2.4-1', 'pool-1/3-1'],
    file: RESERVATION,
    find: 'uj: admission.reservedUj,',
    replace: 'uj: admission.reservedUj / BigInt(claim.gangSize),',
  },
  {
    id: 'only-what-is-owed-reserved',
    clauses: ['pool-1/2.2-5'],
    file: RESERVATION,
    find: 'uj: admission.reservedUj,',
    replace: 'uj: admission.reservedUj - admission.borrowedUj,',
  },
  {
    id: 'siblings-seem-to-reserve-too',
    clauses: ['pool-1/3-1'],
    file: WIRE,
    find: "export function usageToWire({ usage }: Pick<PoolState, 'usage'>): JsonObject {",
    replace: `export function usageToWire({ usage: own, tree }: PoolState): JsonObject {
  const usage = new Map(own);
  for (const [id, of] of own)
    for (const each of tree.nodes.values())
      if (each.parent === tree.nodes.get(id)?.parent && !usage.has(each.id)) usage.set(each.id, of);`,
  },
  {
    id: 'guess-forgets-open-reservations',
    clauses: ['pool-1/3-2', 'pool-1/4.3-1', 'pool-1/4.4-1'],
    file: ADMISSION,
    find: 'const afterUj = usedUj(usage) + estimateUj;',
    replace:
      "const afterUj = (grade === 'Estimator' ? usage.chargedUj : usedUj(usage)) + estimateUj;",
  },
  {
    id: 'charged-energy-not-counted',
    clauses: ['pool-1/2.1-5', 'pool-1/4.3-3'],
    file: ADMISSION,
    find: 'const afterUj = usedUj(usage) + estimateUj;',
    replace: 'const afterUj = usage.reservedUj + estimateUj;',
  },
  {
    id: 'queued-guesses-reserve',
    clauses: ['pool-1/3-4'],
    file: POOL_METHODS,
    find: answer,
    replace: `if (verdict.verdict === 'queue' && claim.estimate.grade === 'Estimator') recordEvent(pool, reservationOf(claim, ${whole}));
      ${answer}`,
  },
  {
    id: 'denied-claims-reserve',
    clauses: ['pool-1/3-4'],
    file: POOL_METHODS,
    find: answer,
    replace: `if (verdict.verdict === 'deny') recordEvent(pool, reservationOf(claim, ${whole}));
      ${answer}`,
  },
  {
    id: 'waiting-gang-holds-devices',
    clauses: ['pool-1/2.4-2'],
    file: POOL_METHODS,
    find: answer,
    replace: `if (verdict.verdict === 'queue' && verdict.reason === 'devices_held') recordEvent(pool, { ...reservationOf(claim, ${whole}), claim: claim.id + ' waiting', energy: { uj: 0n, grade: claim.estimate.grade } });
      ${answer}`,
  },
  {
    id: 'queued-claims-not-asked-again',
    clauses: ['pool-1/3-4'],
    file: POOL_METHODS,
    find: answer,
    replace: `if (verdict.verdict === 'queue') (state.open as Map<string, unknown>).set(claim.id, {});
      ${answer}`,
  },
  {
    id: 'denied-claims-not-asked-again',
    clauses: ['pool-1/3-4'],
    file: POOL_METHODS,
    find: answer,
    replace: `if (verdict.verdict === 'deny') (state.open as Map<string, unknown>).set(claim.id, {});
      ${answer}`,
  },
  {
    id: 'denied-claims-stay-denied',
    clauses: ['pool-1/3-4'],
    file: POOL_METHODS,
    find: 'const verdict = decideClaim(state, claim);',
    replace: `const denied = ((state as { denied?: Set<string> }).denied ??= new Set<string>());
      if (denied.has(claim.id)) return { verdict: 'deny', reason: 'never_fits' };
      const verdict = decideClaim(state, claim);
      if (verdict.verdict === 'deny') denied.add(claim.id);`,
  },
];
