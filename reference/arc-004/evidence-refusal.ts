import type { Refusal, Row } from './types.js';

/**
 * The first gate (7-1): whether the row's evidence can support a decision at all.
 *
 * @returns why not, or `undefined` where it can
 */
export function evidenceRefusal(row: Row): Refusal | undefined {
  const { scope, resourceType, at } = row;
  const { observedAt, maxAge } = row.evidence;
  if (scope === null || resourceType === null) return refused('HOLD'); // arc-004/4-4
  if (at.instant - observedAt.instant > maxAge) return refused('STALE'); // arc-004/12-1, 12-2
  if (observedAt.instant > at.instant) return refused('HOLD'); // arc-004/12-2: not yet observed
  if (!isInLine(row)) return refused('DISPUTED');
  return undefined;
}

/** The quota that decides is the one that the list of all quotas has for that holder. */
function isInLine({ quota, quotas }: Row): boolean {
  return quotas.some(({ holder, limit }) => holder === quota.holder && limit === quota.limit);
}

function refused(state: Refusal['state']): Refusal {
  return { state, failedGate: 'evidence' };
}
