import { SuiteError } from '../../harness/runner/plan/suite-error.js';

/** All scenarios lie on one day, so that a feature names the time of day alone. */
const DAY = '2026-05-01';

/** A time of day as features write it. */
export const TIME_OF_DAY = /\d\d:\d\d(?::\d\d(?:\.\d+)?)?/;

/**
 * A time of day as the protocol writes times: `20:00`, `20:00:01` or `20:00:00.5`.
 *
 * @throws SuiteError for any other text
 */
export function timeOf(clock: string): string {
  if (!new RegExp(`^${TIME_OF_DAY.source}$`).test(clock)) {
    throw new SuiteError(`"${clock}" is no time of day such as 20:00`);
  }
  return `${DAY}T${clock.length === 'HH:MM'.length ? `${clock}:00` : clock}Z`;
}

/** A cell's time, or null where the cell is empty. */
export function timeOrNull(cell: string): string | null {
  return cell === '' ? null : timeOf(cell);
}
