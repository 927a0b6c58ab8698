import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Json } from '../../../harness/adapter/contract/json.js';
import { type Check, holds, sameJson } from '../../../harness/runner/judging/check.js';

const noCall = (): Json => {
  throw new Error('no other call is looked at');
};

/** One check, an answer of which it holds, and answers of which it does not. */
const CASES: readonly (readonly [check: Check, right: readonly Json[], wrong: readonly Json[]])[] =
  [
    [
      { pointer: '/uj', op: 'equals', operand: '5' },
      [{ uj: '5' }, { uj: 5 }],
      [{ uj: '05' }, { uj: 5.5 }, { uj: '6' }, { uj: null }, { uj: ['5'] }, {}, [], null],
    ],
    [
      { pointer: '/uj', op: 'equals', operand: '18446744073709551616' },
      [{ uj: '18446744073709551616' }],
      [{ uj: '18446744073709551615' }, { uj: 2 ** 64 }],
    ],
    [
      { pointer: '', op: 'equals', operand: { a: [1, { b: '2' }] } },
      [{ a: ['1', { b: 2 }] }],
      [{ a: [1, { b: 2, c: 3 }] }, { a: [{ b: 2 }, 1] }, {}],
    ],
    [
      { pointer: '/verdict', op: 'oneOf', operand: ['queue', 'deny'] },
      [{ verdict: 'queue' }, { verdict: 'deny' }],
      [{ verdict: 'admit' }, { error: { code: -32602, message: '' } }, {}],
    ],
    [
      { pointer: '/state', op: 'noneOf', operand: ['ADMITTED', '1'] },
      [{ state: 'QUEUED' }, { state: 'admitted' }, { state: '' }, { state: null }],
      [{ state: 'ADMITTED' }, { state: 1 }, {}, { error: { code: -32602, message: '' } }],
    ],
    [
      { pointer: '/spent', op: 'absentOrOneOf', operand: ['0'] },
      [{ spent: '0' }, { spent: 0 }, {}],
      [{ spent: '1' }, { spent: null }, { spent: '' }],
    ],
    [
      { pointer: '/error', op: 'absent' },
      [{}, { errors: 1 }],
      [{ error: null }, { error: { code: -32603, message: '' } }],
    ],
    [{ pointer: '/reason', op: 'present' }, [{ reason: '' }, { reason: null }], [{}]],
    [
      { pointer: '/ids', op: 'sameSet', operand: ['a', 'b', 'b'] },
      [{ ids: ['b', 'a', 'b'] }],
      [{ ids: ['a', 'b'] }, { ids: ['a', 'a', 'b'] }, { ids: 'aab' }, { ids: {} }, {}],
    ],
    [
      { pointer: '/shares/*/uj', op: 'sumEquals', operand: '18446744073709551615' },
      [{ shares: [{ uj: '18446744073709551614' }, { uj: 1 }] }],
      [
        { shares: [{ uj: '18446744073709551614' }] },
        { shares: [{ uj: '18446744073709551614' }, { uj: 1 }, { uj: 'none' }] },
        { shares: [{ uj: '18446744073709551614' }, { uj: 1 }, { uj: 0.5 }] },
        { shares: [{ uj: '18446744073709551614' }, { uj: 1 }, { uj: null }] },
        { shares: '18446744073709551615' },
        {},
      ],
    ],
    [{ pointer: '/none/*', op: 'sumEquals', operand: '0' }, [{ none: [] }], [{ none: '0' }, {}]],
    [
      { pointer: '/uj', op: 'atMost', operand: '9007199254740993' },
      [{ uj: '9007199254740993' }, { uj: 0 }, { uj: '-1' }],
      [{ uj: '9007199254740994' }, { uj: 'few' }, { uj: 2 ** 53 }, { uj: [1] }, {}],
    ],
    [
      { pointer: '/uj', op: 'atLeast', operand: '9007199254740993' },
      [{ uj: '9007199254740993' }, { uj: '18446744073709551616' }],
      [{ uj: '9007199254740992' }, { uj: 2 ** 60 }, { uj: '1e30' }, { uj: true }, {}],
    ],
  ];

describe('holds', () => {
  for (const [check, right, wrong] of CASES) {
    it(`tells right from wrong: ${JSON.stringify(check)}`, () => {
      for (const answer of right) assert.ok(holds(check, answer, noCall), JSON.stringify(answer));
      for (const answer of wrong) assert.ok(!holds(check, answer, noCall), JSON.stringify(answer));
    });
  }

  const earlier = (answer: Json) => (call: number) => {
    assert.equal(call, 2);
    return answer;
  };

  it('compares with the answer to another call', () => {
    const check: Check = { pointer: '/a', op: 'sameAs', operand: { call: 2, pointer: '/b/0' } };
    assert.ok(holds(check, { a: '7' }, earlier({ b: [7] })));
    assert.ok(!holds(check, { a: '7' }, earlier({ b: [8] })));
    assert.ok(!holds(check, {}, earlier({ b: [7] })));
    assert.ok(!holds(check, { a: '7' }, earlier({})));
  });

  it('does not take two absences for the same, unless absence means something', () => {
    const operand = { call: 2, pointer: '/usage' };
    const check: Check = { pointer: '/usage', op: 'sameAs', operand };
    assert.ok(!holds(check, {}, earlier({})));
    const lenient: Check = { ...check, operand: { ...operand, absentMeans: '0' } };
    assert.ok(holds(lenient, {}, earlier({})));
    assert.ok(holds(lenient, { usage: 0 }, earlier({})));
    assert.ok(holds(lenient, {}, earlier({ usage: '0' })));
    assert.ok(!holds(lenient, { usage: '1' }, earlier({})));
    assert.ok(!holds(lenient, { usage: null }, earlier({})));
  });
});

describe('sameJson', () => {
  it('takes members in any order, and a member __proto__ as a member', () => {
    assert.ok(sameJson({ a: 1, b: 2 }, { b: '2', a: '1' }));
    const one = JSON.parse('{"__proto__": {"x": 1}}') as Json;
    const two = JSON.parse('{"__proto__": {"x": 2}}') as Json;
    assert.ok(!sameJson(one, two));
    assert.ok(!sameJson(one, {}));
    assert.ok(sameJson(one, JSON.parse('{"__proto__": {"x": "1"}}') as Json));
  });

  it('does not take a fraction or a large double for the text that prints alike', () => {
    assert.ok(!sameJson(0.5, '0.5'));
    assert.ok(!sameJson(1e21, '1e+21'));
    assert.ok(!sameJson(true, 'true'));
    assert.ok(!sameJson(null, 'null'));
  });
});
