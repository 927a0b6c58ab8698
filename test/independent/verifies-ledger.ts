import assert from 'node:assert/strict';
import { bytesToHex } from '../../codecs/hex/hex.js';
import { richLedger } from '../unit/pool-1/ledger-fixture.js';
import { type Tool, toolTest } from './tool-test.js';

/** What an independent verifier says of one entry. */
type Answer =
  | { readonly refused: string }
  | {
      readonly seq: string;
      readonly steward: string;
      readonly prev: string;
      /** SHA-256 of the payload. */
      readonly address: string;
      /** Whether its own deterministic encoder gives the payload's bytes back. */
      readonly canonical: boolean;
    };

/**
 * Asserts pool-1/6.5-1 to 6.5-4 and 6.5-6 by eyes that have never heard of pool: a COSE library takes
 * each entry of a rich ledger under the steward's key and key id, a CBOR library reads its core, and
 * the links follow from what they say.
 */
export function verifiesLedger(name: string, tool: Tool): void {
  const { steward, entries } = richLedger();
  const hex = entries.map(bytesToHex);
  const asked = `${bytesToHex(steward.publicKey)} ${Buffer.from(steward.id).toString('hex')}`;
  const answersOf = (lines: readonly string[]): Answer[] =>
    lines.map((line) => JSON.parse(line) as Answer);

  toolTest(`${name} verifies all ${hex.length} entries, and reads their links`, tool, (ask) => {
    const answers = answersOf(ask([asked, ...hex]));
    assert.equal(answers.length, hex.length);
    let prev = '00'.repeat(32);
    for (const [seq, answer] of answers.entries()) {
      assert.ok('seq' in answer, `entry ${seq}: ${JSON.stringify(answer)}`);
      const { address, ...said } = answer;
      assert.deepEqual(said, { seq: String(seq), steward: steward.id, prev, canonical: true });
      prev = address;
    }
  });

  toolTest(`${name} refuses each of three entries with one bit changed`, tool, (ask) => {
    const tampered = hex.slice(0, 4);
    // In the signature, in the core and in the key id of the protected header.
    for (const [index, place] of [-1, -100, 12].entries())
      tampered[index] = flipped(hex[index], place);
    const answers = answersOf(ask([asked, ...tampered]));
    assert.deepEqual(
      answers.map((answer) => 'refused' in answer),
      [true, true, true, false],
    );
  });
}

function flipped(hex = '', place: number): string {
  const bytes = Buffer.from(hex, 'hex');
  const at = (place + bytes.length) % bytes.length;
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes.toString('hex');
}
