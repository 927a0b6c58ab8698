import type { Mutant } from '../mutant.js';
import { ADMISSION, POOL_STATE, WIRE } from './sources.js';

const figures = 'const { guaranteeUj, guaranteeDevices, limitUj } = entitlement;';

/** Defects in what an entitlement is owed (2.1). */
export const guaranteeMutants: readonly Mutant[] = [
  {
    id: 'devices-without-bound',
    clauses: ['pool-1/2.1-1', 'pool-1/2.1-3', 'pool-1/4.2-1', 'pool-1/4.3-2', 'pool-1/4.4-5'],
    file: ADMISSION,
    find: figures,
    replace: 'const { guaranteeUj, limitUj } = entitlement, guaranteeDevices = Infinity;',
  },
  {
    id: 'one-device-more-than-owed',
    clauses: ['pool-1/2.1-1', 'pool-1/2.1-3', 'pool-1/4.2-1'],
    file: WIRE,
    find: 'guaranteeDevices: wire.guarantee_devices,',
    replace: 'guaranteeDevices: wire.guarantee_devices + 1,',
  },
  {
    id: 'devices-multiplied-in-32-bits',
    clauses: ['pool-1/2.1-1', 'pool-1/4.2-1'],
    file: ADMISSION,
    find: 'claim.gangSize * claim.devicesPerMember',
    replace: 'Math.imul(claim.gangSize, claim.devicesPerMember)',
  },
  {
    id: 'devices-wrap-at-32-bits',
    clauses: ['pool-1/2.1-1', 'pool-1/4.2-1'],
    file: ADMISSION,
    find: 'claim.gangSize * claim.devicesPerMember',
    replace: '(claim.gangSize * claim.devicesPerMember) % 2 ** 32',
  },
  {
    id: 'held-devices-wrap-at-32-bits',
    clauses: ['pool-1/2.1-5'],
    file: ADMISSION,
    find: 'const devicesFree = usage.devices + devices <= guaranteeDevices;',
    replace: 'const devicesFree = (usage.devices + devices) % 2 ** 32 <= guaranteeDevices;',
  },
  {
    id: 'energy-without-bound-for-weight-zero',
    clauses: ['pool-1/2.1-2', 'pool-1/2.1-3', 'pool-1/4.4-2', 'pool-1/4.5-1', 'pool-1/4.5-3'],
    file: ADMISSION,
    find: 'if (afterUj <= guaranteeUj) return',
    replace: 'if (afterUj <= guaranteeUj || entitlement.overQuotaWeight === 0) return',
  },
  {
    id: 'guarantee-more-one',
    clauses: ['pool-1/2.1-2', 'pool-1/2.1-3', 'pool-1/4.3-1'],
    file: ADMISSION,
    find: 'if (afterUj <= guaranteeUj) return',
    replace: 'if (afterUj <= guaranteeUj + 1n) return',
  },
  {
    id: 'guarantee-less-one',
    clauses: ['pool-1/2.1-2', 'pool-1/2.1-3', 'pool-1/2.1-4', 'pool-1/4.3-1', 'pool-1/4.3-3'],
    file: ADMISSION,
    find: 'if (afterUj <= guaranteeUj) return',
    replace: 'if (afterUj < guaranteeUj) return',
  },
  {
    id: 'estimates-read-as-signed',
    clauses: ['pool-1/2.1-2'],
    file: WIRE,
    find: 'return { uj: BigInt(uj), grade };',
    replace: 'return { uj: BigInt.asIntN(64, BigInt(uj)), grade };',
  },
  {
    id: 'estimates-read-as-doubles',
    clauses: ['pool-1/2.1-5', 'pool-1/2.2-7'],
    file: WIRE,
    find: 'return { uj: BigInt(uj), grade };',
    replace: 'return { uj: BigInt(Number(uj)), grade };',
  },
  {
    id: 'guarantees-read-as-signed',
    clauses: ['pool-1/2.1-5', 'pool-1/2.2-7'],
    file: WIRE,
    find: 'guaranteeUj: BigInt(wire.guarantee_uj),',
    replace: 'guaranteeUj: BigInt.asIntN(64, BigInt(wire.guarantee_uj)),',
  },
  {
    id: 'spent-and-asked-wrap-at-64-bits',
    clauses: ['pool-1/2.1-5'],
    file: ADMISSION,
    find: 'const afterUj = usedUj(usage) + estimateUj;',
    replace: 'const afterUj = BigInt.asUintN(64, usedUj(usage) + estimateUj);',
  },
  {
    id: 'spent-and-asked-added-as-signed',
    clauses: ['pool-1/2.1-5'],
    file: ADMISSION,
    find: 'const afterUj = usedUj(usage) + estimateUj;',
    replace: 'const afterUj = BigInt.asIntN(64, usedUj(usage) + estimateUj);',
  },
  {
    id: 'spent-and-asked-added-as-doubles',
    clauses: ['pool-1/2.1-5'],
    file: ADMISSION,
    find: 'const afterUj = usedUj(usage) + estimateUj;',
    replace: 'const afterUj = BigInt(Number(usedUj(usage)) + Number(estimateUj));',
  },
  {
    id: 'guarantee-cut-by-what-was-lent',
    clauses: ['pool-1/2.1-4'],
    file: ADMISSION,
    find: 'if (afterUj <= guaranteeUj) return',
    replace: `let lentUj = 0n;
  for (const each of state.open.values())
    if (each.entitlement !== entitlement.id) lentUj += each.borrowedUj;
  if (afterUj + lentUj <= guaranteeUj) return`,
  },
  {
    id: 'guarantee-raised-by-what-was-lent',
    clauses: ['pool-1/2.1-4'],
    file: ADMISSION,
    find: 'if (afterUj <= guaranteeUj) return',
    replace: `let lentUj = 0n;
  for (const each of state.open.values())
    if (each.entitlement !== entitlement.id) lentUj += each.borrowedUj;
  if (afterUj <= guaranteeUj + lentUj) return`,
  },
  {
    id: 'sibling-devices-counted-as-held',
    clauses: ['pool-1/2.1-6'],
    file: ADMISSION,
    find: 'const devicesFree = usage.devices + devices <= guaranteeDevices;',
    replace: `const held = [...state.usage.values()].reduce((sum, each) => sum + each.devices, 0);
  const devicesFree = held + devices <= guaranteeDevices;`,
  },
  {
    id: 'borrowers-hold-the-lenders-devices',
    clauses: ['pool-1/2.1-6'],
    file: ADMISSION,
    find: 'const devicesFree = usage.devices + devices <= guaranteeDevices;',
    replace: `const lent = [...state.open.values()].filter((each) => each.entitlement !== entitlement.id && each.borrowedUj > 0n);
  const devicesFree = lent.reduce((sum, each) => sum + each.devices, usage.devices + devices) <= guaranteeDevices;`,
  },
  {
    id: 'last-device-never-given',
    clauses: ['pool-1/2.1-3', 'pool-1/2.1-6', 'pool-1/4.3-2'],
    file: ADMISSION,
    find: 'const devicesFree = usage.devices + devices <= guaranteeDevices;',
    replace:
      'const devicesFree = usage.devices + devices < guaranteeDevices || usage.devices === 0;',
  },
  {
    id: 'lower-priority-does-not-borrow',
    clauses: ['pool-1/2.1-7'],
    file: ADMISSION,
    find: 'if (afterUj <= guaranteeUj) return',
    replace: `const outranked = [...state.tree.nodes.values()].some(({ priority }) => priority > entitlement.priority);
  if (outranked && afterUj > guaranteeUj) return queued('guarantee_exhausted');
  if (afterUj <= guaranteeUj) return`,
  },
  {
    id: 'higher-priority-passes-the-device-bound',
    clauses: ['pool-1/2.1-7'],
    file: ADMISSION,
    find: 'if (devices > guaranteeDevices) return',
    replace: 'if (devices > guaranteeDevices + Math.max(0, entitlement.priority)) return',
  },
  {
    id: 'priority-adds-to-the-weight',
    clauses: ['pool-1/2.1-7'],
    file: WIRE,
    find: 'overQuotaWeight: wire.over_quota_weight,',
    replace: 'overQuotaWeight: wire.over_quota_weight + Math.max(0, wire.priority),',
  },
  {
    id: 'lower-priority-spends-no-guess',
    clauses: ['pool-1/2.1-7'],
    file: ADMISSION,
    find: 'if (afterUj <= guaranteeUj) return',
    replace: `if (grade === 'Estimator' && [...state.tree.nodes.values()].some(({ priority }) => priority > entitlement.priority)) return queued('guarantee_exhausted');
  if (afterUj <= guaranteeUj) return`,
  },
  {
    id: 'charges-and-reservations-wrap-in-their-sum',
    clauses: ['pool-1/2.1-5'],
    file: POOL_STATE,
    find: 'return usage.chargedUj + usage.reservedUj;',
    replace: 'return BigInt.asIntN(64, usage.chargedUj + usage.reservedUj);',
  },
];
