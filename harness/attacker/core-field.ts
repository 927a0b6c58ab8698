import type { CborItem, MapItem, Pair } from '../../codecs/cbor/item.js';

/** The fields that every receipt of this family of standards names; no other name is known here. */
export const CORE_FIELDS = ['pool_receipt', 'seq', 'prev', 'steward'] as const;

export type CoreField = (typeof CORE_FIELDS)[number];

/** What a core has under a name; undefined where it has nothing. */
export function fieldOf(core: MapItem, field: CoreField): CborItem | undefined {
  return core.pairs.find((pair) => isField(pair, field))?.[1];
}

/** The same core with another value under a name that it has, in its place. */
export function withField(core: MapItem, field: CoreField, value: CborItem): MapItem {
  const pairs = core.pairs.map((pair): Pair => (isField(pair, field) ? [pair[0], value] : pair));
  return { ...core, pairs };
}

function isField([key]: Pair, field: CoreField): boolean {
  return key.kind === 'text' && key.text === field;
}
