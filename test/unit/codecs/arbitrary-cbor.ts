import fc from 'fast-check';
import type { CborItem, StringItem, Width } from '../../../codecs/cbor/item.js';
import type { CborKey, CborValue } from '../../../codecs/cbor/value.js';

const LARGEST = (1n << 64n) - 1n;

const integer = fc.oneof(
  fc.bigInt({ min: -LARGEST - 1n, max: LARGEST }),
  fc.bigInt({ min: -300n, max: 300n }),
  // Around every width at which the shortest head changes.
  fc
    .tuple(
      fc.constantFrom(0n, 24n, 0x100n, 0x1_0000n, 0x1_0000_0000n),
      fc.constantFrom(-1n, 0n, 1n),
    )
    .map(([boundary, step]) => boundary + step),
);
const text = fc.string({ unit: 'binary', maxLength: 30 });
const byteString = fc.uint8Array({ maxLength: 30 });

/** Map keys that cborg and a JavaScript Map find equal exactly when we do: no byte strings. */
const simpleKey: fc.Arbitrary<CborKey> = fc.oneof(integer, text);

/** Any value of the deterministic profile, at most a few levels deep. */
export const arbitraryValue: fc.Arbitrary<CborValue> = fc.letrec<{ value: CborValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    integer,
    text,
    byteString,
    fc.array(tie('value'), { maxLength: 6 }),
    fc.array(fc.tuple(simpleKey, tie('value')), { maxLength: 6 }).map((pairs) => new Map(pairs)),
  ),
})).value;

const FIRST_OF_WIDTH: readonly (readonly [Width, bigint])[] = [
  [8, 0x1_0000_0000n],
  [4, 0x1_0000n],
  [2, 0x100n],
  [1, 24n],
];

/** A width that the argument fits, the shortest or a longer one. */
function widthFor(argument: bigint, choice: number): Width {
  const shortest = FIRST_OF_WIDTH.find(([, first]) => argument >= first)?.[0] ?? 0;
  const fitting = ([0, 1, 2, 4, 8] as const).filter((width) => width >= shortest);
  return fitting[choice % fitting.length] ?? 8;
}

const choice = fc.nat({ max: 4 });
const bytesItem = fc.tuple(byteString, choice).map(([bytes, picked]) => ({
  kind: 'bytes' as const,
  bytes,
  width: widthFor(BigInt(bytes.length), picked),
}));
const textItem = fc.tuple(text, choice).map(([value, picked]) => ({
  kind: 'text' as const,
  text: value,
  width: widthFor(BigInt(Buffer.byteLength(value)), picked),
}));
const leaf: fc.Arbitrary<CborItem> = fc.oneof(
  fc.tuple(integer, choice).map(([value, picked]) => ({
    kind: 'integer' as const,
    value,
    width: widthFor(value < 0n ? -1n - value : value, picked),
  })),
  bytesItem as fc.Arbitrary<StringItem>,
  textItem,
  fc
    .array(bytesItem, { maxLength: 3 })
    .map((chunks) => ({ kind: 'chunked_bytes' as const, chunks })),
  fc.array(textItem, { maxLength: 3 }).map((chunks) => ({ kind: 'chunked_text' as const, chunks })),
  fc
    .oneof(fc.nat({ max: 23 }), fc.integer({ min: 32, max: 255 }))
    .map((value) => ({ kind: 'simple' as const, value })),
  fc
    .constantFrom(2, 4, 8)
    .chain((size) => fc.uint8Array({ minLength: size, maxLength: size }))
    .map((bytes) => ({ kind: 'float' as const, bytes })),
);

/** Any item in any legal form, at most a few levels deep. */
export const arbitraryItem: fc.Arbitrary<CborItem> = fc.letrec<{ item: CborItem }>((tie) => ({
  item: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc
      .tuple(fc.array(tie('item'), { maxLength: 5 }), choice, fc.boolean())
      .map(([items, picked, indefinite]): CborItem => ({
        kind: 'array',
        items,
        width: indefinite ? 'indefinite' : widthFor(BigInt(items.length), picked),
      })),
    fc
      .tuple(fc.array(fc.tuple(tie('item'), tie('item')), { maxLength: 5 }), choice, fc.boolean())
      .map(([pairs, picked, indefinite]): CborItem => ({
        kind: 'map',
        pairs,
        width: indefinite ? 'indefinite' : widthFor(BigInt(pairs.length), picked),
      })),
    fc
      .tuple(fc.bigInt({ min: 0n, max: LARGEST }), tie('item'), choice)
      .map(([tag, content, picked]): CborItem => ({
        kind: 'tag',
        tag,
        content,
        width: widthFor(tag, picked),
      })),
  ),
})).item;
