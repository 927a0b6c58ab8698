import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Report } from '../../../harness/runner/result/result-model.js';
import { cutReport } from '../../../reports/cut-report.js';
import { page } from '../../../reports/page/page.js';
import {
  FAILED_CHECK,
  manyFailures,
  sampleReport,
  sampleRerun,
  sampleScenario,
} from './sample-report.js';

function pageOf(report: Report): string {
  return page(cutReport(report), sampleRerun);
}

describe('the page', () => {
  it('lets nothing but its own style and script work', () => {
    const text = pageOf(sampleReport());
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1] ?? '';
    assert.match(policy, /^default-src &#39;none&#39;;/);
    for (const [element, source] of [
      ['style', 'style-src'],
      ['script', 'script-src'],
    ] as const) {
      const found = [...text.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))];
      assert.equal(found.length, 1, element);
      const digest = createHash('sha256')
        .update(found[0]?.[1] ?? '')
        .digest('base64');
      assert.ok(policy.includes(`${source} &#39;sha256-${digest}&#39;`), element);
    }
    assert.doesNotMatch(text, / (?:style|on\w+)="| src=|https?:\/\/(?!www\.w3\.org)/);
  });

  it('takes all that an adapter says as data', () => {
    const hostile = `</script><script>alert(1)</script><!--"'\u2028`;
    const failure = {
      ...FAILED_CHECK,
      message: hostile,
      call: { index: 0, method: hostile, params: { [hostile]: hostile }, answer: hostile },
      got: hostile,
    };
    const text = pageOf(
      sampleReport(
        { scenarios: [sampleScenario('demo-1/1.1-2', 'it', { outcome: 'failed', failure })] },
        { implementation: { name: hostile, version: hostile, [hostile]: hostile } },
      ),
    );
    assert.equal(text.match(/<script/g)?.length, 1);
    assert.ok(!text.includes('alert(1)</script>') && !text.includes('\u2028'));
    assert.ok(text.includes('&lt;script&gt;alert(1)&lt;/script&gt;'));
  });

  it('is the same but for one part where the implementation did the same', () => {
    const varying = {
      started: '2030-12-31T23:59:59.999Z',
      durationMs: 1,
      adapter: { transport: 'http', label: 'http://127.0.0.1:9' },
      stderr: '',
    };
    const part = /<section id="varying"[^]*?<\/section>/;
    const [one, other] = [pageOf(sampleReport()), pageOf(sampleReport({}, { varying }))];
    assert.match(one, part);
    assert.notEqual(one, other);
    assert.equal(one.replace(part, ''), other.replace(part, ''));
  });

  it('says at its end that it is whole', () => {
    assert.match(
      pageOf(sampleReport()),
      /End of the report: 6 clauses, 7 scenarios\.[^]*<\/html> $/,
    );
  });

  it('stays short whatever failed, and says what was left out', () => {
    const text = pageOf(manyFailures(1000));
    assert.ok(Buffer.byteLength(text) < 1_500_000);
    assert.ok(text.includes('More failed than a page can show'));
    assert.ok(!pageOf(manyFailures(100)).includes('More failed'));
  });

  it('shows digest and head of a long value', () => {
    const failure = { ...FAILED_CHECK, got: 'x'.repeat(5000) };
    const scenarios = [sampleScenario('demo-1/1.1-2', 'it', { outcome: 'failed', failure })];
    const text = pageOf(sampleReport({ scenarios }));
    assert.match(text, /x{511}…<\/pre>/);
    assert.match(text, /Cut: 5,002 bytes, SHA-256\s<code>[0-9a-f]{64}/);
    assert.ok(!text.includes('x'.repeat(513)));
  });
});
