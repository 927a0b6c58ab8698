import assert from 'node:assert/strict';
import { openSign1, type NotSign1Rule } from '../../codecs/cose-sign1/open-sign1.js';
import { sigStructure } from '../../codecs/cose-sign1/sig-structure.js';
import { bytesToHex } from '../../codecs/hex/hex.js';
import { bytes } from '../unit/codecs/bytes.js';
import { publicDataTest, readJson } from './public-data.js';
import { verifyTwice } from './verify-twice.js';

interface Example {
  readonly input: { readonly sign0?: { readonly key: { readonly x_hex?: string } } };
  readonly intermediates: { readonly ToBeSign_hex?: string };
  readonly output: { readonly cbor: string };
}

/** What has to come of one message. */
interface Expectation {
  /** The rule by which it is no COSE_Sign1 message of ours; absent where it opens. */
  readonly refused?: NotSign1Rule;
  /** Whether our Sig_structure is the one that the example signs. */
  readonly signsTheSame?: boolean;
  /** The alg of the protected header. */
  readonly alg?: bigint | string;
  /** Whether the Ed25519 signature verifies; absent where the algorithm is another. */
  readonly verifies?: boolean;
  readonly reason: string;
}

const ES256 = -7n;
const EDDSA = -8n;
const ed25519 = { signsTheSame: true, alg: EDDSA, verifies: true };

const EXPECTATIONS: Readonly<Record<string, Expectation>> = {
  'eddsa-examples/eddsa-sig-01.json': { ...ed25519, reason: 'plain Ed25519' },
  'eddsa-examples/eddsa-sig-02.json': {
    refused: 'signature_length',
    reason: 'Ed448: a signature of 114 bytes',
  },
  'eddsa-examples/eddsa-01.json': { refused: 'wrong_tag', reason: 'COSE_Sign, tag 98' },
  'eddsa-examples/eddsa-02.json': { refused: 'wrong_tag', reason: 'COSE_Sign, tag 98' },
  'countersign/signed1-01.json': { ...ed25519, reason: 'a countersignature does not disturb' },
  'countersign/signed1-02.json': { ...ed25519, reason: 'two countersignatures do not disturb' },
  'countersign1/signed1-01.json': { ...ed25519, reason: 'a short countersignature neither' },
  'sign1-tests/sign-pass-01.json': {
    signsTheSame: true,
    reason: 'alg in the unprotected header alone; an empty map travels, no bytes are signed',
  },
  'sign1-tests/sign-pass-02.json': {
    signsTheSame: false,
    alg: ES256,
    reason: 'signed with external data, which our Sig_structure never has',
  },
  'sign1-tests/sign-pass-03.json': { signsTheSame: true, alg: ES256, reason: 'untagged' },
  'sign1-tests/sign-fail-01.json': { refused: 'wrong_tag', reason: 'tag 998' },
  'sign1-tests/sign-fail-02.json': {
    signsTheSame: false,
    alg: ES256,
    reason: 'the payload was changed after signing, not the signature as its title has it',
  },
  'sign1-tests/sign-fail-03.json': { signsTheSame: false, alg: -999n, reason: 'alg changed' },
  'sign1-tests/sign-fail-04.json': { signsTheSame: false, alg: 'unknown', reason: 'alg changed' },
  'sign1-tests/sign-fail-06.json': {
    signsTheSame: false,
    alg: ES256,
    reason: 'a protected parameter was added',
  },
  'sign1-tests/sign-fail-07.json': {
    signsTheSame: false,
    alg: ES256,
    reason: 'a protected parameter was taken away',
  },
};

for (const [path, expected] of Object.entries(EXPECTATIONS)) {
  publicDataTest('cose-wg-Examples', `${path}: ${expected.reason}`, (read) => {
    const example = readJson(read, path) as Example;
    const opened = openSign1(bytes(example.output.cbor.toLowerCase()));
    if (expected.refused !== undefined) {
      assert.ok(opened.kind === 'not_sign1');
      assert.equal(opened.rule, expected.refused);
      return;
    }
    assert.ok(opened.kind === 'opened');
    assert.equal(opened.tagged, !path.endsWith('sign-pass-03.json'));
    assert.equal(opened.protectedHeader.alg, expected.alg);
    assert.equal(bytesToHex(opened.unprotectedHeader.kid ?? bytes('')), '3131');
    const signed = sigStructure(opened.protectedBytes, opened.payload);
    const stated = example.intermediates.ToBeSign_hex?.toLowerCase();
    assert.equal(bytesToHex(signed) === stated, expected.signsTheSame);
    const key = bytes(example.input.sign0?.key.x_hex ?? '');
    const verdict = verifyTwice(key, signed, opened.signature, path);
    assert.equal(verdict, expected.verifies ?? false);
  });
}
