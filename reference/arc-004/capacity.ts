import { shortage } from './shortage.js';
import type { CapacityRequest, QuotaLine, Refusal } from './types.js';

/** The ledger of capacity: what can be allocated, and what no active reservation has taken. */
export type Capacity =
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'known';
      readonly allocatable: number;
      /** Below 0 where more is committed than there is. */
      readonly free: number;
    };

export type Contention = 'ENTITLEMENT_OVERBOOKED' | 'NONE' | 'UNKNOWN';

/** Reckons what is free. Quota plays no part in it (3-1, 4-2). */
export function capacity(allocatable: number | null, activeQuantity: number): Capacity {
  if (allocatable === null) return { kind: 'unknown' }; // arc-004/4-2, 4-3
  return { kind: 'known', allocatable, free: allocatable - activeQuantity };
}

/** Whether all quotas together promise more than there is, whatever was decided (8-2). */
export function contention(quotas: readonly QuotaLine[], of: Capacity): Contention {
  if (of.kind === 'unknown') return 'UNKNOWN';
  const entitled = quotas.reduce((sum, { limit }) => sum + limit, 0);
  return entitled > of.allocatable ? 'ENTITLEMENT_OVERBOOKED' : 'NONE'; // arc-004/8-2
}

/**
 * The fourth gate (7-1): whether what is free holds the request, with an override or without.
 *
 * @returns why not, or `undefined` where it does
 */
export function capacityRefusal(request: CapacityRequest, of: Capacity): Refusal | undefined {
  if (of.kind === 'unknown') return { state: 'UNKNOWN', failedGate: 'capacity' }; // arc-004/4-2
  if (request.quantity <= of.free) return undefined; // arc-004/9-1, 9-2, 11-2
  return { state: shortage(request, of.allocatable), failedGate: 'capacity' };
}
