import { isJsonObject, type Json } from '../../adapter/contract/json.js';

/**
 * What stands at a JSON Pointer (RFC 6901) in a value, or `undefined` where nothing does.
 *
 * Two segments mean more where they meet an array, and are plain names everywhere else. `*` stands
 * for every item: the result is then the array of what is found. `[key=text]` stands for the one
 * item whose member `key` is that text, and for nothing where none or several have it; the key ends
 * at the first `=`, the text at the last character before the closing bracket, and `~` and `/` are
 * escaped as in every segment.
 */
export function valueAt(value: Json, pointer: string): Json | undefined {
  return walk(value, pointer === '' ? [] : pointer.slice(1).split('/').map(unescape));
}

/** The pointer to a member, with the member's name escaped. */
export function pointerTo(...segments: readonly (string | number)[]): string {
  return segments.map((segment) => `/${escape(String(segment))}`).join('');
}

/** The segment for the one item of an array whose member `key`, without a `=`, is `text`. */
export function itemWhere(key: string, text: string): string {
  return `[${key}=${text}]`;
}

function walk(value: Json | undefined, segments: readonly string[]): Json | undefined {
  const [segment, ...rest] = segments;
  if (segment === undefined || value === undefined) return value;
  if (Array.isArray(value)) {
    const items = value as readonly Json[];
    const [, key, text] = /^\[([^=]*)=(.*)\]$/s.exec(segment) ?? [];
    if (key !== undefined) return walk(onlyItem(items, key, text), rest);
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

function onlyItem(items: readonly Json[], key: string, text: Json | undefined): Json | undefined {
  const found = items.filter(
    (item) => isJsonObject(item) && Object.hasOwn(item, key) && item[key] === text,
  );
  return found.length === 1 ? found[0] : undefined;
}

function escape(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescape(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
