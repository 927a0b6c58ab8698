import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Check } from '../../../harness/runner/judging/check.js';
import type { ReportedFailure } from '../../../harness/runner/result/result-model.js';
import { cutReport } from '../../../reports/cut-report.js';
import { FAILED_CHECK, SAMPLE_PROBE, sampleReport, sampleScenario } from './sample-report.js';

const LONG = { entries: ['ä'.repeat(3000)] };
const TEXT = JSON.stringify(LONG);
const CUT = {
  sha256: createHash('sha256').update(TEXT).digest('hex'),
  bytes: Buffer.byteLength(TEXT),
  head: TEXT.slice(0, 512),
};

function cutFailure(failure: ReportedFailure): ReportedFailure | undefined {
  const scenarios = [sampleScenario('demo-1/1.1-2', 'it', { outcome: 'failed', failure })];
  return cutReport(sampleReport({ scenarios })).standards[0]?.scenarios[0]?.failure;
}

describe('a report that is cut', () => {
  it('keeps a value whole up to 4096 bytes of JSON', () => {
    const whole = { ...FAILED_CHECK, got: 'x'.repeat(4094) };
    assert.deepEqual(cutFailure(whole), whole);
    assert.deepEqual(cutFailure({ ...FAILED_CHECK, got: 'x'.repeat(4095) })?.cut, ['got']);
    assert.deepEqual(cutFailure({ ...FAILED_CHECK, got: 'ä'.repeat(2048) })?.cut, ['got']);
  });

  it('has digest, length and head of a longer one, and says which', () => {
    const call = { index: 0, method: 'm', params: LONG, answer: LONG };
    const failure = cutFailure({ ...FAILED_CHECK, before: [call], call, got: LONG });
    const cutCall = { ...call, params: CUT, answer: CUT, cut: ['params', 'answer'] };
    assert.deepEqual(failure?.call, cutCall);
    assert.deepEqual(failure.before, [cutCall]);
    assert.deepEqual([failure.got, failure.cut], [CUT, ['got']]);
  });

  it('keeps a check of its form', () => {
    const cut = (check: Check): Check | undefined => cutFailure({ ...FAILED_CHECK, check })?.check;
    const at = { pointer: '/x' };
    assert.deepEqual(cut({ ...at, op: 'equals', operand: LONG }), {
      ...at,
      op: 'equals',
      operand: CUT,
    });
    const list = cut({ ...at, op: 'oneOf', operand: [LONG] });
    assert.ok(list?.op === 'oneOf' && list.operand.length === 1, JSON.stringify(list));
  });

  it('cuts what an adapter says of itself, and text stays text', () => {
    const implementation = { name: 'n'.repeat(5000), version: '1', more: LONG };
    const { implementation: cut } = cutReport(sampleReport({}, { implementation }));
    assert.match(cut.name as string, /^n{512}\.\.\. \(5002 bytes as JSON, SHA-256 [0-9a-f]{64}\)$/);
    assert.deepEqual([cut.version, cut.more], ['1', CUT]);
  });

  it('cuts the calls of probes', () => {
    const call = { index: 0, method: 'm', params: LONG };
    const [standard] = cutReport(sampleReport({ probes: [{ ...SAMPLE_PROBE, call }] })).standards;
    assert.deepEqual(standard?.probes[0]?.call, { ...call, params: CUT, cut: ['params'] });
  });

  it('leaves no half of a character', () => {
    const { got } =
      cutFailure({ ...FAILED_CHECK, got: `${'x'.repeat(510)}${'😀'.repeat(2000)}` }) ?? {};
    assert.ok(JSON.stringify(got).includes('x😀'), 'the character at the cut is whole');
    assert.doesNotMatch((got as unknown as { head: string }).head, /\p{Cs}/u);
  });
});
