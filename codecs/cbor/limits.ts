/** Levels of arrays, maps and tags around an item; the outermost item stands at level 0. */
export const MAX_DEPTH = 64;

/** Items in one encoded document, keys and string chunks included. */
export const MAX_ITEMS = 262_144;
