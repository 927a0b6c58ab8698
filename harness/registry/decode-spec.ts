import { SpecTextError } from './spec-text-error.js';

const MAX_BYTES = 4 * 1024 * 1024;
const MAX_LINE = 64 * 1024;

/**
 * Turns the bytes of a file into the text of a standard.
 *
 * @param bytes the whole file, at most 4 MiB of UTF-8, no line longer than 65536 characters
 * @throws SpecTextError where the file is empty, too large, no UTF-8, or holds control characters
 */
export function decodeSpec(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES) {
    throw new SpecTextError(
      `the file has ${bytes.length} bytes, more than the ${MAX_BYTES} that a standard's text may have`,
    );
  }
  const text = decodeUtf8(bytes);
  if (text.trim() === '') throw new SpecTextError('the file holds no text');
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    checkLine(line, index + 1);
  });
  return text;
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SpecTextError(
      'the file is no UTF-8 text: give the standard as plain text or Markdown',
    );
  }
}

function checkLine(line: string, number: number): void {
  if (line.length > MAX_LINE) {
    throw new SpecTextError(
      `line ${number} has ${line.length} characters, more than the ${MAX_LINE} that a line may have`,
    );
  }
  // Tab and form feed are white space; the other control characters stand in no text.
  // eslint-disable-next-line no-control-regex
  const control = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/.exec(line);
  if (control !== null) {
    throw new SpecTextError(
      `line ${number} holds the control character ${codePoint(control[0])}: this is no plain text or Markdown`,
    );
  }
}

function codePoint(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
