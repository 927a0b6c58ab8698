import type { Mutant } from '../mutant.js';
import { ADMISSION } from './sources.js';

const held = 'const entitlement = state.tree.nodes.get(claim.entitlement);';
const limit = 'estimateUj > limitUj';

/** Defects in what is refused before anything can queue (4.1, 4.2). */
export const refusalMutants: readonly Mutant[] = [
  {
    id: 'unknown-entitlement-queued',
    clauses: ['pool-1/4-1', 'pool-1/4.1-1', 'pool-1/4.5-2'],
    file: ADMISSION,
    find: "denied('unknown_entitlement')",
    replace: "queued('guarantee_exhausted')",
  },
  {
    id: 'unknown-entitlement-served-by-another',
    clauses: ['pool-1/4.1-1', 'pool-1/4.5-2'],
    file: ADMISSION,
    find: held,
    replace: `${held.slice(0, -1)} ?? [...state.tree.nodes.values()].at(-1);`,
  },
  {
    id: 'names-without-case',
    clauses: ['pool-1/4.1-1'],
    file: ADMISSION,
    find: held,
    replace: 'const entitlement = state.tree.nodes.get(claim.entitlement.toLowerCase());',
  },
  {
    id: 'names-by-their-beginning',
    clauses: ['pool-1/4.1-1'],
    file: ADMISSION,
    find: held,
    replace:
      'const entitlement = state.tree.nodes.get(claim.entitlement) ?? [...state.tree.nodes.values()].find(({ id }) => id.startsWith(claim.entitlement));',
  },
  {
    id: 'names-cut-short',
    clauses: ['pool-1/4.1-1'],
    file: ADMISSION,
    find: held,
    replace:
      'const entitlement = state.tree.nodes.get(claim.entitlement) ?? [...state.tree.nodes.values()].find(({ id }) => claim.entitlement.startsWith(id));',
  },
  {
    id: 'empty-gang-admitted',
    clauses: ['pool-1/4-1', 'pool-1/4.1-2', 'pool-1/4.5-2'],
    file: ADMISSION,
    find: "if (devices === 0) return denied('empty_gang');",
    replace: '',
  },
  {
    id: 'empty-gang-queued',
    clauses: ['pool-1/4-1', 'pool-1/4.1-2', 'pool-1/4.5-2'],
    file: ADMISSION,
    find: "denied('empty_gang')",
    replace: "queued('devices_held')",
  },
  {
    id: 'only-no-members-is-empty',
    clauses: ['pool-1/4.1-2'],
    file: ADMISSION,
    find: 'if (devices === 0)',
    replace: 'if (claim.gangSize === 0)',
  },
  {
    id: 'only-no-devices-is-empty',
    clauses: ['pool-1/4-1', 'pool-1/4.1-2'],
    file: ADMISSION,
    find: 'if (devices === 0)',
    replace: 'if (claim.devicesPerMember === 0)',
  },
  {
    id: 'only-both-missing-is-empty',
    clauses: ['pool-1/4-1', 'pool-1/4.1-2'],
    file: ADMISSION,
    find: 'if (devices === 0)',
    replace: 'if (claim.gangSize + claim.devicesPerMember === 0)',
  },
  {
    id: 'empty-gang-counted-as-one',
    clauses: ['pool-1/4.1-2'],
    file: ADMISSION,
    find: 'claim.gangSize * claim.devicesPerMember',
    replace: 'Math.max(1, claim.gangSize) * Math.max(1, claim.devicesPerMember)',
  },
  {
    id: 'devices-over-guarantee-queued',
    clauses: ['pool-1/4-1', 'pool-1/4.2-1', 'pool-1/4.5-2'],
    file: ADMISSION,
    find: "denied('devices_exceed_guarantee')",
    replace: "queued('devices_held')",
  },
  {
    id: 'device-bound-not-looked-at-first',
    clauses: ['pool-1/4-1', 'pool-1/4.2-1', 'pool-1/4.5-2'],
    file: ADMISSION,
    find: "if (devices > guaranteeDevices) return denied('devices_exceed_guarantee');",
    replace: '',
  },
  {
    id: 'devices-at-guarantee-denied',
    clauses: ['pool-1/2.1-3', 'pool-1/2.1-6', 'pool-1/4.2-1', 'pool-1/4.3-1'],
    file: ADMISSION,
    find: 'devices > guaranteeDevices',
    replace: 'devices >= guaranteeDevices',
  },
  {
    id: 'one-device-over-queued',
    clauses: ['pool-1/4.2-1', 'pool-1/4.5-2'],
    file: ADMISSION,
    find: 'devices > guaranteeDevices',
    replace: 'devices > guaranteeDevices + 1',
  },
  {
    id: 'devices-denied-by-what-is-left',
    clauses: ['pool-1/4.2-1', 'pool-1/4.3-2', 'pool-1/4.5-1'],
    file: ADMISSION,
    find: 'devices > guaranteeDevices',
    replace: 'usageOf(state, entitlement.id).devices + devices > guaranteeDevices',
  },
  {
    id: 'device-bound-of-members-only',
    clauses: ['pool-1/4.2-1'],
    file: ADMISSION,
    find: 'devices > guaranteeDevices',
    replace: 'claim.gangSize > guaranteeDevices',
  },
  {
    id: 'over-the-limit-queued',
    clauses: ['pool-1/4-1', 'pool-1/4.2-2', 'pool-1/4.5-2'],
    file: ADMISSION,
    find: "denied('energy_exceeds_limit')",
    replace: "queued('guarantee_exhausted')",
  },
  {
    id: 'limit-not-looked-at-first',
    clauses: ['pool-1/4-1', 'pool-1/4.2-2', 'pool-1/4.5-2'],
    file: ADMISSION,
    find: "if (limitUj !== undefined && estimateUj > limitUj) return denied('energy_exceeds_limit');",
    replace: '',
  },
  {
    id: 'at-the-limit-denied',
    clauses: ['pool-1/4.2-2'],
    file: ADMISSION,
    find: limit,
    replace: 'estimateUj >= limitUj',
  },
  {
    id: 'one-over-the-limit-queued',
    clauses: ['pool-1/4.2-2', 'pool-1/4.5-2'],
    file: ADMISSION,
    find: limit,
    replace: 'estimateUj > limitUj + 1n',
  },
  {
    id: 'limit-of-what-is-borrowed',
    clauses: ['pool-1/4.2-2', 'pool-1/4.5-2'],
    file: ADMISSION,
    find: limit,
    replace: 'estimateUj - guaranteeUj > limitUj',
  },
  {
    id: 'limit-only-past-the-guarantee',
    clauses: ['pool-1/4.2-2'],
    file: ADMISSION,
    find: limit,
    replace: 'estimateUj > max(limitUj, guaranteeUj)',
  },
  {
    id: 'limit-only-for-observed-figures',
    clauses: ['pool-1/4.2-2'],
    file: ADMISSION,
    find: limit,
    replace: 'isObserved(grade) && estimateUj > limitUj',
  },
];
