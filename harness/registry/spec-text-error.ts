/** A file that cannot be read as a standard's text; the message says why and where. */
export class SpecTextError extends Error {
  override readonly name = 'SpecTextError';
}
