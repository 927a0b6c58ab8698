/** How much of an adapter's free output is kept, in bytes: 64 KiB. */
const KEPT_BYTES = 64 * 1024;

/** The end of a stream of free text, as an adapter writes it to stderr. */
export class OutputTail {
  #parts: Buffer[] = [];
  #length = 0;

  /** Adds what was written and forgets what lies more than 64 KiB back. */
  push(chunk: Buffer): void {
    this.#parts.push(chunk);
    this.#length += chunk.length;
    // Joined only now and then, so that many small writes stay cheap.
    if (this.#length > 2 * KEPT_BYTES) {
      const kept = Buffer.concat(this.#parts).subarray(-KEPT_BYTES);
      this.#parts = [Buffer.from(kept.subarray(continuationBytes(kept)))];
      this.#length = this.#parts[0]?.length ?? 0;
    }
  }

  /** The last 64 KiB as text, beginning at a whole character. */
  text(): string {
    const all = Buffer.concat(this.#parts);
    if (all.length <= KEPT_BYTES) return all.toString('utf8');
    const kept = all.subarray(-KEPT_BYTES);
    return kept.subarray(continuationBytes(kept)).toString('utf8');
  }
}

/** How many bytes at the start belong to a character whose beginning was cut off: 0 to 3. */
function continuationBytes(bytes: Buffer): number {
  let count = 0;
  while (count < 3 && ((bytes[count] ?? 0) & 0xc0) === 0x80) count++;
  return count;
}
