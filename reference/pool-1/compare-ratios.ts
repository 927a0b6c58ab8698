/** An exact ratio of two non-negative integers; `divisor` is never zero. */
export interface Ratio {
  readonly dividend: bigint;
  readonly divisor: bigint;
}

/**
 * Compares two ratios by cross-multiplication, so that no rounding can make two of them equal
 * (5.2-6).
 *
 * @returns below 0 where `a` is less, above 0 where `b` is, 0 where they are the same number.
 */
export function compareRatios(a: Ratio, b: Ratio): number {
  const left = a.dividend * b.divisor;
  const right = b.dividend * a.divisor;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
