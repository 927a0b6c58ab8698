import type { Observation } from './derive-estimate.js';
import type { PoolEvent } from './pool-state.js';

/**
 * What a history says claims have cost (2.6): one observation for each completed claim, the actual
 * figure at its own grade under the class of the Admitted entry. Open claims are none yet.
 *
 * @param events a consistent history, as `readLedger` gives it.
 */
export function completedClaims(events: readonly PoolEvent[]): Observation[] {
  const classOf = new Map<string, string | undefined>();
  const observations: Observation[] = [];
  for (const event of events) {
    if (event.event === 'admitted') {
      classOf.set(event.claim, event.class);
      continue;
    }
    const declared = classOf.get(event.claim); // pool-1/2.6-11
    classOf.delete(event.claim);
    observations.push({ ...event.energy, ...(declared === undefined ? {} : { class: declared }) });
  }
  return observations;
}
