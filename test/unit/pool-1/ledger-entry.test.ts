import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encodeItem } from '../../../codecs/cbor/encode-item.js';
import { encodeCanonical } from '../../../codecs/cbor/encode-canonical.js';
import { float64 } from '../../../codecs/cbor/float.js';
import type { CborItem, MapItem, Pair } from '../../../codecs/cbor/item.js';
import type { CborKey, CborValue } from '../../../codecs/cbor/value.js';
import { decodeLenient } from '../../../codecs/cbor/decode-lenient.js';
import { sealSign1, type Sign1Contents } from '../../../codecs/cose-sign1/seal-sign1.js';
import { decodeScalar, encodeScalar, groupOrder } from '../../../codecs/ed25519/group-order.js';
import { entryReaderFor } from '../../../reference/pool-1/read-entry.js';
import { MAX_RECEIPT_BYTES } from '../../../reference/pool-1/receipt-limits.js';
import { sealEntry } from '../../../reference/pool-1/seal-entry.js';
import type { ReceiptFault } from '../../../reference/pool-1/stream-refusal.js';
import {
  admitted,
  coreOf,
  ledgerOf,
  partyOf,
  resealed,
  released,
  STEWARD,
} from './ledger-fixture.js';

const [admission, release] = ledgerOf([admitted('a', { class: 'training' }), released('a')])
  .entries as [Uint8Array, Uint8Array];
const read = entryReaderFor(STEWARD);
const kid = Buffer.from(STEWARD.id);
const core = encodeCanonical(coreOf(admission));

type Parameter = [CborKey, CborValue];
const EDDSA: Parameter = [1n, -8n];
const OWN_KID: Parameter = [4n, kid];
const OTHER_KID: Parameter = [4n, Buffer.from('other')];

/** The core of the admission, sealed by the steward in another envelope. */
function sealed(contents: Partial<Sign1Contents>): Uint8Array {
  const protectedHeader = new Map([EDDSA, OWN_KID]);
  return sealSign1({ protectedHeader, payload: core, sign: STEWARD.sign, ...contents });
}

function headed(protectedHeader: Parameter[], unprotectedHeader: Parameter[] = []): Uint8Array {
  return sealed({
    protectedHeader: new Map(protectedHeader),
    unprotectedHeader: new Map(unprotectedHeader),
  });
}

function assertFault(entry: Uint8Array, reason: ReceiptFault['reason'], detail: RegExp): void {
  const fault = read(entry);
  assert.equal(fault.kind, 'fault', `taken: ${detail.source}`);
  assert.match(fault.detail, detail);
  assert.equal(fault.reason, reason, fault.detail);
}

/** The items of a core in order, to be changed and encoded as they stand. */
function pairsOf(bytes: Uint8Array): Pair[] {
  const decoded = decodeLenient(bytes);
  assert.ok(decoded.kind === 'decoded' && decoded.item.kind === 'map');
  return [...decoded.item.pairs];
}

/** The admission with one member of its core as another item. */
function withMember(key: string, value: CborItem): Uint8Array {
  const pairs = pairsOf(core).map(([name, old]): Pair => {
    const isIt = name.kind === 'text' && name.text === key;
    return [name, isIt ? value : old];
  });
  return sealed({ payload: encodeItem({ kind: 'map', pairs }) });
}

test('the untagged form and a key id in the unprotected header are read', () => {
  assert.equal(read(sealed({})).kind, 'entry', 'the control of all tests here');
  assert.equal(read(sealed({ tagged: false })).kind, 'entry');
  assert.equal(read(headed([EDDSA], [OWN_KID])).kind, 'entry');
});

test('an algorithm other than -8, missing, or outside the protected header is refused', () => {
  assertFault(headed([[1n, -7n], OWN_KID]), 'bad_signature', /not -8/);
  assertFault(headed([[1n, 'EdDSA'], OWN_KID]), 'bad_signature', /not -8/);
  assertFault(headed([OWN_KID]), 'bad_signature', /not -8/);
  assertFault(headed([OWN_KID], [EDDSA]), 'bad_signature', /unprotected/);
  assertFault(headed([EDDSA, OWN_KID], [EDDSA]), 'bad_signature', /unprotected/);
});

test('a key id that is missing, double or of another is refused', () => {
  assertFault(headed([EDDSA]), 'bad_signature', /no key id/);
  assertFault(headed([EDDSA, OTHER_KID]), 'bad_signature', /another party/);
  assertFault(headed([EDDSA], [OTHER_KID]), 'bad_signature', /another party/);
  assertFault(headed([EDDSA, OWN_KID], [OWN_KID]), 'bad_signature', /two key ids/);
  assertFault(headed([EDDSA, OWN_KID], [OTHER_KID]), 'bad_signature', /two key ids/);
});

test('header parameters that the profile does not know are refused', () => {
  assertFault(headed([EDDSA, [2n, [99n]], OWN_KID]), 'malformed', /parameter/);
  assertFault(headed([EDDSA, OWN_KID], [['note', 'x']]), 'malformed', /parameter/);
});

test('an entry that another key sealed, or another steward, is refused', () => {
  const { sign } = partyOf('stranger');
  assertFault(sealed({ sign }), 'bad_signature', /does not verify/);
  assertFault(resealed(admission, { steward: 'other' }), 'bad_signature', /steward/);
});

test('one bit changed anywhere in an entry is refused', () => {
  for (let at = 0; at < admission.length; at += 1) {
    const flipped = Uint8Array.from(admission);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8));
    assert.equal(read(flipped).kind, 'fault', `byte ${at}`);
  }
});

test('S + L in place of S is refused', () => {
  const forged = Uint8Array.from(admission);
  const scalar = decodeScalar(forged.subarray(-32)) + groupOrder;
  forged.set(encodeScalar(scalar), forged.length - 32);
  assertFault(forged, 'bad_signature', /does not verify/);
});

test('no key of small order verifies anything', () => {
  const neutral = Uint8Array.from({ length: 32 }, (_, at) => (at === 0 ? 1 : 0));
  const entry = entryReaderFor({ id: STEWARD.id, publicKey: neutral })(admission);
  assert.equal(entry.kind === 'fault' && entry.reason, 'bad_signature');
});

test('a core in any other encoding is refused, with rule and byte', () => {
  const pairs = pairsOf(core);
  const [first, second] = pairs as [Pair, Pair];
  const payloads: [MapItem, RegExp][] = [
    [{ kind: 'map', pairs: pairs.toReversed() }, /unsorted_keys at byte \d+ of the core/],
    [{ kind: 'map', pairs: [first, first, ...pairs.slice(1)] }, /duplicate_key/],
    [{ kind: 'map', pairs, width: 'indefinite' }, /indefinite_length at byte 0/],
    [{ kind: 'map', pairs, width: 1 }, /non_shortest_length/],
    [
      { kind: 'map', pairs: [[first[0], { kind: 'integer', value: 100n, width: 8 }], second] },
      /non_shortest_integer/,
    ],
  ];
  for (const [payload, detail] of payloads) {
    assertFault(sealed({ payload: encodeItem(payload) }), 'non_canonical', detail);
  }
});

test('floats, bools, nulls and tags in the core are refused', () => {
  assertFault(withMember('seq', float64(0.5)), 'non_canonical', /float/);
  for (const value of [20, 21, 22, 23]) {
    assertFault(withMember('steward', { kind: 'simple', value }), 'non_canonical', /bool|simple/);
  }
  const tagged: CborItem = { kind: 'tag', tag: 2n, content: { kind: 'bytes', bytes: kid } };
  assertFault(withMember('uj', tagged), 'non_canonical', /tag/);
});

test('an envelope in any other encoding is refused, though its signature is right', () => {
  const decoded = decodeLenient(admission);
  assert.ok(decoded.kind === 'decoded' && decoded.item.kind === 'tag');
  const long = encodeItem({ ...decoded.item, width: 8 });
  assertFault(long, 'non_canonical', /non_shortest_tag at byte 0 of the envelope/);
  const header: MapItem = {
    kind: 'map',
    pairs: [
      [
        { kind: 'integer', value: 4n },
        { kind: 'bytes', bytes: kid },
      ],
      [
        { kind: 'integer', value: 1n },
        { kind: 'integer', value: -8n },
      ],
    ],
  };
  const unsorted = sealed({ protectedHeader: encodeItem(header) });
  assertFault(unsorted, 'non_canonical', /unsorted_keys at byte \d+ of the protected header/);
});

test('a core that is CBOR but no map, or no CBOR, is malformed', () => {
  assertFault(sealed({ payload: encodeCanonical([]) }), 'malformed', /no map/);
  assertFault(sealed({ payload: Uint8Array.of(0xff) }), 'malformed', /unexpected_break/);
  assertFault(sealed({ payload: Uint8Array.of(...core, 0) }), 'malformed', /trailing_bytes/);
});

test('the form of the core is closed, and each member has its type', () => {
  const changes: [Record<string, CborValue | undefined>, RegExp][] = [
    [{ note: 'x' }, /"note" is no member/],
    [{ seq: undefined }, /seq is missing/],
    [{ seq: -1n }, /seq must be an integer from 0/],
    [{ seq: 'x' }, /seq must be/],
    [{ prev: new Uint8Array(31) }, /prev must be a byte string of 32/],
    [{ prev: 'x' }, /prev must be/],
    [{ pool_receipt: 'pool/2' }, /pool_receipt must be "pool\/1"/],
    [{ event: 'queued' }, /event must be "admitted" or "released"/],
    [{ grade: 'Measured' }, /grade must be/],
    [{ claim: 1n }, /claim must be a text/],
    [{ steward: kid }, /steward must be a text/],
    [{ uj: -1n }, /uj must be/],
  ];
  for (const [change, detail] of changes) {
    assertFault(resealed(admission, change), 'malformed', detail);
    assertFault(resealed(release, change), 'malformed', detail);
  }
});

test('the members of an admission are held to it', () => {
  assertFault(resealed(admission, { devices: 0n }), 'malformed', /devices must be/);
  assertFault(resealed(admission, { devices: 2n ** 32n }), 'malformed', /devices must be/);
  assertFault(resealed(admission, { borrowed_uj: 101n }), 'malformed', /more than uj/);
  assertFault(resealed(admission, { class: 1n }), 'malformed', /class must be a text/);
  assertFault(resealed(admission, { entitlement: undefined }), 'malformed', /entitlement is/);
  assertFault(resealed(release, { entitlement: 'team' }), 'malformed', /"entitlement" is no/);
  assert.equal(read(resealed(admission, { class: undefined })).kind, 'entry');
  assert.equal(read(resealed(admission, { devices: 2n ** 32n - 1n })).kind, 'entry');
});

test('what would be too long to read is not sealed', () => {
  const place = { seq: 0, prev: new Uint8Array(32) };
  const event = admitted('x'.repeat(MAX_RECEIPT_BYTES));
  assert.throws(() => sealEntry(event, place, STEWARD), { name: 'RangeError', message: /shorten/ });
  assert.throws(() => sealEntry(admitted('\ud800'), place, STEWARD), TypeError);
});
