import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { decodeLenient } from '../../../codecs/cbor/decode-lenient.js';
import { encodeCanonical } from '../../../codecs/cbor/encode-canonical.js';
import type { MapItem } from '../../../codecs/cbor/item.js';
import type { CborKey, CborMap, CborValue } from '../../../codecs/cbor/value.js';
import { ALG, EDDSA, KID } from '../../../codecs/cose-sign1/labels.js';
import { openSign1, type OpenedSign1 } from '../../../codecs/cose-sign1/open-sign1.js';
import { sealSign1 } from '../../../codecs/cose-sign1/seal-sign1.js';
import { sigStructure } from '../../../codecs/cose-sign1/sig-structure.js';
import { publicKeyOf, signerFor } from '../../../codecs/ed25519/sign.js';
import { verify } from '../../../codecs/ed25519/verify.js';
import { bytesToHex } from '../../../codecs/hex/hex.js';
import { bytes } from './bytes.js';

const seed = new Uint8Array(32).fill(1);
const sign = signerFor(seed);
const kid = Buffer.from('steward-a', 'utf8');
const map = (...pairs: [CborKey, CborValue][]): CborMap => new Map(pairs);
const protectedHeader = map([KID, kid], [ALG, EDDSA]);
const payload = encodeCanonical(map(['seq', 0n]));
const sealed = sealSign1({ protectedHeader, payload, sign });

function open(message: Uint8Array): OpenedSign1 {
  const result = openSign1(message);
  assert.ok(result.kind === 'opened', inspect(result));
  return result;
}

/** `84`, the four items, no signature worth the name: for what is refused before it is looked at. */
function envelope(header: string, unprotected: string, content: string, signature: string) {
  return bytes(`84${header}${unprotected}${content}${signature}`);
}
const SIGNATURE = `5840${'00'.repeat(64)}`;

test('what is sealed opens again, with every part as it was given', () => {
  const opened = open(sealed);
  assert.ok(opened.tagged);
  assert.deepEqual(opened.protectedBytes, bytes('a2 0127 04 49 737465776172642d61'));
  assert.equal(opened.protectedHeader.alg, -8n);
  assert.deepEqual(opened.protectedHeader.kid, new Uint8Array(kid));
  assert.equal(opened.unprotectedHeader.alg, undefined);
  assert.equal(opened.unprotectedHeader.kid, undefined);
  assert.deepEqual(opened.unprotectedHeader.map.pairs, []);
  assert.deepEqual(opened.payload, payload);
  assert.equal(opened.envelopeFinding, undefined);
  assert.equal(opened.protectedFinding, undefined);
  const signed = sigStructure(opened.protectedBytes, opened.payload);
  assert.ok(verify(publicKeyOf(seed), signed, opened.signature));
});

test('the signature covers context, protected header, no external data, and payload', () => {
  const signed = sigStructure(bytes('a10127'), bytes('0102'));
  assert.equal(bytesToHex(signed), `846a${bytesToHex(Buffer.from('Signature1'))}43a1012740420102`);
});

test('a protected header of no parameters is signed as no bytes, however it travels', () => {
  assert.deepEqual(sigStructure(bytes('a0'), payload), sigStructure(bytes(''), payload));
  const empty = sealSign1({ protectedHeader: map(), payload, sign });
  assert.deepEqual(open(empty).protectedBytes, new Uint8Array(0));
  assert.deepEqual(open(empty).protectedHeader.map.pairs, []);
});

test('the untagged form opens too, and says that it is untagged', () => {
  const untagged = sealSign1({ protectedHeader, payload, sign, tagged: false });
  assert.deepEqual(untagged, sealed.subarray(1));
  assert.equal(open(untagged).tagged, false);
});

test('the headers are read apart', () => {
  const unprotectedHeader = map([1n, 'EdDSA'], [4n, bytes('ff')]);
  const opened = open(sealSign1({ protectedHeader, unprotectedHeader, payload, sign }));
  assert.deepEqual(opened.protectedHeader.kid, new Uint8Array(kid));
  assert.equal(opened.unprotectedHeader.alg, 'EdDSA');
  assert.deepEqual(opened.unprotectedHeader.kid, bytes('ff'));
});

test('an unprotected header given as an item stands as it says', () => {
  const unprotectedHeader: MapItem = {
    kind: 'map',
    pairs: [
      [
        { kind: 'integer', value: 4n, width: 1 },
        { kind: 'bytes', bytes: bytes('ff') },
      ],
    ],
    width: 'indefinite',
  };
  const opened = open(sealSign1({ protectedHeader, unprotectedHeader, payload, sign }));
  assert.deepEqual(opened.unprotectedHeader.kid, bytes('ff'));
  assert.equal(opened.unprotectedHeader.map.width, 'indefinite');
  assert.equal(opened.envelopeFinding?.rule, 'indefinite_length');
});

test('a header given as bytes stands as it is given', () => {
  const long = bytes('a1 01 38 07');
  const opened = open(sealSign1({ protectedHeader: long, payload, sign }));
  assert.deepEqual(opened.protectedBytes, long);
  assert.equal(opened.protectedHeader.alg, -8n);
  assert.deepEqual(
    [opened.protectedFinding?.rule, opened.protectedFinding?.offset],
    ['non_shortest_integer', 2],
  );
  assert.equal(opened.envelopeFinding, undefined);
});

const OTHER_FORMS: Readonly<Record<string, readonly [Uint8Array, string, number]>> = {
  'a long tag': [Buffer.concat([bytes('d812'), sealed.subarray(1)]), 'non_shortest_tag', 0],
  'a long array count': [envelopeWith('9804'), 'non_shortest_length', 1],
  'an array without a count': [
    Buffer.concat([bytes('d29f'), sealed.subarray(2), bytes('ff')]),
    'indefinite_length',
    1,
  ],
  'a long payload length': [envelope('40', 'a0', '5801 00', SIGNATURE), 'non_shortest_length', 3],
  'a payload in chunks': [
    envelope('40', 'a0', '5f 4101 4102 ff', SIGNATURE),
    'indefinite_length',
    3,
  ],
  'unsorted unprotected labels': [
    envelope('40', 'a2 0441ff 0127', '40', SIGNATURE),
    'unsorted_keys',
    6,
  ],
};
for (const [name, [message, rule, offset]] of Object.entries(OTHER_FORMS)) {
  test(`${name} opens, with the finding where it stands`, () => {
    const finding = open(message).envelopeFinding;
    assert.deepEqual([finding?.rule, finding?.offset], [rule, offset]);
  });
}

test('a payload in chunks is its content', () => {
  assert.deepEqual(
    open(envelope('40', 'a0', '5f 4101 4102 ff', SIGNATURE)).payload,
    Uint8Array.of(1, 2),
  );
});

test('an alg in chunks is its whole text', () => {
  const message = envelope('40', 'a1 01 7f 6145 6164 ff', '40', SIGNATURE);
  assert.equal(open(message).unprotectedHeader.alg, 'Ed');
});

const NOT_SIGN1: Readonly<Record<string, readonly [Uint8Array, string]>> = {
  'another tag': [Buffer.concat([bytes('d9 03e6'), sealed.subarray(1)]), 'wrong_tag'],
  'tag 18 twice': [Buffer.concat([bytes('d2'), sealed]), 'not_array_of_four'],
  'a map': [bytes('a0'), 'not_array_of_four'],
  'three items': [bytes('83 40 a0 40'), 'not_array_of_four'],
  'five items': [bytes(`85 40 a0 40 ${SIGNATURE} 00`), 'not_array_of_four'],
  'a bare protected map': [envelope('a0', 'a0', '40', SIGNATURE), 'protected_not_bytes'],
  'a protected header that is no CBOR': [
    envelope('41ff', 'a0', '40', SIGNATURE),
    'protected_not_map',
  ],
  'a protected header that is no map': [
    envelope('4180', 'a0', '40', SIGNATURE),
    'protected_not_map',
  ],
  'an unprotected header in bytes': [
    envelope('40', '41a0', '40', SIGNATURE),
    'unprotected_not_map',
  ],
  'a detached payload': [envelope('40', 'a0', 'f6', SIGNATURE), 'payload_not_bytes'],
  'a payload of text': [envelope('40', 'a0', '6161', SIGNATURE), 'payload_not_bytes'],
  'a signature that is no bytes': [envelope('40', 'a0', '40', '80'), 'signature_not_bytes'],
  'a signature of 63 bytes': [
    envelope('40', 'a0', '40', `583f${'00'.repeat(63)}`),
    'signature_length',
  ],
  'a signature of 65 bytes': [
    envelope('40', 'a0', '40', `5841${'00'.repeat(65)}`),
    'signature_length',
  ],
  'a label of bytes': [envelope('40', 'a1 4101 00', '40', SIGNATURE), 'header_label'],
  'one label twice': [envelope('40', 'a2 04 41aa 04 41bb', '40', SIGNATURE), 'duplicate_label'],
  'one protected label twice, in two forms': [
    envelope('46 a2 0127 180126', 'a0', '40', SIGNATURE),
    'duplicate_label',
  ],
  'an alg in bytes': [envelope('44 a1 01 4127', 'a0', '40', SIGNATURE), 'alg_type'],
  'an alg in chunks that are no UTF-8': [
    envelope('40', 'a1 01 7f 6145 61ff ff', '40', SIGNATURE),
    'alg_type',
  ],
  'a kid in text': [envelope('40', 'a1 04 6161', '40', SIGNATURE), 'kid_type'],
};
for (const [name, [message, rule]] of Object.entries(NOT_SIGN1)) {
  test(`${name} is no COSE_Sign1: ${rule}`, () => {
    assert.equal(decodeLenient(message).kind, 'decoded');
    const result = openSign1(message);
    assert.ok(result.kind === 'not_sign1');
    assert.equal(result.rule, rule);
  });
}

test('what is no CBOR is malformed, at its offset', () => {
  const result = openSign1(sealed.subarray(0, -1));
  assert.ok(result.kind === 'malformed');
  assert.deepEqual([result.rule, result.offset], ['length_past_end', sealed.length - 66]);
});

/** The sealed message with another head for its array. */
function envelopeWith(head: string): Uint8Array {
  return Buffer.concat([sealed.subarray(0, 1), bytes(head), sealed.subarray(2)]);
}
