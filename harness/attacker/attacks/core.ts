import { encodeItem } from '../../../codecs/cbor/encode-item.js';
import type { CborItem, FloatItem, MapItem } from '../../../codecs/cbor/item.js';
import { encodeCore, type CoreForm } from '../core-form.js';
import { fieldOf, withField, type CoreField } from '../core-field.js';
import { receiptAt } from '../entry-at.js';
import { sealEnvelope } from '../envelope.js';
import { mendAfter, type Forge } from '../mend.js';

/** Encodes an entry's core in another form that says the same, validly signed. */
export interface Reencode {
  readonly attack: 'reencode';
  readonly at: number;
  readonly form: CoreForm;
}

/** Puts a value that deterministic cores do not have in a field's place, validly signed. */
export interface ForbiddenValue {
  readonly attack: 'forbidden_value';
  readonly at: number;
  readonly field: Extract<CoreField, 'seq' | 'steward'>;
  /**
   * `float` is the same number where the field is one; `bool` is what a language that mixes the two
   * takes for the same number; `tag` wraps the value that stands there.
   */
  readonly value: 'float' | 'bool' | 'null' | 'tag';
}

/** Names another steward in the core, validly signed. */
export interface OtherSteward {
  readonly attack: 'other_steward';
  readonly at: number;
  readonly steward: string;
}

export type CoreAttack = Reencode | ForbiddenValue | OtherSteward;

/** Edits an entry's core, seals it with the steward's key, and mends the entries after it. */
export async function attackCore(
  forge: Forge,
  entries: readonly Uint8Array[],
  spec: CoreAttack,
): Promise<readonly Uint8Array[]> {
  const { envelope, core } = receiptAt(entries, spec.at);
  const payload = editedCore(core, spec);
  const forged = sealEnvelope({ ...envelope, payload }, forge.sign);
  return mendAfter(forge, entries.with(spec.at, forged), spec.at);
}

function editedCore(core: MapItem, spec: CoreAttack): Uint8Array {
  switch (spec.attack) {
    case 'reencode':
      return encodeCore(core, spec.form);
    case 'forbidden_value': {
      const standing = fieldOf(core, spec.field);
      if (standing === undefined) throw new TypeError(`the core has no ${spec.field}`);
      return encodeItem(withField(core, spec.field, forbidden(standing, spec.value)));
    }
    case 'other_steward':
      return encodeItem(withField(core, 'steward', { kind: 'text', text: spec.steward }));
  }
}

function forbidden(standing: CborItem, value: ForbiddenValue['value']): CborItem {
  const number = standing.kind === 'integer' ? Number(standing.value) : 0;
  switch (value) {
    case 'float':
      return shortFloat(number);
    case 'bool':
      return { kind: 'simple', value: number === 0 ? 20 : 21 };
    case 'null':
      return { kind: 'simple', value: 22 };
    case 'tag':
      // An encoded-CBOR hint, the least that a tag can mean: 55799 says only "this is CBOR".
      return { kind: 'tag', tag: 55799n, content: standing };
  }
}

/** The 16-bit float of a whole number up to 2048: the shortest, so that only the type is at fault. */
function shortFloat(number: number): FloatItem {
  if (!Number.isInteger(number) || number < 0 || number > 2048) {
    throw new RangeError(`${number} is no whole number that a 16-bit float holds for certain`);
  }
  const exponent = number === 0 ? 0 : Math.floor(Math.log2(number));
  const fraction = number * 2 ** (10 - exponent) - 1024;
  const bits = number === 0 ? 0 : ((exponent + 15) << 10) | fraction;
  return { kind: 'float', bytes: Uint8Array.of(bits >> 8, bits & 0xff) };
}
