import type { MalformedRule } from './finding.js';
import type { Width } from './item.js';

/** The start of every item (RFC 8949 section 3): major type, and argument with its width. */
export interface Head {
  readonly major: number;
  /** `indefinite` for additional information 31: no argument, or the break under major type 7. */
  readonly width: Width | 'indefinite';
  /** Exact: a bigint at width 8. 0 where the width is indefinite. */
  readonly argument: number | bigint;
  /** Bytes of the head, the initial byte included. */
  readonly length: number;
}

/** The major types (RFC 8949 3.1). */
export const MAJOR = {
  unsigned: 0,
  negative: 1,
  bytes: 2,
  text: 3,
  array: 4,
  map: 5,
  tag: 6,
  simpleOrFloat: 7,
} as const;

/** The initial byte that ends an item of indefinite length. */
export const BREAK = 0xff;

const INFORMATION_WIDTHS: readonly Width[] = [1, 2, 4, 8];
const FIRST_ARGUMENT_OF_WIDTH = { 0: 0n, 1: 24n, 2: 0x100n, 4: 0x1_0000n, 8: 0x1_0000_0000n };
const ARGUMENT_LIMIT = 1n << 64n;

/** Reads the head at `offset`, or names the rule that it breaks. */
export function readHead(bytes: Uint8Array, offset: number): Head | MalformedRule {
  const initial = bytes[offset];
  if (initial === undefined) return 'truncated';
  const major = initial >> 5;
  const information = initial & 0x1f;
  if (information < 24) return { major, width: 0, argument: information, length: 1 };
  if (information === 31 && takesInformation31(major)) {
    return { major, width: 'indefinite', argument: 0, length: 1 };
  }
  const width = INFORMATION_WIDTHS[information - 24];
  if (width === undefined) return 'reserved_additional_information';
  const length = 1 + width;
  if (offset + length > bytes.length) return 'truncated';
  return { major, width, argument: readArgument(bytes, offset + 1, width), length };
}

/** True where no shorter head could carry the same argument. */
export function isShortestHead(head: Head): boolean {
  const { width } = head;
  if (width === 0 || width === 'indefinite') return true;
  return head.argument >= FIRST_ARGUMENT_OF_WIDTH[width];
}

/**
 * Writes a head, in the shortest form where `width` is absent.
 * @throws RangeError where the argument is outside 0 to 2^64 - 1 or needs more than `width` bytes.
 */
export function encodeHead(major: number, argument: bigint, width?: Width): Uint8Array {
  if (argument < 0n || argument >= ARGUMENT_LIMIT) {
    throw new RangeError(`CBOR carries arguments from 0 to 2^64 - 1, not ${String(argument)}`);
  }
  const shortest = shortestWidth(argument);
  const chosen = width ?? shortest;
  if (chosen < shortest) {
    throw new RangeError(`${String(argument)} does not fit a CBOR head of width ${chosen}`);
  }
  const head = new Uint8Array(1 + chosen);
  const information = chosen === 0 ? Number(argument) : 24 + INFORMATION_WIDTHS.indexOf(chosen);
  head[0] = (major << 5) | information;
  for (let at = chosen, rest = argument; at > 0; at -= 1, rest >>= 8n) {
    head[at] = Number(rest & 0xffn);
  }
  return head;
}

/** Strings and containers of indefinite length, and the break. */
function takesInformation31(major: number): boolean {
  return major === MAJOR.simpleOrFloat || (major >= MAJOR.bytes && major <= MAJOR.map);
}

function shortestWidth(argument: bigint): Width {
  if (argument < FIRST_ARGUMENT_OF_WIDTH[1]) return 0;
  if (argument < FIRST_ARGUMENT_OF_WIDTH[2]) return 1;
  if (argument < FIRST_ARGUMENT_OF_WIDTH[4]) return 2;
  return argument < FIRST_ARGUMENT_OF_WIDTH[8] ? 4 : 8;
}

function readArgument(bytes: Uint8Array, offset: number, width: Width): number | bigint {
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset, width);
  if (width === 1) return view.getUint8(0);
  if (width === 2) return view.getUint16(0);
  return width === 4 ? view.getUint32(0) : view.getBigUint64(0);
}
