import { applyEvent, inconsistency, type PoolEvent, type PoolState } from './pool-state.js';

/**
 * Applies an event of a history where it can follow the state; else changes nothing and says why it
 * cannot (6.4).
 */
export function advancePool(state: PoolState, event: PoolEvent): string | undefined {
  const wrong = inconsistency(state, event);
  if (wrong === undefined) applyEvent(state, event);
  return wrong;
}
