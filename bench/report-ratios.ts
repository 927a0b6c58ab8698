/** A measured ratio, and the bound it has to keep. */
export interface MeasuredRatio {
  readonly name: string;
  readonly ratio: number;
  readonly atMost?: number;
  readonly atLeast?: number;
}

/**
 * Prints ratios beside their bounds.
 *
 * @returns the exit code: 1 where a bound is broken
 */
export function reportRatios(measured: readonly MeasuredRatio[]): number {
  let broken = 0;
  for (const { name, ratio, atMost = Infinity, atLeast = -Infinity } of measured) {
    const kept = ratio <= atMost && ratio >= atLeast;
    if (!kept) broken += 1;
    const bound = atMost < Infinity ? `at most ${atMost}` : `at least ${atLeast}`;
    process.stdout.write(`${kept ? 'ok    ' : 'BROKEN'} ${name}: ${ratio.toFixed(2)} (${bound})\n`);
  }
  return broken === 0 ? 0 : 1;
}
