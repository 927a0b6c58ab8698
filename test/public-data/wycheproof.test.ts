import assert from 'node:assert/strict';
import { bytes } from '../unit/codecs/bytes.js';
import { publicDataTest, readJson, tally } from './public-data.js';
import { verifyTwice } from './verify-twice.js';

interface Wycheproof {
  readonly testGroups: readonly {
    readonly publicKey: { readonly pk: string };
    readonly tests: readonly {
      readonly tcId: number;
      readonly msg: string;
      readonly sig: string;
      readonly result: string;
    }[];
  }[];
}

publicDataTest('wycheproof', 'all 151 Ed25519 cases get the stated result', (read) => {
  const data = readJson(read, 'testvectors_v1/ed25519_test.json') as Wycheproof;
  const results = data.testGroups.flatMap(({ publicKey, tests }) =>
    tests.map(({ tcId, msg, sig, result }) => {
      const verdict = verifyTwice(bytes(publicKey.pk), bytes(msg), bytes(sig), `case ${tcId}`);
      assert.equal(verdict ? 'valid' : 'invalid', result, `case ${tcId}`);
      return result;
    }),
  );
  // No case is merely "acceptable", so every one of them has one right verdict.
  assert.deepEqual(tally(results), { valid: 88, invalid: 63 });
});
