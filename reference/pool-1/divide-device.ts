import { compareByteOrder } from './byte-order.js';
import { requireDistinctIds, requireEnergy, requireU64 } from './require-input.js';
import type { Energy, Grade } from './types.js';

/** One of the workloads on a device. */
export interface Occupant {
  readonly id: string;
  /** Its part of the device on the basis that the operator chose for all of them, 0 to 2^64 - 1. */
  readonly weight: bigint;
}

/** What of a device's energy is one occupant's, at the grade that dividing leaves it. */
export interface Share extends Energy {
  readonly id: string;
}

export type Division =
  | { readonly kind: 'divided'; readonly shares: readonly Share[] }
  | { readonly kind: 'refused'; readonly reason: DivisionRefusal };

/** Nobody to divide among, or nothing to divide by: the figure would be lost. */
export type DivisionRefusal = 'no_occupants' | 'no_weight';

/** An occupant's part before the units that rounding down left over are given out. */
interface Part {
  readonly id: string;
  readonly floorUj: bigint;
  /** What rounding down cut off, in parts of the summed weight. */
  readonly remainder: bigint;
}

/**
 * Divides a device's energy among its occupants by weight (2.5). The shares stand in the order of
 * the occupants and sum to the device's figure exactly.
 *
 * @throws TypeError or RangeError where a figure, a grade or an id is not as declared.
 */
export function divideDevice(device: Energy, occupants: readonly Occupant[]): Division {
  requireEnergy(device, 'device');
  for (const [index, { weight }] of occupants.entries()) {
    requireU64(weight, `occupants[${index}].weight`);
  }
  requireDistinctIds(occupants, 'occupants');

  if (occupants.length === 0) return { kind: 'refused', reason: 'no_occupants' }; // pool-1/2.5-8
  const totalWeight = sum(occupants.map(({ weight }) => weight));
  if (totalWeight === 0n) return { kind: 'refused', reason: 'no_weight' }; // pool-1/2.5-9

  const parts = occupants.map(({ id, weight }): Part => {
    const scaled = device.uj * weight; // pool-1/2.5-10: past 64 bits, and exact
    return { id, floorUj: scaled / totalWeight, remainder: scaled % totalWeight };
  });
  // pool-1/2.5-5: fewer units are left over than there are parts with a remainder
  const leftOver = device.uj - sum(parts.map(({ floorUj }) => floorUj));
  const raised = parts.toSorted(byLargestRemainder).slice(0, Number(leftOver));
  const raisedIds = new Set(raised.map(({ id }) => id));

  const grade = gradeOfShare(device.grade, occupants.length);
  const shares = parts.map(({ id, floorUj }) => {
    return { id, uj: raisedIds.has(id) ? floorUj + 1n : floorUj, grade };
  });
  return { kind: 'divided', shares };
}

/** Dividing makes a reading a model. It makes no guess a model, and by one it is no division. */
function gradeOfShare(grade: Grade, occupants: number): Grade {
  if (occupants === 1) return grade; // pool-1/2.5-4
  return grade === 'HwShunt' ? 'ModelBased' : grade; // pool-1/2.5-1, 2.5-2, 2.5-3
}

function byLargestRemainder(a: Part, b: Part): number {
  if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1; // pool-1/2.5-6
  return compareByteOrder(a.id, b.id); // pool-1/2.5-7, 2.5-11: the listing order plays no part
}

function sum(figures: readonly bigint[]): bigint {
  return figures.reduce((total, figure) => total + figure, 0n);
}
