import type { OverrideStanding } from './override-standing.js';
import { shortage } from './shortage.js';
import type { CapacityRequest, Quota, Refusal } from './types.js';

/** The ledger of entitlement for one holder (5). It says nothing of capacity. */
export interface Entitlement {
  readonly limit: number;
  readonly used: number;
  /** Below 0 where more is used than the limit allows. */
  readonly remaining: number;
  /** The limit with what an override in force adds to it. */
  readonly effective: number;
}

/** Reckons a holder's entitlement. */
export function entitlement({ limit, used }: Quota, override: OverrideStanding): Entitlement {
  const added = override.kind === 'authorised' ? override.claimed : 0;
  return {
    limit,
    used,
    remaining: limit - used, // arc-004/5-1
    effective: limit + added, // arc-004/11-3
  };
}

/** Whether a request is past what the holder's own quota has left, so that it needs an override. */
export function needsOverride({ quantity }: CapacityRequest, { remaining }: Entitlement): boolean {
  return quantity > remaining; // arc-004/9-3, 11-5
}

/**
 * The second gate (7-1): quota headroom, up to what a recorded override would add. Whether that
 * override holds is for the last gate.
 *
 * @returns why the request is past it, or `undefined` where it is not
 */
export function quotaRefusal(
  request: CapacityRequest,
  quota: Entitlement,
  override: OverrideStanding,
): Refusal | undefined {
  if (!needsOverride(request, quota) || override.claimed === null) return undefined;
  const most = quota.limit + override.claimed;
  if (request.quantity <= most - quota.used) return undefined; // arc-004/11-3
  return { state: shortage(request, most), failedGate: 'quota' }; // arc-004/9-3
}
