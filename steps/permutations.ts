/** Every order of some items, the given one first. There are n! of n items: keep n small. */
export function permutationsOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, at) =>
    permutationsOf(items.toSpliced(at, 1)).map((rest) => [first, ...rest]),
  );
}
