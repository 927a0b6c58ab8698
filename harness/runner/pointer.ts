import type { Json } from '../adapter/json.js';

/**
 * What stands at a JSON Pointer (RFC 6901) in a value, or `undefined` where nothing does. The
 * segment `*` stands for every item of an array: the result is then the array of what is found.
 */
export function valueAt(value: Json, pointer: string): Json | undefined {
  return walk(value, pointer === '' ? [] : pointer.slice(1).split('/').map(unescape));
}

/** The pointer to a member, with the member's name escaped. */
export function pointerTo(...segments: readonly (string | number)[]): string {
  return segments.map((segment) => `/${escape(String(segment))}`).join('');
}

function walk(value: Json | undefined, segments: readonly string[]): Json | undefined {
  const [segment, ...rest] = segments;
  if (segment === undefined || value === undefined) return value;
  if (Array.isArray(value)) {
    const items = value as readonly Json[];
    if (segment !== '*') return walk(items[Number(segment)], rest);
    return items.flatMap((item) => {
      const found = walk(item, rest);
      return found === undefined ? [] : [found];
    });
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment))
    return undefined;
  return walk((value as Record<string, Json>)[segment], rest);
}

function escape(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescape(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
