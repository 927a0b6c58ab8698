import type { Mutant } from '../mutant.js';
import { ADMISSION } from './sources.js';

const devicesBound = 'if (devices > guaranteeDevices) return';
const limitBound = 'if (limitUj !== undefined && estimateUj > limitUj) return';

/** Defects in the order of the rules (4): each lets a later rule decide before an earlier one. */
export const orderMutants: readonly Mutant[] = [
  {
    id: 'energy-before-the-empty-gang',
    clauses: ['pool-1/4-1'],
    file: ADMISSION,
    find: "if (devices === 0) return denied('empty_gang');",
    replace: `if (devices === 0) {
    const past = usedUj(usageOf(state, entitlement.id)) + claim.estimate.uj > entitlement.guaranteeUj;
    return past ? queued('guarantee_exhausted') : denied('empty_gang');
  }`,
  },
  {
    id: 'guarantee-before-the-empty-gang',
    clauses: ['pool-1/4-1', 'pool-1/4.1-2'],
    file: ADMISSION,
    find: 'if (devices === 0) return',
    replace:
      'if (devices === 0 && usedUj(usageOf(state, entitlement.id)) + claim.estimate.uj > entitlement.guaranteeUj) return',
  },
  {
    id: 'held-devices-before-the-device-bound',
    clauses: ['pool-1/4-1', 'pool-1/4.2-1'],
    file: ADMISSION,
    find: devicesBound,
    replace: `if (devices > guaranteeDevices && usageOf(state, entitlement.id).devices > 0) return queued('devices_held');
  ${devicesBound}`,
  },
  {
    id: 'energy-before-the-device-bound',
    clauses: ['pool-1/4-1', 'pool-1/4.2-1'],
    file: ADMISSION,
    find: devicesBound,
    replace: `if (usedUj(usageOf(state, entitlement.id)) + estimateUj > guaranteeUj && devices > guaranteeDevices) return queued('guarantee_exhausted');
  ${devicesBound}`,
  },
  {
    id: 'grade-before-the-device-bound',
    clauses: ['pool-1/4-1'],
    file: ADMISSION,
    find: devicesBound,
    replace: `if (!isObserved(grade) && usedUj(usageOf(state, entitlement.id)) + estimateUj > guaranteeUj) return queued('guarantee_exhausted');
  ${devicesBound}`,
  },
  {
    id: 'held-devices-before-the-limit',
    clauses: ['pool-1/4-1', 'pool-1/4.2-2'],
    file: ADMISSION,
    find: limitBound,
    replace: `if (usageOf(state, entitlement.id).devices + devices > guaranteeDevices) return queued('devices_held');
  ${limitBound}`,
  },
  {
    id: 'grade-before-the-limit',
    clauses: ['pool-1/4-1', 'pool-1/4.2-2'],
    file: ADMISSION,
    find: limitBound,
    replace: `if (!isObserved(grade) && limitUj !== undefined && estimateUj > limitUj) return queued('guarantee_exhausted');
  ${limitBound}`,
  },
  {
    id: 'grade-before-the-whole-guarantee',
    clauses: ['pool-1/4-1', 'pool-1/4.3-1'],
    file: ADMISSION,
    find: 'if (afterUj <= guaranteeUj) return',
    replace: `if (grade === 'Estimator' && estimateUj === guaranteeUj) return queued('guarantee_exhausted');
  if (afterUj <= guaranteeUj) return`,
  },
  {
    id: 'limit-with-what-is-spent-denied',
    clauses: ['pool-1/4-1', 'pool-1/4.4-3'],
    file: ADMISSION,
    find: 'estimateUj > limitUj',
    replace: 'usedUj(usageOf(state, entitlement.id)) + estimateUj > limitUj',
  },
];
