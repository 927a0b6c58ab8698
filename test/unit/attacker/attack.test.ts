import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { floatValue } from '../../../codecs/cbor/float.js';
import { attack, needsChainForm, type AttackSpec } from '../../../harness/attacker/attack.js';
import { coreOf, openEnvelope } from '../../../harness/attacker/envelope.js';
import { fieldOf } from '../../../harness/attacker/core-field.js';
import { fromHex } from '../../../harness/attacker/from-hex.js';
import { honestLedger } from './honest-ledger.js';
import { type Fault, faultsOf, SEED, sealLedger, wireFormats } from './wire-formats.js';

const OTHER_SEED = '09'.repeat(32);
const MEND = { attack: 'mend' } as const;

/** Attacks whose only fault is the one that they are about, wherever they are made. */
const SINGLE_FAULTS: readonly [string, (at: number) => AttackSpec, Fault['fault']][] = [
  ['a broken link', (at) => ({ attack: 'break_link', at }), 'prev'],
  ['a moved position', (at) => ({ attack: 'shift_seq', at, by: 3 }), 'seq'],
  ['another key', (at) => ({ attack: 'other_key', at, seed: OTHER_SEED }), 'signature'],
  [
    'a bit of the signature',
    (at) => ({ attack: 'flip_bit', at, part: 'signature', byte: -1, bit: 4 }),
    'signature',
  ],
  ['the twin signature', (at) => ({ attack: 'add_group_order', at }), 'signature'],
  ['another algorithm', (at) => ({ attack: 'other_alg', at, alg: -7 }), 'alg'],
  ['an algorithm by name', (at) => ({ attack: 'other_alg', at, alg: 'EdDSA' }), 'alg'],
  ['an unprotected algorithm', (at) => ({ attack: 'unprotected_alg', at }), 'alg'],
  ['another key id', (at) => ({ attack: 'other_kid', at, kid: 'mallory' }), 'kid'],
  ['a second key id', (at) => ({ attack: 'second_kid', at, kid: 'mallory' }), 'kid'],
  ['a key id after signing', (at) => ({ attack: 'unsigned_kid', at, kid: 'mallory' }), 'kid'],
  ['another steward', (at) => ({ attack: 'other_steward', at, steward: 'mallory' }), 'steward'],
  ['reversed keys', (at) => ({ attack: 'reencode', at, form: 'reversed_keys' }), 'core'],
  ['a long integer', (at) => ({ attack: 'reencode', at, form: 'long_integer' }), 'core'],
  ['a long map', (at) => ({ attack: 'reencode', at, form: 'long_map' }), 'core'],
  ['a long key', (at) => ({ attack: 'reencode', at, form: 'long_key' }), 'core'],
  ['a long text', (at) => ({ attack: 'reencode', at, form: 'long_text' }), 'core'],
  ['a long prev', (at) => ({ attack: 'reencode', at, form: 'long_prev' }), 'core'],
  ['an indefinite map', (at) => ({ attack: 'reencode', at, form: 'indefinite_map' }), 'core'],
  ['an indefinite text', (at) => ({ attack: 'reencode', at, form: 'indefinite_text' }), 'core'],
  ['an indefinite prev', (at) => ({ attack: 'reencode', at, form: 'indefinite_prev' }), 'core'],
  ['a repeated key', (at) => ({ attack: 'reencode', at, form: 'repeated_key' }), 'core'],
  ['a conflicting key', (at) => ({ attack: 'reencode', at, form: 'conflicting_key' }), 'core'],
  ['a trailing byte', (at) => ({ attack: 'reencode', at, form: 'trailing_byte' }), 'core'],
  ['the form of cbor-x', (at) => ({ attack: 'reencode', at, form: 'cbor_x' }), 'core'],
  ['a float', (at) => ({ attack: 'forbidden_value', at, field: 'seq', value: 'float' }), 'core'],
  ['a bool', (at) => ({ attack: 'forbidden_value', at, field: 'seq', value: 'bool' }), 'core'],
  ['a null', (at) => ({ attack: 'forbidden_value', at, field: 'steward', value: 'null' }), 'core'],
  ['a tag', (at) => ({ attack: 'forbidden_value', at, field: 'steward', value: 'tag' }), 'core'],
];

for (const format of wireFormats) {
  describe(format.name, () => {
    test('the ledger sealed again as it was is the same, byte for byte', async () => {
      const { entries, after } = await honestLedger(format);
      assert.deepEqual(faultsOf(format, entries), []);
      assert.deepEqual(await after(MEND), entries);
    });

    for (const [name, spec, fault] of SINGLE_FAULTS) {
      test(`${name}: that one fault, and no other`, async () => {
        const { entries, after } = await honestLedger(format);
        for (const at of [0, 2, entries.length - 1]) {
          const forged = await after(spec(at));
          // An entry of no address leaves its successor unmended: the link there cannot be right.
          const faults = faultsOf(format, forged).filter(
            ({ index }) => index === at || forged[index] !== entries[index],
          );
          assert.deepEqual(faults, [{ index: at, fault }], `at index ${at}`);
        }
      });
    }

    test('a payload bit leaves a wrong signature', async () => {
      const { after } = await honestLedger(format);
      const bit = { attack: 'flip_bit', at: 4, part: 'payload', byte: -1, bit: 0 } as const;
      const faults = faultsOf(format, await after(bit));
      assert.ok(faults.some(({ index, fault }) => index === 4 && fault === 'signature'));
      assert.ok(faults.every(({ index }) => index === 4));
    });

    test('a bit of the protected header leaves a wrong signature or no header', async () => {
      const { entries, after } = await honestLedger(format);
      const bit = { attack: 'flip_bit', at: 4, part: 'protected', byte: -1, bit: 0 } as const;
      const forged = await after(bit);
      assert.notEqual(forged[4], entries[4]);
      assert.ok(faultsOf(format, forged).some(({ fault }) => fault === 'signature'));
    });

    test('entries left out, swapped or repeated are wrong from the first out of place', async () => {
      const { after } = await honestLedger(format);
      const first = async (...specs: AttackSpec[]): Promise<number | undefined> =>
        faultsOf(format, await after(...specs))[0]?.index;
      assert.equal(await first({ attack: 'drop', at: 1 }), 1);
      assert.equal(await first({ attack: 'swap', at: 1, with: 3 }), 1);
      assert.equal(await first({ attack: 'repeat', at: 0, after: 2 }), 3);
      assert.equal(await first({ attack: 'keep', from: 3, to: 5 }), 0);
      assert.equal(await first({ attack: 'keep', from: 0, to: 3 }), undefined);
    });

    test('each of them is right once it is mended, and says what its entries said', async () => {
      const { after } = await honestLedger(format);
      for (const [spec, amounts] of [
        [{ attack: 'drop', at: 1 }, 4],
        [{ attack: 'swap', at: 0, with: 4 }, 5],
        [{ attack: 'repeat', at: 0, after: 4 }, 6],
        [{ attack: 'keep', from: 2, to: 4 }, 2],
      ] as const) {
        const mended = await after(spec, MEND);
        assert.deepEqual(faultsOf(format, mended), []);
        assert.equal(mended.length, amounts);
      }
    });

    test('an entry of another ledger is out of place, and in place once sealed for it', async () => {
      const { after } = await honestLedger(format);
      const [, entry = ''] = sealLedger(format, [1n, 2n]);
      const spliced = await after({ attack: 'replace', at: 1, entry });
      assert.deepEqual(faultsOf(format, spliced), [
        { index: 1, fault: 'prev' },
        { index: 2, fault: 'prev' },
      ]);
      const supplanted = await after({ attack: 'supplant', at: 1, entry });
      assert.deepEqual(faultsOf(format, supplanted), [{ index: 2, fault: 'prev' }]);
      const mended = await after({ attack: 'replace', at: 1, entry }, MEND);
      assert.deepEqual(faultsOf(format, mended), []);
    });

    for (const form of [
      'long_array',
      'indefinite_array',
      'long_payload',
      'long_protected',
      'long_header',
    ] as const) {
      test(`an envelope with ${form}: other bytes, everything in them right`, async () => {
        const { entries, after } = await honestLedger(format);
        const forged = await after({ attack: 'reencode_envelope', at: 1, form });
        assert.notEqual(forged[1], entries[1]);
        assert.deepEqual(faultsOf(format, forged), []);
      });
    }
  });
}

test('what has to make links says so, and does not run without knowing the chain', async () => {
  const [format] = wireFormats;
  assert.ok(format);
  const { entries, after } = await honestLedger(format);
  const ledger = { entries, form: undefined, seed: SEED };
  const last = entries.length - 1;
  const specs: readonly [AttackSpec, boolean][] = [
    [MEND, true],
    [{ attack: 'supplant', at: last, entry: entries[0] ?? '' }, true],
    [{ attack: 'break_link', at: 1 }, true],
    [{ attack: 'flip_bit', at: 1, part: 'signature', byte: 0, bit: 0 }, true],
    [{ attack: 'reencode_envelope', at: last, form: 'long_array' }, false],
    [{ attack: 'break_link', at: last }, false],
    [{ attack: 'flip_bit', at: last, part: 'signature', byte: 0, bit: 0 }, false],
    [{ attack: 'drop', at: 0 }, false],
    [{ attack: 'swap', at: 0, with: 1 }, false],
    [{ attack: 'repeat', at: 0, after: 1 }, false],
    [{ attack: 'keep', from: 1, to: 2 }, false],
    [{ attack: 'replace', at: 0, entry: '80' }, false],
  ];
  for (const [spec, isNeeded] of specs) {
    assert.equal(needsChainForm(spec, entries.length), isNeeded, spec.attack);
    if (isNeeded) await assert.rejects(attack(ledger, spec), /form of the chain is unknown/);
    else assert.deepEqual(await attack(ledger, spec), await after(spec));
  }
});

test('an entry that is not there, or is no receipt, is named', async () => {
  const [format] = wireFormats;
  assert.ok(format);
  const { after } = await honestLedger(format);
  await assert.rejects(after({ attack: 'drop', at: 5 }), /no entry is at index 5 of a ledger of 5/);
  await assert.rejects(
    after({ attack: 'replace', at: 2, entry: '80' }, { attack: 'break_link', at: 2 }),
    /index 2 is no receipt/,
  );
  await assert.rejects(after({ attack: 'replace', at: 2, entry: '80' }, MEND), /index 2 is no/);
  await assert.rejects(after({ attack: 'replace', at: 2, entry: '8' }), /not lower-case hex/);
});

test('a float in the place of a position is that very number, in its shortest form', async () => {
  for (const [index, format] of wireFormats.entries()) {
    const { after } = await honestLedger(format);
    for (const at of [0, 1, 4]) {
      const spec = { attack: 'forbidden_value', at, field: 'seq', value: 'float' } as const;
      const entry = fromHex((await after(spec))[at] ?? '');
      const core = coreOf(openEnvelope(entry) ?? assert.fail());
      const seq = core && fieldOf(core, 'seq');
      assert.ok(seq?.kind === 'float', `format ${index}`);
      assert.equal(seq.bytes.length, 2);
      assert.equal(floatValue(seq.bytes), Number(format.seqBase) + at);
    }
  }
});
