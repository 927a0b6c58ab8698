import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blake2b } from '@noble/hashes/blake2.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { sha3_256 } from '@noble/hashes/sha3.js';
import { hashBytes, hashNames, type HashName } from '../../../codecs/hash/hash-bytes.js';
import { bytesToHex } from '../../../codecs/hex/hex.js';

/** Published digests of the three bytes "abc" (FIPS 180-4, FIPS 202, the two BLAKE papers). */
const DIGESTS_OF_ABC: Record<HashName, string> = {
  'sha-256': 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  'sha-512':
    'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a' +
    '2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
  'sha3-256': '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532',
  'blake2b-256': 'bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319',
  blake3: '6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85',
};

test('every named hash gives the published digest', () => {
  const abc = Buffer.from('abc', 'utf8');
  assert.deepEqual([...hashNames].sort(), Object.keys(DIGESTS_OF_ABC).sort());
  for (const name of hashNames) {
    assert.equal(bytesToHex(hashBytes(name, abc)), DIGESTS_OF_ABC[name], name);
  }
});

test('the hashes agree with another implementation on inputs around a block', () => {
  for (const length of [0, 63, 64, 65, 127, 128, 129, 135, 136, 137]) {
    const input = new Uint8Array(length).fill(length);
    assert.deepEqual(hashBytes('sha-256', input), sha256(input));
    assert.deepEqual(hashBytes('sha-512', input), sha512(input));
    assert.deepEqual(hashBytes('sha3-256', input), sha3_256(input));
    // A truncated BLAKE2b-512 is another function: the length is hashed in.
    assert.notDeepEqual(hashBytes('blake2b-256', input), blake2b(input).subarray(0, 32));
  }
});
