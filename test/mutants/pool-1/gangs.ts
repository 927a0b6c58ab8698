import type { Mutant } from '../mutant.js';
import { ADMISSION, POOL_STATE, RESERVATION, WIRE } from './sources.js';

const estimate = 'estimate: energyFromWire(wire.estimate),';
const ofGang = (figure: string): string =>
  `estimate: { uj: BigInt(wire.estimate.uj) ${figure}, grade: wire.estimate.grade },`;
const product = 'claim.gangSize * claim.devicesPerMember';

/** Defects in what a claim asks for its gang (2.4). */
export const gangMutants: readonly Mutant[] = [
  {
    id: 'estimate-times-devices-of-a-member',
    clauses: ['pool-1/2.4-1'],
    file: WIRE,
    find: estimate,
    replace: ofGang('* BigInt(wire.devices_per_member)'),
  },
  {
    id: 'estimate-of-one-member-judged',
    clauses: ['pool-1/2.4-1'],
    file: ADMISSION,
    find: 'const afterUj = usedUj(usage) + estimateUj;',
    replace: 'const afterUj = usedUj(usage) + estimateUj / BigInt(claim.gangSize);',
  },
  {
    id: 'reservation-times-members',
    clauses: ['pool-1/2.4-1'],
    file: RESERVATION,
    find: 'uj: admission.reservedUj,',
    replace: 'uj: admission.reservedUj * BigInt(claim.gangSize),',
  },
  {
    id: 'devices-are-the-members',
    clauses: ['pool-1/2.4-2'],
    file: ADMISSION,
    find: product,
    replace: 'claim.gangSize',
  },
  {
    id: 'devices-are-one-members',
    clauses: [
      'pool-1/2.1-1',
      'pool-1/2.1-3',
      'pool-1/2.4-2',
      'pool-1/4.2-1',
      'pool-1/4.3-2',
      'pool-1/4.4-5',
      'pool-1/4.6-1',
    ],
    file: ADMISSION,
    find: product,
    replace: 'Math.min(1, claim.gangSize) * claim.devicesPerMember',
  },
  {
    id: 'devices-are-a-sum',
    clauses: ['pool-1/2.4-2'],
    file: ADMISSION,
    find: product,
    replace:
      'claim.gangSize && claim.devicesPerMember && claim.gangSize + claim.devicesPerMember - 1',
  },
  {
    id: 'gang-starts-in-part',
    clauses: ['pool-1/2.4-2', 'pool-1/4.3-2'],
    file: ADMISSION,
    find: "return devicesFree ? admission : queued('devices_held'); // pool-1/4.3-1",
    replace:
      "return devicesFree ? admission : usage.devices < guaranteeDevices ? { ...admission, devices: guaranteeDevices - usage.devices } : queued('devices_held'); // pool-1/4.3-1",
  },
  {
    id: 'one-member-held-for-a-gang',
    clauses: ['pool-1/2.1-1', 'pool-1/2.4-2', 'pool-1/3-1', 'pool-1/4.3-2'],
    file: RESERVATION,
    find: 'devices: admission.devices,',
    replace: 'devices: claim.devicesPerMember,',
  },
  {
    id: 'gang-fits-with-one-member-less',
    clauses: ['pool-1/2.4-2'],
    file: ADMISSION,
    find: 'const devicesFree = usage.devices + devices <= guaranteeDevices;',
    replace:
      'const devicesFree = usage.devices + devices - (claim.gangSize > 1 ? claim.devicesPerMember : 0) <= guaranteeDevices;',
  },
  {
    id: 'borrowing-holds-no-devices',
    clauses: ['pool-1/4.4-5'],
    file: POOL_STATE,
    find: 'devices: before.devices + admitted.devices,',
    replace: 'devices: before.devices + (admitted.borrowedUj > 0n ? 0 : admitted.devices),',
  },
];
