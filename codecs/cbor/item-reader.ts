import { isShortestFloat } from './float.js';
import type { Malformed } from './finding.js';
import { Findings } from './findings.js';
import { BREAK, MAJOR, readHead, type Head } from './head.js';
import type { CborItem, Pair, StringItem, Width } from './item.js';
import { brokenKeyRule, type KeySpan } from './key-order.js';
import { MAX_DEPTH, MAX_ITEMS } from './limits.js';
import { malformed } from './malformed.js';

type DefiniteHead = Head & { readonly width: Width };

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads one well-formed item and notes the first finding of either kind on the way; every method
 * hands the first `Malformed` straight on. Nothing is allocated by a declared length or count before
 * the input is known to hold it.
 */
export class ItemReader {
  readonly findings = new Findings();
  readonly #bytes: Uint8Array;
  #position: number;
  #items = 0;

  constructor(bytes: Uint8Array, start: number) {
    this.#bytes = bytes;
    this.#position = start;
  }

  /** Offset of the first byte not yet read. */
  get position(): number {
    return this.#position;
  }

  /** Reads the next item. `depth` is the number of arrays, maps and tags around it. */
  readItem(depth: number): CborItem | Malformed {
    const offset = this.#position;
    if (depth > MAX_DEPTH) return malformed('too_deep', offset);
    const head = this.#readHead();
    if ('kind' in head) return head;
    if (head.major === MAJOR.simpleOrFloat) return this.#readSimpleOrFloat(head, offset);
    if (head.major === MAJOR.array) return this.#readArray(head, offset, depth);
    if (head.major === MAJOR.map) return this.#readMap(head, offset, depth);
    if (!isDefinite(head)) return this.#readChunks(head.major, offset);
    if (head.major === MAJOR.tag) return this.#readTag(head, offset, depth);
    if (head.major >= MAJOR.bytes) return this.#readString(head, offset);
    this.findings.noteWidth(head, 'non_shortest_integer', offset);
    const argument = BigInt(head.argument);
    const value = head.major === MAJOR.unsigned ? argument : -1n - argument;
    return { kind: 'integer', value, width: head.width };
  }

  #readHead(): Head | Malformed {
    this.#items += 1;
    if (this.#items > MAX_ITEMS) return malformed('too_many_items', this.#position);
    const head = readHead(this.#bytes, this.#position);
    if (typeof head === 'string') return malformed(head, this.#position);
    this.#position += head.length;
    return head;
  }

  #readString(head: DefiniteHead, offset: number): StringItem | Malformed {
    if (head.argument > this.#bytes.length - this.#position) {
      return malformed('length_past_end', offset);
    }
    this.findings.noteWidth(head, 'non_shortest_length', offset);
    const { width } = head;
    const bytes = this.#view(this.#position, Number(head.argument));
    this.#position += bytes.length;
    if (head.major === MAJOR.bytes) return { kind: 'bytes', bytes, width };
    try {
      return { kind: 'text', text: UTF8.decode(bytes), width };
    } catch {
      this.findings.noteEncoding('invalid_utf8', offset, 'text that is not UTF-8');
      return { kind: 'ill_formed_text', bytes, width };
    }
  }

  #readChunks(major: number, offset: number): CborItem | Malformed {
    this.findings.noteEncoding('indefinite_length', offset, 'a string of indefinite length');
    const chunks: StringItem[] = [];
    while (!this.#takeBreak()) {
      const chunkOffset = this.#position;
      const head = this.#readHead();
      if ('kind' in head) return head;
      if (head.major !== major || !isDefinite(head)) return malformed('bad_chunk', chunkOffset);
      const chunk = this.#readString(head, chunkOffset);
      if (chunk.kind === 'malformed') return chunk;
      chunks.push(chunk);
    }
    return { kind: major === MAJOR.bytes ? 'chunked_bytes' : 'chunked_text', chunks } as CborItem;
  }

  #readArray(head: Head, offset: number, depth: number): CborItem | Malformed {
    const more = this.#startContainer(head, offset, 1);
    if (typeof more !== 'function') return more;
    const items: CborItem[] = [];
    while (more()) {
      const item = this.readItem(depth + 1);
      if (item.kind === 'malformed') return item;
      items.push(item);
    }
    return { kind: 'array', items, width: head.width };
  }

  #readMap(head: Head, offset: number, depth: number): CborItem | Malformed {
    const more = this.#startContainer(head, offset, 2);
    if (typeof more !== 'function') return more;
    const pairs: Pair[] = [];
    const spans: KeySpan[] = [];
    while (more()) {
      const start = this.#position;
      const key = this.readItem(depth + 1);
      if (key.kind === 'malformed') return key;
      this.#checkKey(key, spans, { start, end: this.#position });
      const value = this.readItem(depth + 1);
      if (value.kind === 'malformed') return value;
      pairs.push([key, value]);
    }
    return { kind: 'map', pairs, width: head.width };
  }

  /** A function that says whether another entry follows; it takes the break where one ends it. */
  #startContainer(head: Head, offset: number, itemsAnEntry: 1 | 2): (() => boolean) | Malformed {
    if (!isDefinite(head)) {
      this.findings.noteEncoding('indefinite_length', offset, 'a container of indefinite length');
      return () => !this.#takeBreak();
    }
    // Every item takes at least one byte.
    if (Number(head.argument) * itemsAnEntry > this.#bytes.length - this.#position) {
      return malformed('count_past_end', offset);
    }
    this.findings.noteWidth(head, 'non_shortest_length', offset);
    let left = Number(head.argument);
    return () => left-- > 0;
  }

  #checkKey(key: CborItem, earlier: KeySpan[], span: KeySpan): void {
    if (key.kind === 'array' || key.kind === 'map') {
      this.findings.noteType('compound_key', span.start, `a key that is of type ${key.kind}`);
    }
    // Only the first finding is kept, and looking among all earlier keys is dear: stop at one.
    if (this.findings.encoding !== undefined) return;
    const rule = brokenKeyRule(this.#bytes, earlier, span);
    if (rule !== undefined) {
      this.findings.noteEncoding(
        rule,
        span.start,
        'a key that does not sort after those before it',
      );
    }
    earlier.push(span);
  }

  #readTag(head: DefiniteHead, offset: number, depth: number): CborItem | Malformed {
    const tag = BigInt(head.argument);
    this.findings.noteWidth(head, 'non_shortest_tag', offset);
    this.findings.noteType('tag', offset, `tag ${String(tag)}`);
    const content = this.readItem(depth + 1);
    return content.kind === 'malformed'
      ? content
      : { kind: 'tag', tag, content, width: head.width };
  }

  #readSimpleOrFloat(head: Head, offset: number): CborItem | Malformed {
    if (!isDefinite(head)) return malformed('unexpected_break', offset);
    if (head.width > 1) {
      this.findings.noteType('float', offset, 'a floating-point number');
      const bytes = this.#view(offset + 1, head.width);
      if (!isShortestFloat(bytes)) {
        this.findings.noteEncoding('non_shortest_float', offset, 'a float that fits fewer bytes');
      }
      return { kind: 'float', bytes };
    }
    const value = Number(head.argument);
    if (head.width === 1 && value < 32) return malformed('reserved_simple', offset);
    const rule = value >= 20 && value <= 22 ? 'bool_or_null' : 'simple';
    this.findings.noteType(rule, offset, `simple value ${value}`);
    return { kind: 'simple', value };
  }

  #takeBreak(): boolean {
    const found = this.#bytes[this.#position] === BREAK;
    if (found) this.#position += 1;
    return found;
  }

  /** Not subarray: that would make a Buffer of a part where the whole came in as a Buffer. */
  #view(offset: number, length: number): Uint8Array {
    return new Uint8Array(this.#bytes.buffer, this.#bytes.byteOffset + offset, length);
  }
}

function isDefinite(head: Head): head is DefiniteHead {
  return head.width !== 'indefinite';
}
