/** The longest line or body that crosses the adapter protocol, in bytes: 64 MiB. */
export const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;

/** Stands for a line that was longer than the limit; its bytes are thrown away. */
export const TOO_LONG = Symbol('line too long');

const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Cuts a byte stream into lines. A line ends with LF or CRLF, neither of which is part of it, and
 * no more than `limit` bytes of one are ever held.
 */
export class LineReader {
  #parts: Buffer[] = [];
  #length = 0;
  #discarding = false;

  /** @param limit longest line in bytes, without its end */
  constructor(private readonly limit: number = MAX_MESSAGE_BYTES) {}

  /** The lines that this chunk completes; `TOO_LONG` as soon as one passes the limit. */
  push(chunk: Buffer): (Buffer | typeof TOO_LONG)[] {
    const lines: (Buffer | typeof TOO_LONG)[] = [];
    let from = 0;
    for (;;) {
      const end = chunk.indexOf(NEWLINE, from);
      const part = chunk.subarray(from, end === -1 ? chunk.length : end);
      if (!this.#discarding && this.#length + part.length > this.limit) {
        lines.push(TOO_LONG);
        this.#discarding = true;
        this.#take();
      }
      if (!this.#discarding && part.length > 0) this.#keep(part);
      if (end === -1) return lines;
      if (!this.#discarding) lines.push(withoutReturn(this.#take()));
      this.#discarding = false;
      from = end + 1;
    }
  }

  /** What stands after the last line end, without taking it. */
  rest(): Buffer {
    return Buffer.concat(this.#parts);
  }

  #keep(part: Buffer): void {
    this.#parts.push(part);
    this.#length += part.length;
  }

  #take(): Buffer {
    const [first] = this.#parts;
    const line = this.#parts.length === 1 && first ? first : Buffer.concat(this.#parts);
    this.#parts = [];
    this.#length = 0;
    return line;
  }
}

function withoutReturn(line: Buffer): Buffer {
  return line.at(-1) === CARRIAGE_RETURN ? line.subarray(0, -1) : line;
}
