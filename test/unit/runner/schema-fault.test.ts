import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isMethod, schemaFault } from '../../../harness/adapter/contract/contract.js';

const ADMISSION = {
  verdict: 'admit',
  reserved_uj: '500',
  devices: 8,
  borrowed_uj: 0,
  grade: 'ModelBased',
};
const CLAIM = {
  id: 'c',
  entitlement: 'red',
  gang_size: 1,
  devices_per_member: 1,
  estimate: { uj: '18446744073709551615', grade: 'HwShunt' },
};

describe('what a schema refuses is named', () => {
  for (const [title, value, fault] of [
    ['a figure as text or as an integer', ADMISSION, undefined],
    ['a member beyond the protocol, in a result', { ...ADMISSION, note: 'x' }, undefined],
    ['a queue', { verdict: 'queue', reason: 'devices_held' }, undefined],
    ['a missing member', { verdict: 'admit' }, /^\/reserved_uj is missing$/],
    [
      'an unknown word',
      { verdict: 'maybe' },
      /^\/verdict must be one of admit, queue, deny, not "maybe"$/,
    ],
    [
      'another verdict’s reason',
      { verdict: 'queue', reason: 'never_fits' },
      /^\/reason must be one of guarantee_exhausted, .*, not "never_fits"$/,
    ],
    [
      'a double',
      { ...ADMISSION, reserved_uj: 0.5 },
      /^\/reserved_uj must be an unsigned 64-bit figure.*, not 0\.5$/,
    ],
    [
      'an integer that doubles do not hold',
      { ...ADMISSION, reserved_uj: 2 ** 53 },
      /^\/reserved_uj must be an unsigned 64-bit figure.*, not 9007199254740992$/,
    ],
    ['a figure past 64 bits', { ...ADMISSION, reserved_uj: '18446744073709551616' }, /64-bit/],
    ['a figure with a sign', { ...ADMISSION, reserved_uj: '-1' }, /^\/reserved_uj .*, not "-1"$/],
    ['a figure with zeros before it', { ...ADMISSION, reserved_uj: '007' }, /not "007"$/],
    ['a count as text', { ...ADMISSION, devices: '8' }, /^\/devices must be .*, not "8"$/],
    ['a list', [], /not \[\]$/],
    ['nothing', null, /not null$/],
  ] as const) {
    it(`in a verdict: ${title}`, () => {
      const said = schemaFault('result', 'pool.claim', value);
      if (fault === undefined) assert.equal(said, undefined);
      else assert.match(said ?? 'nothing', fault);
    });
  }

  it('in params, where an unknown member is refused too', () => {
    assert.equal(schemaFault('params', 'pool.claim', { pool: 'p', claim: CLAIM }), undefined);
    assert.equal(
      schemaFault('params', 'pool.claim', { pool: 'p', claim: { ...CLAIM, colour: 'red' } }),
      '/claim/colour is no member of this method',
    );
    assert.equal(schemaFault('params', 'pool.claim', { claim: CLAIM }), '/pool is missing');
  });

  it('cuts what it quotes', () => {
    const said = schemaFault('result', 'pool.claim', { verdict: 'x'.repeat(10_000) }) ?? '';
    assert.match(said, /xxx\.\.\.$/);
    assert.ok(said.length < 300);
  });
});

it('a method of no schema is no method, and its values are nobody’s to refuse', () => {
  assert.ok(isMethod('describe'));
  assert.ok(isMethod('pool.claim'));
  assert.ok(!isMethod('common'));
  assert.ok(!isMethod('pool.fly'));
  assert.ok(!isMethod('__proto__'));
  assert.equal(schemaFault('result', 'pool.fly', 1), undefined);
});
