import assert from 'node:assert/strict';
import { bytes } from '../unit/codecs/bytes.js';
import { publicDataTest, readJson, tally } from './public-data.js';
import { verifyTwice } from './verify-twice.js';

interface Case {
  readonly number: number;
  readonly key: string;
  readonly sig: string;
  readonly msg: string;
  readonly flags: readonly string[] | null;
}

/**
 * The data has flags and no verdicts. What each flag means under the strict, cofactorless rule:
 * undefined where it is no reason to refuse. A part of small order is none by itself, for it may
 * cancel in the equation; where it does not, `low_order_residue` stands beside it.
 */
const REASON_TO_REFUSE: Readonly<Record<string, string | undefined>> = {
  low_order_A: 'the key is of small order',
  low_order_R: 'R is of small order',
  non_canonical_A: 'the key is not in its canonical encoding',
  non_canonical_R: 'R is not in its canonical encoding',
  low_order_residue: 'only the equation with the cofactor holds',
  reencoded_k: 'only a hash over re-encoded points makes the equation hold',
  low_order_component_A: undefined,
  low_order_component_R: undefined,
};

publicDataTest('cctv-ed25519', 'all 914 combinations follow from their flags', (read) => {
  const cases = readJson(read, 'ed25519vectors.json') as readonly Case[];
  const flags = cases.map((item) => item.flags ?? []);
  assert.deepEqual(
    Object.keys(tally(flags.flat())).sort(),
    Object.keys(REASON_TO_REFUSE).sort(),
    'a flag without a stated meaning',
  );
  const verdicts = cases.map(({ number, key, sig, msg, flags: own }) => {
    const reasons = (own ?? []).filter((flag) => REASON_TO_REFUSE[flag] !== undefined);
    const label = `case ${number}: ${reasons.join(', ') || 'no reason to refuse'}`;
    const verdict = verifyTwice(bytes(key), Buffer.from(msg, 'utf8'), bytes(sig), label);
    assert.equal(verdict, reasons.length === 0, label);
    return verdict ? [...(own ?? [])].sort().join(' + ') : 'refused';
  });
  assert.deepEqual(tally(verdicts), {
    refused: 871,
    'low_order_component_A + low_order_component_R': 35,
    low_order_component_A: 7,
    '': 1,
  });
});
