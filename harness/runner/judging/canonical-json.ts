import type { Json } from '../../adapter/contract/json.js';

/** JSON text with members in sorted order: equal values give equal text. */
export function canonicalJson(value: Json): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    const members = Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1));
    // A null prototype, so that a member named __proto__ stays a member.
    return Object.assign(Object.create(null) as object, Object.fromEntries(members)) as unknown;
  });
}
