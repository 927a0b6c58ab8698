import { MAX_NESTING } from './parse-json.js';

/**
 * Why JSON cannot hold a value that in-process code made, naming the member (`result.shares[2].uj
 * is a bigint ...`), or undefined where it can.
 *
 * Members that are undefined count as absent, as JSON writes them, and an object with a `toJSON` of
 * its own is trusted to it. What JSON would silently change (NaN, holes in a list, a Map) is a
 * defect.
 *
 * @param name how the message calls the value as a whole
 */
export function jsonDefect(value: unknown, name: string): string | undefined {
  return defect(value, name, []);
}

function defect(value: unknown, path: string, above: readonly object[]): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : `${path} is ${value}, which JSON cannot hold`;
    case 'bigint':
      return `${path} is a bigint, which JSON cannot hold (send figures as decimal strings)`;
    case 'object':
      return value === null ? undefined : objectDefect(value, path, above);
    default:
      return `${path} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}, which JSON cannot hold`;
  }
}

function objectDefect(value: object, path: string, above: readonly object[]): string | undefined {
  if (above.includes(value)) return `${path} contains itself, which JSON cannot hold`;
  // The answer around the value is one level more.
  if (above.length >= MAX_NESTING - 1) return `${path} nests more than ${MAX_NESTING} levels`;
  if (value instanceof Map || value instanceof Set) {
    return `${path} is a ${value.constructor.name}, which JSON cannot hold (send an object or list)`;
  }
  if ('toJSON' in value) return undefined;
  const around = [...above, value];
  if (Array.isArray(value)) {
    // By index, since holes have none of their own.
    for (let index = 0; index < value.length; index++) {
      const found = defect(value[index], `${path}[${index}]`, around);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  for (const [member, held] of Object.entries(value) as [string, unknown][]) {
    if (held === undefined) continue;
    const found = defect(held, `${path}.${member}`, around);
    if (found !== undefined) return found;
  }
  return undefined;
}
