/** A place in the params or the answer of a method; `*` in the pointer stands for one segment. */
export interface MethodPlace {
  readonly method: string;
  readonly pointer: string;
}

/**
 * Texts that an implementation makes up, such as handles: where its answers give them, and where
 * params use them after. Lists and objects need no such rule: a step that hands one on hands on the
 * very one that was answered.
 */
export interface MadeUp {
  readonly given: readonly MethodPlace[];
  readonly used: readonly MethodPlace[];
}

/** Whether a place is one of those named. */
export function isPlaceIn(
  places: readonly MethodPlace[],
  method: string,
  segments: readonly string[],
): boolean {
  return places.some((place) => {
    const wanted = place.pointer.split('/').slice(1);
    return (
      place.method === method &&
      wanted.length === segments.length &&
      wanted.every((segment, at) => segment === '*' || segment === segments[at])
    );
  });
}
