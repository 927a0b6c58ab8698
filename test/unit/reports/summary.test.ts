import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { summary } from '../../../reports/summary.js';
import {
  FAILED_CHECK,
  manyFailures,
  sampleReport,
  sampleRerun,
  sampleScenario,
} from './sample-report.js';

describe('summary.md', () => {
  const text = summary(sampleReport(), sampleRerun);

  it('begins with the verdict and ends with what there was', () => {
    assert.match(
      text,
      /^## ❌ does not conform: 1 clause failed, 1 of 2 clauses passed\n\n`mine` `4`/,
    );
    assert.match(text, /\*End of the summary: 6 clauses, 7 scenarios\.\*\n$/);
  });

  it('begins with the overall verdict, and that of each standard, where there are several', () => {
    const { standards, verdict } = sampleReport();
    const [failed] = standards;
    assert.ok(failed);
    const fine = { kind: 'conforms', text: 'conforms: 1 of 1 clauses passed' } as const;
    const report = sampleReport(
      {},
      { verdict, standards: [{ ...failed, id: 'other/1', verdict: fine }, failed] },
    );
    assert.ok(
      summary(report, sampleRerun).startsWith(
        `## ❌ does not conform\n\n- other/1 ${fine.text}\n- demo/1 ${verdict.text}\n\n`,
      ),
    );
  });

  it('folds each required clause that broke, with the way to see it again', () => {
    assert.equal(text.match(/<details>/g)?.length, 1);
    assert.match(
      text,
      /<summary>✗ <b>demo-1\/1\.1-2<\/b> failed: What 1\.1-2 demands\.<\/summary>/,
    );
    assert.match(text, /- Expected: `\/verdict is "queue"`\n- Got: `"admit"`\n/);
    assert.match(
      text,
      /- Run it again: `poolproof run --adapter-cmd '\.\/mine' --clause demo-1\/1\.1-2`/,
    );
  });

  it('tells known failures, readings and modules apart', () => {
    assert.match(text, /Known failures:\n\n- \*\*demo-1\/2-2\*\* known failure: `under repair`/);
    assert.match(text, /without effect on the verdict:\n\n- \*\*demo-1\/1\.2-2\*\* failed/);
    assert.match(text, /\| core \| 1 of 3 \|\n\| extra \| not claimed \|/);
  });

  it('takes all that an adapter says as data, on its own line', () => {
    const hostile = '`</details>\n# @someone [x](http://y) ``';
    const failure = { ...FAILED_CHECK, got: hostile };
    const scenarios = [sampleScenario('demo-1/1.1-2', 'it', { outcome: 'failed', failure })];
    const implementation = { name: hostile, version: '' };
    const other = summary(sampleReport({ scenarios }, { implementation }), sampleRerun);
    assert.doesNotMatch(other, /^# @/m);
    assert.ok(other.includes('``` `</details>\\u000a# @someone [x](http://y) `` ```'));
  });

  it('stays short enough for a comment, whatever failed', () => {
    const many = summary(manyFailures(3000), sampleRerun);
    assert.ok(many.length < 65_536, String(many.length));
    assert.match(many, /And 550 more clauses: index\.html has them all\./);
  });
});
