import type { CapacityRequest } from './types.js';

/**
 * What becomes of a request for which too little is left. The text allows either answer (9-1): here
 * it is queued where it could fit once others make room, and rejected where it never could.
 *
 * @param most what would be there if nothing of it were in use
 */
export function shortage({ quantity }: CapacityRequest, most: number): 'QUEUED' | 'REJECTED' {
  return quantity <= most ? 'QUEUED' : 'REJECTED';
}
