import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { junit } from '../../../reports/junit.js';
import { FAILED_CHECK, sampleReport, sampleRerun, sampleScenario } from './sample-report.js';

describe('junit.xml', () => {
  const text = junit(sampleReport(), sampleRerun);

  it('has a suite a clause, with its counts', () => {
    assert.match(
      text,
      /<testsuite name="demo-1\/1\.1-2" tests="2" failures="1" errors="0" skipped="0">/,
    );
    assert.match(
      text,
      /<testsuite name="demo-1\/2-1" tests="1" failures="0" errors="0" skipped="1">/,
    );
  });

  it('shows what a failed scenario expected and got, and how to run it again', () => {
    const [failure = ''] = /<failure [^]*?<\/failure>/.exec(text) ?? [];
    assert.match(
      failure,
      /message="expected: \/verdict is &quot;queue&quot;; got: &quot;admit&quot;"/,
    );
    assert.match(
      failure,
      /What 1\.1-2 demands\.\nscenario: features\/demo-1\/it\.feature:7\ncall: pool\.claim/,
    );
    assert.match(failure, /--clause demo-1\/1\.1-2<\/failure>$/);
  });

  it('skips what bears on no verdict, so that it agrees with the exit code', () => {
    assert.equal(text.match(/<failure/g)?.length, 1);
    assert.match(text, /<skipped message="for information only: expected: /);
    assert.match(text, /<skipped message="known failure: under repair"\/>/);
    assert.match(text, /<skipped message="the module extra is not claimed"\/>/);
  });

  it('tells what could not run apart from what failed', () => {
    const failure = { kind: 'could-not-run', message: 'the adapter is gone' } as const;
    const scenarios = [
      sampleScenario('demo-1/1.1-1', 'gone', { outcome: 'could not run', failure }),
      sampleScenario('demo-1/1.1-1', 'stale', { outcome: 'stale known failure' }),
    ];
    const other = junit(sampleReport({ scenarios }), sampleRerun);
    assert.match(other, /<error message="the adapter is gone" type="could not run">/);
    assert.match(other, /<failure message="it passes by now: take its clause out/);
  });

  it('holds no character that XML forbids, and cuts long values', () => {
    const failure = { ...FAILED_CHECK, got: `]]>\u0000\ud800<&\u001b${'x'.repeat(20_000)}` };
    const scenarios = [sampleScenario('demo-1/1.1-2', 'it', { outcome: 'failed', failure })];
    const implementation = { name: '\u0000"<', version: '\uffff' };
    const other = junit(sampleReport({ scenarios }, { implementation }), sampleRerun);
    // eslint-disable-next-line no-control-regex -- these are what XML 1.0 forbids
    assert.doesNotMatch(other, /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|[\ud800-\udfff]/);
    assert.ok(other.length < 20_000);
    assert.match(other, /<testsuites name="poolproof 1\.2\.3: \\u0000&quot;&lt; /);
  });

  it('ends with its outermost element', () => {
    assert.ok(text.endsWith('</testsuites>\n'));
  });
});
