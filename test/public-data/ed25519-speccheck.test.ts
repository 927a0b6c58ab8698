import assert from 'node:assert/strict';
import { bytes } from '../unit/codecs/bytes.js';
import { publicDataTest, readJson } from './public-data.js';
import { verifyTwice } from './verify-twice.js';

interface Case {
  readonly message: string;
  readonly pub_key: string;
  readonly signature: string;
}

/** The data states no result: this is the row of the strict, cofactorless rule. */
const VERDICTS: readonly (readonly [accepted: boolean, reason: string])[] = [
  [false, 'A and R of small order, S = 0'],
  [false, 'A of small order'],
  [false, 'R of small order'],
  [true, 'A and R have a small-order part but are not small; the plain equation holds'],
  [false, 'only the equation with the cofactor holds'],
  [false, 'only the equation with the cofactor holds, and only if k is reduced after it'],
  [false, 'S above the group order'],
  [false, 'S far above the group order'],
  [false, 'R not canonical, hashed in reduced form'],
  [false, 'R not canonical, hashed as it stands'],
  [false, 'A not canonical, hashed in reduced form'],
  [false, 'A not canonical, hashed as it stands'],
];

publicDataTest('ed25519-speccheck', 'each of the 12 cases gets its strict verdict', (read) => {
  const cases = readJson(read, 'cases.json') as readonly Case[];
  assert.equal(cases.length, VERDICTS.length);
  for (const [number, [accepted, reason]] of VERDICTS.entries()) {
    const item = cases[number];
    assert.ok(item);
    const label = `case ${number}: ${reason}`;
    const key = bytes(item.pub_key);
    const verdict = verifyTwice(key, bytes(item.message), bytes(item.signature), label);
    assert.equal(verdict, accepted, label);
  }
});

publicDataTest('ed25519-speccheck', 'the text form lists the same 12 cases', (read) => {
  const lines = read('cases.txt').toString('utf8').trim().split('\n');
  const cases = readJson(read, 'cases.json') as readonly Case[];
  assert.deepEqual(lines, [
    '12',
    ...cases.flatMap(({ message, pub_key, signature }) => [
      `msg=${message}`,
      `pbk=${pub_key}`,
      `sig=${signature}`,
    ]),
  ]);
});
