/** How much of an adapter's text a message shows, in characters. */
const SHOWN = 200;

/** What JSON leaves as it is and a terminal would obey or hide: DEL, C1, bidi marks, zero widths. */
const UNSEEN = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/**
 * Text of an adapter, fit for a message: in double quotes, control and invisible characters
 * escaped as in JSON, cut after 200 characters with a note of how many there were.
 */
export function quote(text: string): string {
  // A surrogate pair that the cut would halve is left out whole.
  const cut = /[\ud800-\udbff]/.test(text.charAt(SHOWN - 1)) ? SHOWN - 1 : SHOWN;
  const shown = JSON.stringify(text.slice(0, cut)).replace(
    UNSEEN,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return text.length > SHOWN ? `${shown}... (${text.length} characters)` : shown;
}
