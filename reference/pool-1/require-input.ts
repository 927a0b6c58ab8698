import type { Grade } from './types.js';

const LARGEST_U64 = 2n ** 64n - 1n;
const GRADES: ReadonlySet<unknown> = new Set<Grade>(['HwShunt', 'ModelBased', 'Estimator']);

/**
 * Checks a 64-bit figure at the door. `member` is where it stands, for the message.
 *
 * @throws TypeError where it is no bigint, RangeError where it is outside 0 to 2^64 - 1.
 */
export function requireU64(value: unknown, member: string): void {
  if (typeof value !== 'bigint') throw new TypeError(`${member} must be a bigint`);
  if (value < 0n || value > LARGEST_U64) {
    throw new RangeError(`${member} must be from 0 to 2^64 - 1`);
  }
}

/**
 * Checks a count or a priority at the door.
 *
 * @throws RangeError where it is no integer from `least` to `greatest`.
 */
export function requireInteger(
  value: number,
  least: number,
  greatest: number,
  member: string,
): void {
  if (!Number.isInteger(value) || value < least || value > greatest) {
    throw new RangeError(`${member} must be an integer from ${least} to ${greatest}`);
  }
}

/** Checks a count at the door: an integer from 0 to 2^32 - 1, else a RangeError. */
export function requireU32(value: number, member: string): void {
  requireInteger(value, 0, 2 ** 32 - 1, member);
}

/**
 * Checks a figure and its grade at the door.
 *
 * @throws TypeError or RangeError for the figure as `requireU64` does; TypeError where the grade is
 *   none of the three (2.3-3).
 */
export function requireEnergy(
  energy: { readonly uj: unknown; readonly grade: unknown },
  member: string,
): void {
  requireU64(energy.uj, `${member}.uj`);
  if (!GRADES.has(energy.grade)) {
    throw new TypeError(`${member}.grade must be HwShunt, ModelBased or Estimator`);
  }
}

/**
 * Checks that no two of a list have the same id: which of them an answer means could not be told.
 *
 * @throws RangeError that names both places.
 */
export function requireDistinctIds(list: readonly { readonly id: string }[], member: string): void {
  const placeOf = new Map<string, number>();
  for (const [index, { id }] of list.entries()) {
    const earlier = placeOf.get(id);
    if (earlier !== undefined) {
      throw new RangeError(
        `${member}[${index}].id stands at ${member}[${earlier}] already; give each its own id`,
      );
    }
    placeOf.set(id, index);
  }
}
