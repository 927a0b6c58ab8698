import assert from 'node:assert/strict';
import { createHash, createPublicKey, verify as verifyByOpenSsl } from 'node:crypto';
import { test } from 'node:test';
import * as noble from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { decodeScalar, encodeScalar, groupOrder } from '../../../codecs/ed25519/group-order.js';
import { publicKeyOf, sign, signerFor } from '../../../codecs/ed25519/sign.js';
import { verifierFor, verify } from '../../../codecs/ed25519/verify.js';
import { bytes } from './bytes.js';
import { verifyIndependently } from './independent-ed25519.js';

noble.hashes.sha512 = sha512;

const seed = new Uint8Array(32).fill(7);
const message = Buffer.from('eight claims', 'utf8');
const signature = sign(seed, message);
const publicKey = publicKeyOf(seed);

/** RFC 8032 section 7.1: seed, public key, message, signature. */
const RFC_8032: readonly (readonly [string, string, string, string])[] = [
  [
    '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '',
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155' +
      '5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  ],
  [
    '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    '72',
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da' +
      '085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  ],
];
for (const [secret, expectedKey, text, expectedSignature] of RFC_8032) {
  test(`the published signature of the message "${text}" is made and verified`, () => {
    assert.deepEqual(publicKeyOf(bytes(secret)), bytes(expectedKey));
    assert.deepEqual(sign(bytes(secret), bytes(text)), bytes(expectedSignature));
    assert.ok(verify(bytes(expectedKey), bytes(text), bytes(expectedSignature)));
  });
}

test('keys and signatures are those of another library, and both verifiers take them', () => {
  const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
  fc.assert(
    fc.property(seeds, fc.uint8Array({ maxLength: 60 }), (secret, text) => {
      const key = publicKeyOf(secret);
      const made = signerFor(secret)(text);
      assert.deepEqual(key, new Uint8Array(noble.getPublicKey(secret)));
      assert.deepEqual(made, new Uint8Array(noble.sign(text, secret)));
      assert.ok(verifierFor(key)?.(text, made));
      assert.ok(verifyIndependently(key, text, made));
    }),
    { numRuns: 20 },
  );
});

test('a flipped bit anywhere is refused by both verifiers', () => {
  for (let bit = 0; bit < 512; bit += 7) {
    const flipped = Uint8Array.from(signature);
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    assert.ok(!verify(publicKey, message, flipped), `bit ${bit}`);
    assert.ok(!verifyIndependently(publicKey, message, flipped), `bit ${bit}`);
  }
  assert.ok(!verify(publicKey, Buffer.from('nine claims', 'utf8'), signature));
  assert.ok(!verify(publicKeyOf(new Uint8Array(32)), message, signature));
});

test('a scalar comes back from its bytes', () => {
  assert.equal(decodeScalar(encodeScalar(groupOrder)), groupOrder);
  assert.deepEqual(encodeScalar(0x0102n).subarray(0, 3), Uint8Array.of(2, 1, 0));
});

for (const times of [1n, 2n, 7n]) {
  test(`the twin with ${times} times the group order added to S is refused`, () => {
    const scalar = decodeScalar(signature.subarray(32));
    const twin = Buffer.concat([
      signature.subarray(0, 32),
      encodeScalar(scalar + times * groupOrder),
    ]);
    assert.ok(!verify(publicKey, message, twin));
    assert.ok(!verifyIndependently(publicKey, message, twin));
  });
}

test('S equal to the group order is refused as S = 0 would be another name for it', () => {
  const atOrder = Buffer.concat([signature.subarray(0, 32), encodeScalar(groupOrder)]);
  assert.ok(!verify(publicKey, message, atOrder));
});

/** All encodings of the points whose order divides 8: the canonical ones, then the others. */
const SMALL_ORDER = [
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0000000000000000000000000000000000000000000000000000000000000080',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
  '0100000000000000000000000000000000000000000000000000000000000080',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
];
for (const hex of SMALL_ORDER) {
  test(`no verifier is made for the small-order key ${hex.slice(0, 8)}..${hex.slice(-2)}`, () => {
    assert.equal(verifierFor(bytes(hex)), undefined);
  });
}

test('a signature with R the neutral point satisfies the equation and is refused', () => {
  // R = 0 and S = k * a: OpenSSL takes it, which is why R has to be looked at first.
  const commitment = bytes(SMALL_ORDER[0] ?? '');
  const secret = createHash('sha512').update(seed).digest().subarray(0, 32);
  secret[0] = (secret[0] ?? 0) & 0xf8;
  secret[31] = ((secret[31] ?? 0) & 0x7f) | 0x40;
  const digest = createHash('sha512').update(commitment).update(publicKey).update(message).digest();
  const scalar = (decodeScalar(digest) * decodeScalar(secret)) % groupOrder;
  const forged = Buffer.concat([commitment, encodeScalar(scalar)]);
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey).toString('base64url') },
    format: 'jwk',
  });
  assert.ok(verifyByOpenSsl(null, message, key, forged));
  assert.ok(!verify(publicKey, message, forged));
  assert.ok(!verifyIndependently(publicKey, message, forged));
});

test('a key past the field is refused, the largest inside it is not', () => {
  const past = Uint8Array.from(bytes(`${'ff'.repeat(31)}7f`));
  assert.equal(verifierFor(past), undefined);
  assert.ok(verifierFor(bytes(`eb${'ff'.repeat(30)}7f`)));
  for (let at = 1; at < 31; at += 1) {
    const inside = Uint8Array.from(past);
    inside[at] = 0xfe;
    assert.ok(verifierFor(inside), `one below the ones at byte ${at}`);
  }
});

test('hostile lengths are refused without a throw', () => {
  for (const length of [0, 1, 31, 33, 64, 1_000]) {
    assert.equal(verifierFor(new Uint8Array(length).fill(9)), undefined);
    assert.equal(verify(new Uint8Array(length).fill(9), message, signature), false);
  }
  for (const length of [0, 1, 32, 63, 65, 128]) {
    assert.equal(verify(publicKey, message, new Uint8Array(length)), false);
  }
});

test('a key that is no point of the curve verifies nothing', () => {
  const offCurve = bytes(`02${'00'.repeat(31)}`);
  assert.equal(verify(offCurve, message, signature), false);
});

test('a seed of another length is the caller’s error', () => {
  for (const length of [0, 31, 33, 64]) {
    assert.throws(() => publicKeyOf(new Uint8Array(length)), RangeError);
    assert.throws(() => sign(new Uint8Array(length), message), RangeError);
  }
});
