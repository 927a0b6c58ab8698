/**
 * Compares two ids by their UTF-8 bytes: the stable key behind every tie (2.5-11, 5.2-7).
 *
 * UTF-8 keeps the order of code points. JavaScript's own `<` does not: it compares UTF-16 units, in
 * which the surrogates of a character past U+FFFF come before U+E000 to U+FFFF.
 *
 * @returns below 0 where `a` comes first, above 0 where `b` does, 0 only where they are equal. A lone
 *   surrogate has no UTF-8 form; it takes a place of its own, so that the order is total for any text.
 */
export function compareByteOrder(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  for (let at = 0; at < shared; at += 1) {
    const unitOfA = a.charCodeAt(at);
    const unitOfB = b.charCodeAt(at);
    if (unitOfA !== unitOfB) return rank(unitOfA) - rank(unitOfB);
  }
  return a.length - b.length;
}

/** The place of a UTF-16 unit in code point order: surrogates come after all other units. */
function rank(unit: number): number {
  const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
  return isSurrogate ? unit + 0x10000 : unit;
}
