import type { Markup } from './html.js';

/** How much of a page details of failures may fill, so that a page of many stays quick to open. */
export class PageBudget {
  #left: number;

  /** @param bytes in UTF-8 */
  constructor(bytes: number) {
    this.#left = bytes;
  }

  /** Gives the markup back while there is room for it, and nothing from then on. */
  spend(markup: Markup): Markup | undefined {
    this.#left -= Buffer.byteLength(markup.text);
    return this.#left >= 0 ? markup : undefined;
  }
}
