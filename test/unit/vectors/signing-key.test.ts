import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { describe, it } from 'node:test';
import { publicKeyOf } from '../../../codecs/ed25519/sign.js';
import {
  developmentPublicKey,
  developmentSeed,
  KeyError,
  newKey,
  publicKeyOfPem,
  publicKeyPem,
  seedOfPem,
} from '../../../harness/vectors/sign/signing-key.js';

describe('signing keys', () => {
  it('are read as they were written', () => {
    const { secretPem, publicPem } = newKey();
    const publicKey = publicKeyOf(seedOfPem(secretPem));
    assert.deepEqual(publicKeyOfPem(publicPem), publicKey);
    assert.equal(publicKeyPem(publicKey), publicPem);
  });

  it('of development are for everyone', () => {
    assert.deepEqual(publicKeyOf(developmentSeed()), developmentPublicKey());
  });

  it('are refused without a word of what they are where they are none, or none of Ed25519', () => {
    const { privateKey } = generateKeyPairSync('x25519');
    const other = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    for (const text of ['', 'swordfish', publicKeyPem(developmentPublicKey()), other]) {
      assert.throws(
        () => seedOfPem(text),
        (error) => error instanceof KeyError && (text === '' || !error.message.includes(text)),
      );
    }
    assert.throws(() => publicKeyOfPem(newKey().secretPem), KeyError);
  });
});
