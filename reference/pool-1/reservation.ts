import type { Admission } from './admission.js';
import type { AdmittedEvent } from './pool-state.js';
import type { Claim } from './types.js';

/**
 * The reservation that an admission makes (3): the whole estimate, before the work runs, with the
 * grade of the figure it rests on and the class that was declared (6.2).
 */
export function reservationOf(claim: Claim, admission: Admission): AdmittedEvent {
  return {
    event: 'admitted',
    claim: claim.id,
    entitlement: claim.entitlement,
    energy: { uj: admission.reservedUj, grade: admission.grade }, // pool-1/3-1, 3-3
    devices: admission.devices,
    borrowedUj: admission.borrowedUj,
    ...(claim.class === undefined ? {} : { class: claim.class }),
  };
}
