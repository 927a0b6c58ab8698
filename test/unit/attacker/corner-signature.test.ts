import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { Point } from '@noble/ed25519';
import { decodeScalar, encodeScalar, groupOrder } from '../../../codecs/ed25519/group-order.js';
import { verify } from '../../../codecs/ed25519/verify.js';
import { signInCorner } from '../../../harness/attacker/attacks/corner.js';
import { type CornerKind, CORNERS } from '../../../harness/attacker/corner-kinds.js';
import { cornerSignature } from '../../../harness/attacker/corner-signature.js';
import { describeEntry } from '../../../harness/attacker/describe-entry.js';
import { verdictsOf, verifyWithOpenSsl } from './corner-verdicts.js';
import { sealLedger, wireFormats } from './wire-formats.js';

type Order = 'small' | 'mixed' | 'prime';

interface Expected {
  /** As of the published case; see `verdictsOf`. */
  readonly verdicts: string;
  readonly key: Order;
  readonly commitment: Order;
}

/** In the order of the published cases, 0 to 11. */
const EXPECTED: Readonly<Record<CornerKind, Expected>> = {
  small_both: { verdicts: 'xxVVx', key: 'small', commitment: 'small' },
  small_key: { verdicts: 'xxVVx', key: 'small', commitment: 'mixed' },
  small_commitment: { verdicts: 'xxVVV', key: 'mixed', commitment: 'small' },
  mixed: { verdicts: 'VVVVV', key: 'mixed', commitment: 'mixed' },
  cofactor: { verdicts: 'xxxVV', key: 'mixed', commitment: 'mixed' },
  late_reduction: { verdicts: 'xxxVV', key: 'mixed', commitment: 'prime' },
  above_order: { verdicts: 'xxxxx', key: 'prime', commitment: 'prime' },
  far_above_order: { verdicts: 'xxxxx', key: 'prime', commitment: 'prime' },
  commitment_canonical_hash: { verdicts: 'xxxxx', key: 'mixed', commitment: 'small' },
  commitment_sent_hash: { verdicts: 'xxxVx', key: 'mixed', commitment: 'small' },
  key_canonical_hash: { verdicts: 'xxxVx', key: 'small', commitment: 'mixed' },
  key_sent_hash: { verdicts: 'xxVVx', key: 'small', commitment: 'mixed' },
};

const KINDS = Object.keys(CORNERS) as CornerKind[];
const MESSAGES = ['', 'a claim', 'another', 'a third', 'a fourth'].map((text) => Buffer.from(text));

for (const kind of KINDS) {
  const { verdicts, key: keyOrder, commitment: commitmentOrder } = EXPECTED[kind];

  test(`${kind}: each verifier judges it as the published case`, () => {
    for (const message of MESSAGES) {
      const { publicKey, signature } = cornerSignature(kind, message);
      assert.equal(verdictsOf(publicKey, message, signature), verdicts);
    }
  });

  test(`${kind}: A is ${keyOrder} and R ${commitmentOrder}`, () => {
    const { publicKey, signature } = cornerSignature(kind, Buffer.from('a claim'));
    assert.equal(orderOf(publicKey), keyOrder);
    assert.equal(orderOf(signature.subarray(0, 32)), commitmentOrder);
  });

  test(`${kind}: the same message gets the same signature, another message another`, () => {
    const [one, again, other] = ['a claim', 'a claim', 'another'].map((text) =>
      cornerSignature(kind, Buffer.from(text)),
    );
    assert.deepEqual(one, again);
    assert.notDeepEqual(one, other);
  });
}

test('with A and R of small order S is zero, for any message', () => {
  for (let number = 0; number < 40; number += 1) {
    const message = Buffer.from(`claim ${number}`);
    const { publicKey, signature } = cornerSignature('small_both', message);
    assert.equal(scalarOf(signature), 0n);
    assert.ok(verifyWithOpenSsl(publicKey, message, signature), `claim ${number}`);
  }
});

test('S above the order has its three highest bits clear, far above it has not', () => {
  for (const [kind, times] of [
    ['above_order', 1n],
    ['far_above_order', 2n],
  ] as const) {
    const message = Buffer.from('a claim');
    const { publicKey, signature } = cornerSignature(kind, message);
    const scalar = scalarOf(signature);
    assert.equal(scalar / groupOrder, times);
    assert.equal((signature[63] ?? 0) >> 5 !== 0, kind === 'far_above_order');
    const honest = encodeScalar(scalar % groupOrder);
    assert.ok(verify(publicKey, message, Buffer.concat([signature.subarray(0, 32), honest])));
  }
});

for (const [kind, survives] of [
  ['cofactor', true],
  ['late_reduction', false],
] as const) {
  test(`${kind}: ${survives ? 'holds' : 'does not hold'} where 8k is reduced first`, () => {
    for (const message of MESSAGES) {
      const { publicKey, signature } = cornerSignature(kind, message);
      assert.equal(holdsReducedFirst(publicKey, message, signature), survives);
    }
  });
}

for (const [kind, sent, canonical] of [
  ['commitment_canonical_hash', false, true],
  ['commitment_sent_hash', true, false],
  ['key_canonical_hash', false, true],
  ['key_sent_hash', true, false],
] as const) {
  test(`${kind}: the plain equation holds for one way to hash alone`, () => {
    for (const message of MESSAGES) {
      const { publicKey, signature } = cornerSignature(kind, message);
      assert.equal(
        holdsPlainly(publicKey, message, signature, (bytes) => bytes),
        sent,
      );
      const rewritten = (bytes: Uint8Array): Uint8Array => pointOf(bytes).toBytes();
      assert.equal(holdsPlainly(publicKey, message, signature, rewritten), canonical);
    }
  });
}

for (const format of wireFormats) {
  test(`an entry changes in its signature alone: ${format.name}`, async () => {
    const entries = sealLedger(format, [40n]);
    const { entries: signed, publicKey } = signInCorner(entries, 'mixed');
    assert.equal(signed.length, 1);
    const [honest, corner] = [entries[0] ?? '', signed[0] ?? ''];
    assert.equal(corner.slice(0, -128), honest.slice(0, -128));
    assert.notEqual(corner, honest);
    const described = await describeEntry(corner, publicKey, format.addressOf());
    assert.equal(described.verifies, true);
  });
}

test('a ledger of no entry or of two, and what is no receipt, cannot be signed so', () => {
  const [format] = wireFormats;
  assert.ok(format);
  assert.throws(() => signInCorner([], 'mixed'), RangeError);
  assert.throws(() => signInCorner(sealLedger(format, [1n, 2n]), 'mixed'), RangeError);
  assert.throws(() => signInCorner(['80'], 'mixed'), TypeError);
});

function pointOf(bytes: Uint8Array): Point {
  return Point.fromBytes(bytes, true);
}

function orderOf(bytes: Uint8Array): Order {
  const point = pointOf(bytes);
  if (point.isSmallOrder()) return 'small';
  return point.isTorsionFree() ? 'prime' : 'mixed';
}

function scalarOf(signature: Uint8Array): bigint {
  return decodeScalar(signature.subarray(32));
}

function challengeOf(commitment: Uint8Array, key: Uint8Array, message: Uint8Array): bigint {
  const hash = createHash('sha512').update(commitment).update(key).update(message);
  return decodeScalar(hash.digest()) % groupOrder;
}

/** S*B = R + k*A, without the cofactor, where A and R are hashed in a form of theirs. */
function holdsPlainly(
  key: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
  form: (bytes: Uint8Array) => Uint8Array,
): boolean {
  const commitment = signature.subarray(0, 32);
  const k = challengeOf(form(commitment), form(key), message);
  const right = pointOf(commitment).add(pointOf(key).multiply(k, false));
  return Point.BASE.multiply(scalarOf(signature), false).equals(right);
}

/** 8S*B = 8R + (8k mod L)*A: as a verifier has it that reduces 8k before it multiplies A. */
function holdsReducedFirst(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const commitment = signature.subarray(0, 32);
  const k = (8n * challengeOf(commitment, key, message)) % groupOrder;
  const left = Point.BASE.multiply(scalarOf(signature), false).clearCofactor();
  const right = pointOf(commitment).clearCofactor().add(pointOf(key).multiply(k, false));
  return left.equals(right);
}
