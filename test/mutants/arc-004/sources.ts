/** The files of the reference that carry the defects, from the package's root. */
export const DECIDE_REQUEST = 'reference/arc-004/decide-request.ts';
export const CAPACITY = 'reference/arc-004/capacity.ts';
export const COMMITMENTS = 'reference/arc-004/commitments.ts';
export const ENTITLEMENT = 'reference/arc-004/entitlement.ts';
export const EVIDENCE_REFUSAL = 'reference/arc-004/evidence-refusal.ts';
export const OVERRIDE_STANDING = 'reference/arc-004/override-standing.ts';
export const RESERVATION_REFUSAL = 'reference/arc-004/reservation-refusal.ts';
export const RESERVATION_STATE = 'reference/arc-004/reservation-state.ts';
export const SHORTAGE = 'reference/arc-004/shortage.ts';
