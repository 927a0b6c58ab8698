import type { Mutant } from '../mutant.js';
import { ADMISSION, POOL_STATE } from './sources.js';

const inside = 'if (afterUj <= guaranteeUj) return';
const insideOrHeld = "return devicesFree ? admission : queued('devices_held'); // pool-1/4.3-1";
const free = 'const devicesFree = usage.devices + devices <= guaranteeDevices;';
const charged = 'chargedUj: before.chargedUj + released.energy.uj,';
const lifted = 'reservedUj: before.reservedUj - admitted.energy.uj,';

/** Defects inside the guarantee, and in what a release gives back (4.3). */
export const insideTheGuaranteeMutants: readonly Mutant[] = [
  {
    id: 'modelled-refused-inside-guarantee',
    clauses: ['pool-1/4.3-1'],
    file: ADMISSION,
    find: inside,
    replace: `if (grade === 'ModelBased') return queued('guarantee_exhausted');\n  ${inside}`,
  },
  {
    id: 'guess-refused-at-weight-zero',
    clauses: ['pool-1/2.1-3', 'pool-1/2.1-4', 'pool-1/4.3-1'],
    file: ADMISSION,
    find: inside,
    replace: `if (!isObserved(grade) && entitlement.overQuotaWeight === 0) return queued('guarantee_exhausted');\n  ${inside}`,
  },
  {
    id: 'weight-zero-refused-at-guarantee',
    clauses: ['pool-1/2.1-2', 'pool-1/2.1-3', 'pool-1/2.1-4', 'pool-1/4.3-1'],
    file: ADMISSION,
    find: inside,
    replace:
      'if (entitlement.overQuotaWeight > 0 ? afterUj <= guaranteeUj : afterUj < guaranteeUj) return',
  },
  {
    id: 'refused-inside-guarantee-without-surplus',
    clauses: ['pool-1/4.3-1'],
    file: ADMISSION,
    find: inside,
    replace: `if (entitlement.parent !== undefined && largestShareFor(state, entitlement) > 0n && shareFor(state, entitlement) === 0n) return queued('surplus_insufficient');\n  ${inside}`,
  },
  {
    id: 'weight-zero-judged-by-estimate-alone',
    clauses: ['pool-1/2.1-2', 'pool-1/4.4-2', 'pool-1/4.5-1'],
    file: ADMISSION,
    find: inside,
    replace:
      'if ((entitlement.overQuotaWeight === 0 ? estimateUj : afterUj) <= guaranteeUj) return',
  },
  {
    id: 'guarantee-by-what-was-spent-before',
    clauses: ['pool-1/2.1-2', 'pool-1/3-2', 'pool-1/4.3-1', 'pool-1/4.4-1'],
    file: ADMISSION,
    find: inside,
    replace: 'if (afterUj - estimateUj < guaranteeUj && estimateUj <= guaranteeUj) return',
  },
  {
    id: 'devices-denied-while-held',
    clauses: ['pool-1/4-1', 'pool-1/4.3-2', 'pool-1/4.5-1'],
    file: ADMISSION,
    find: insideOrHeld,
    replace: "return devicesFree ? admission : denied('never_fits'); // pool-1/4.3-1",
  },
  {
    id: 'held-devices-ignored',
    clauses: ['pool-1/2.1-1', 'pool-1/2.4-2', 'pool-1/4.3-2', 'pool-1/4.4-5'],
    file: ADMISSION,
    find: free,
    replace: 'const devicesFree = devices <= guaranteeDevices;',
  },
  {
    id: 'held-devices-ignored-inside-guarantee',
    clauses: ['pool-1/2.1-1', 'pool-1/4.3-2'],
    file: ADMISSION,
    find: insideOrHeld,
    replace: 'return admission; // pool-1/4.3-1',
  },
  {
    id: 'one-device-past-what-is-free',
    clauses: ['pool-1/2.1-1', 'pool-1/2.1-3', 'pool-1/4.3-2', 'pool-1/4.4-5'],
    file: ADMISSION,
    find: free,
    replace: 'const devicesFree = usage.devices + devices <= guaranteeDevices + 1;',
  },
  {
    id: 'devices-not-freed',
    clauses: ['pool-1/4.3-2'],
    file: POOL_STATE,
    find: 'devices: before.devices - admitted.devices,',
    replace: 'devices: before.devices,',
  },
  {
    id: 'one-device-freed',
    clauses: ['pool-1/4.3-2'],
    file: POOL_STATE,
    find: 'devices: before.devices - admitted.devices,',
    replace: 'devices: before.devices - 1,',
  },
  {
    id: 'release-charges-the-estimate',
    clauses: ['pool-1/2.2-6', 'pool-1/4.3-3'],
    file: POOL_STATE,
    find: charged,
    replace: 'chargedUj: before.chargedUj + admitted.energy.uj,',
  },
  {
    id: 'release-charges-the-larger',
    clauses: ['pool-1/2.2-6', 'pool-1/4.3-3'],
    file: POOL_STATE,
    find: charged,
    replace:
      'chargedUj: before.chargedUj + (released.energy.uj > admitted.energy.uj ? released.energy.uj : admitted.energy.uj),',
  },
  {
    id: 'release-charges-nothing',
    clauses: ['pool-1/2.1-5', 'pool-1/2.2-6', 'pool-1/4.3-3'],
    file: POOL_STATE,
    find: charged,
    replace: 'chargedUj: before.chargedUj,',
  },
  {
    id: 'release-adds-to-the-reservation',
    clauses: ['pool-1/2.2-6', 'pool-1/4.3-3'],
    file: POOL_STATE,
    find: lifted,
    replace: 'reservedUj: before.reservedUj,',
  },
  {
    id: 'release-lifts-every-reservation',
    clauses: ['pool-1/4.3-3'],
    file: POOL_STATE,
    find: lifted,
    replace: 'reservedUj: 0n,',
  },
  {
    id: 'release-lifts-only-what-was-used',
    clauses: ['pool-1/2.2-6', 'pool-1/4.3-3'],
    file: POOL_STATE,
    find: lifted,
    replace:
      'reservedUj: before.reservedUj - (released.energy.uj < admitted.energy.uj ? released.energy.uj : admitted.energy.uj),',
  },
  {
    id: 'open-borrowing-bars-the-guarantee',
    clauses: ['pool-1/4.3-3'],
    file: ADMISSION,
    find: inside,
    replace:
      'if (afterUj <= guaranteeUj && ![...state.open.values()].some((each) => each.entitlement === entitlement.id && each.borrowedUj > 0n)) return',
  },
  {
    id: 'open-borrowing-stays-borrowed',
    clauses: ['pool-1/4.3-3'],
    file: ADMISSION,
    find: 'const borrowedUj = min(estimateUj, max(0n, afterUj - guaranteeUj));',
    replace:
      'const borrowedUj = [...state.open.values()].some((each) => each.entitlement === entitlement.id && each.borrowedUj > 0n) ? estimateUj : max(0n, afterUj - guaranteeUj);',
  },
];
