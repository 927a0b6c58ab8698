import { defineParameterType } from '@cucumber/cucumber';
import type { FlipBit } from '../../harness/attacker/attacks/signature.js';
import type { EnvelopeForm } from '../../harness/attacker/attacks/envelope-form.js';
import type { CoreForm } from '../../harness/attacker/core-form.js';

/** The words that features use for encodings of a core that are not canonical. */
const CORE_FORMS: Readonly<Record<string, CoreForm>> = {
  'with its keys the other way round': 'reversed_keys',
  'with a long form of its largest integer': 'long_integer',
  'with a long count of its members': 'long_map',
  'with a long length of its first key': 'long_key',
  "with a long length of the steward's name": 'long_text',
  'with a long length of its predecessor': 'long_prev',
  'without a count of its members': 'indefinite_map',
  "with the steward's name in chunks": 'indefinite_text',
  'with its predecessor in chunks': 'indefinite_prev',
  'with its position twice': 'repeated_key',
  'with another position before its own': 'conflicting_key',
  'with a byte after it': 'trailing_byte',
  'as cbor-x does by default': 'cbor_x',
};

/** The words for encodings of an envelope outside its core. */
const ENVELOPE_FORMS: Readonly<Record<string, EnvelopeForm>> = {
  'with a long count of its parts': 'long_array',
  'without a count of its parts': 'indefinite_array',
  'with a long length of the core': 'long_payload',
  'with a long length of the protected header': 'long_protected',
  'with a long count inside the protected header': 'long_header',
  'with its tag taken off, or put on where there was none': 'other_tag',
};

/** The words for places in an entry at which one bit is turned over. */
const BITS: Readonly<Record<string, Pick<FlipBit, 'part' | 'byte' | 'bit'>>> = {
  'the lowest bit of the last byte of the core': { part: 'payload', byte: -1, bit: 0 },
  'the highest bit of the last byte of the core': { part: 'payload', byte: -1, bit: 7 },
  'the lowest bit of the first byte of the core': { part: 'payload', byte: 0, bit: 0 },
  'a bit in the midst of the core': { part: 'payload', byte: 40, bit: 3 },
  'the lowest bit of the first byte of the signature': { part: 'signature', byte: 0, bit: 0 },
  'the highest bit of the byte where R ends': { part: 'signature', byte: 31, bit: 7 },
  'the lowest bit of the byte where S begins': { part: 'signature', byte: 32, bit: 0 },
  'the lowest bit of the last byte of the signature': { part: 'signature', byte: -1, bit: 0 },
  'the lowest bit of the last byte of the protected header': {
    part: 'protected',
    byte: -1,
    bit: 0,
  },
  'the lowest bit of the first byte of the protected header': {
    part: 'protected',
    byte: 0,
    bit: 0,
  },
};

/** The words for what is no receipt: the bytes as hex. */
const NO_RECEIPTS: Readonly<Record<string, string>> = {
  'no bytes at all': '',
  'an empty list': '80',
  'a text': '64706f6f6c',
  'four empty byte strings': '8440404040',
  'a byte string that declares 2^64 - 1 bytes': '5bffffffffffffffff',
  'an envelope whose core declares 2^64 - 1 bytes': '8443a10127a05bffffffffffffffff',
  'ten thousand nested lists': `${'81'.repeat(10_000)}80`,
};

defineWords('coreForm', CORE_FORMS);
defineWords('envelopeForm', ENVELOPE_FORMS);
defineWords('bit', BITS);
defineWords('noReceipt', NO_RECEIPTS);

function defineWords<T>(name: string, words: Readonly<Record<string, T>>): void {
  const patterns = Object.keys(words).map((each) => each.replaceAll(/[\^+.]/g, '\\$&'));
  defineParameterType({
    name,
    regexp: new RegExp(patterns.join('|')),
    transformer: (text: string) => words[text],
  });
}
