import assert from 'node:assert/strict';
import { type CornerKind, CORNERS } from '../../harness/attacker/corner-kinds.js';
import { cornerSignature } from '../../harness/attacker/corner-signature.js';
import { verdictsOf } from '../unit/attacker/corner-verdicts.js';
import { bytes } from '../unit/codecs/bytes.js';
import { publicDataTest, readJson } from './public-data.js';

interface Case {
  readonly message: string;
  readonly pub_key: string;
  readonly signature: string;
}

publicDataTest('ed25519-speccheck', 'every verifier judges a case and its kind alike', (read) => {
  const cases = readJson(read, 'cases.json') as readonly Case[];
  const kinds = Object.keys(CORNERS) as CornerKind[];
  assert.equal(kinds.length, cases.length);
  for (const [number, { message, pub_key: key, signature }] of cases.entries()) {
    const kind = kinds[number];
    assert.ok(kind);
    const made = cornerSignature(kind, bytes(message));
    assert.equal(
      verdictsOf(made.publicKey, bytes(message), made.signature),
      verdictsOf(bytes(key), bytes(message), bytes(signature)),
      `case ${number}, ${kind}`,
    );
  }
});
