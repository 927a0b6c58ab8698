import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Report } from '../../harness/runner/result/result-model.js';
import { junit } from '../../reports/junit.js';
import {
  FAILED_CHECK,
  manyFailures,
  sampleReport,
  sampleRerun,
  sampleScenario,
} from '../unit/reports/sample-report.js';
import { missingBrowser, ReportBrowser } from './open-page.js';

const why = missingBrowser();

/** What a script of the page gives back. */
function ask<T>(page: Page, script: string): Promise<T> {
  return page.evaluate<T>(script);
}

function shownClauses(page: Page): Promise<string[]> {
  return ask(
    page,
    `[...document.querySelectorAll('details.clause:not([hidden])')].map((each) => each.id)`,
  );
}

describe('the page in a browser', { ...(why === undefined ? {} : { skip: why }) }, () => {
  let browser: ReportBrowser;
  before(async () => {
    browser = await ReportBrowser.start();
  });
  after(() => browser.stop());

  /** Opens a report, does what a test does, and finds that the page complained of nothing. */
  async function visit(
    report: Report,
    test: (page: Page) => Promise<void>,
    hash = '',
    options: BrowserContextOptions = {},
  ): Promise<void> {
    const { page, complaints, close } = await browser.open(report, hash, options);
    try {
      await test(page);
      assert.deepEqual(complaints, []);
    } finally {
      await close();
    }
  }

  it('opens from a file without a network, its verdict first', async () => {
    await visit(sampleReport(), async (page) => {
      assert.equal(await page.title(), 'Does not conform: mine · poolproof');
      assert.equal(await page.locator('h1').textContent(), 'Does not conform');
      assert.equal(
        await ask(page, `document.querySelector('body > :not(.skip)').className`),
        'verdict is-does-not-conform',
      );
      assert.equal((await shownClauses(page)).length, 6);
    });
  });

  it('narrows down by outcome, level, module and text, and keeps that in the address', async () => {
    await visit(sampleReport(), async (page) => {
      await page
        .getByRole('checkbox', { name: /failed/ })
        .first()
        .check();
      assert.deepEqual(await shownClauses(page), ['demo-1/1.1-2', 'demo-1/1.2-2']);
      await page.getByRole('searchbox').fill('1.2-2 DEMANDS');
      assert.deepEqual(await shownClauses(page), ['demo-1/1.2-2']);
      assert.equal(await page.locator('#shown').textContent(), '1 of 6 clauses shown');
      assert.match(page.url(), /#outcome=failed&text=1\.2-2\+DEMANDS$/);
      await page.getByRole('button', { name: 'Clear' }).click();
      assert.equal((await shownClauses(page)).length, 6);
      assert.doesNotMatch(page.url(), /#/);
      await page.getByLabel('Level').selectOption('SHOULD');
      assert.deepEqual(await shownClauses(page), ['demo-1/1.2-1']);
      await page.getByLabel('Level').selectOption('');
      await page.getByLabel('Module').selectOption('extra');
      assert.deepEqual(await shownClauses(page), ['demo-1/2-1']);
      assert.equal(await page.locator('.cell.dim').count(), 5);
    });
  });

  it('comes back to what the address says', async () => {
    const hash = '#outcome=failed&outcome=passed&level=MUST&clause=demo-1%2F1.1-2';
    await visit(
      sampleReport(),
      async (page) => {
        assert.deepEqual(await shownClauses(page), [
          'demo-1/1.1-1',
          'demo-1/1.1-2',
          'demo-1/1.2-2',
        ]);
        assert.equal(await page.getByLabel('Level').inputValue(), 'MUST');
        assert.ok(await page.getByText('What 1.1-2 demands.').isVisible());
        assert.ok(await page.getByText('/verdict is "queue"').first().isVisible());
        await page.evaluate(`location.hash = '#demo-1/1.2-2'`);
        await page.locator('[id="demo-1/1.2-2"][open]').waitFor();
        assert.equal((await shownClauses(page)).length, 6);
      },
      hash,
    );
  });

  it('opens a clause that broke: statement, expected beside got, calls, the way to run it again', async () => {
    await visit(sampleReport(), async (page) => {
      await page.locator('a.cell', { hasText: 'demo-1/1.1-2' }).click();
      const clause = page.locator('[id="demo-1/1.1-2"]');
      assert.match(page.url(), /#clause=demo-1%2F1\.1-2$/);
      const [expected, got] = [clause.locator('.expected').first(), clause.locator('.got').first()];
      assert.match((await expected.textContent()) ?? '', /\/verdict is "queue"/);
      assert.match((await got.textContent()) ?? '', /"admit"/);
      const [left, right] = [await expected.boundingBox(), await got.boundingBox()];
      assert.ok(left && right);
      assert.equal(left.y, right.y);
      assert.ok(left.x + left.width <= right.x, 'side by side');
      assert.equal(await clause.locator('.rerun code').textContent(), sampleRerun('demo-1/1.1-2'));
      assert.ok(await clause.getByText('Call 3 of 3').isVisible());
      await clause.getByText('2 calls before it').click();
      assert.ok(await clause.getByText('pool.open').isVisible());
    });
  });

  it('is used by keyboard alone', async () => {
    await visit(sampleReport(), async (page) => {
      const focused = (): Promise<string> =>
        ask(page, `document.activeElement.dataset.cell ?? document.activeElement.parentElement.id`);
      const press = async (...keys: string[]): Promise<void> => {
        for (const key of keys) await page.keyboard.press(key);
      };
      await press('Tab');
      assert.equal(await ask(page, 'document.activeElement.textContent'), 'Skip to the clauses');
      await press('Tab');
      assert.equal(await focused(), 'demo-1/1.1-1');
      await press('ArrowRight', 'ArrowDown');
      assert.equal(await focused(), 'demo-1/1.2-2');
      await press('Home', 'ArrowUp', 'End', 'Enter');
      assert.ok(await page.locator('[id="demo-1/1.1-2"][open]').isVisible());
      assert.equal(await focused(), 'demo-1/1.1-2', 'the focus is on the clause that was opened');
      await press('ArrowUp', 'Enter');
      assert.ok(await page.locator('[id="demo-1/1.1-1"][open]').isVisible());
      await press('Shift+Tab', 'Shift+Tab');
      await page.keyboard.type('advised');
      assert.deepEqual(await shownClauses(page), ['demo-1/1.2-1']);
    });
  });

  it('leads past the matrix and the filters, and keeps what was chosen', async () => {
    await visit(
      sampleReport(),
      async (page) => {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        assert.equal(await ask(page, 'document.activeElement.parentElement.id'), 'demo-1/1.1-2');
        assert.deepEqual(await shownClauses(page), ['demo-1/1.1-2', 'demo-1/1.2-2']);
      },
      '#outcome=failed',
    );
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`has no violation of accessibility, ${colorScheme}`, async () => {
      const axe = readFileSync(
        createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
        'utf8',
      );
      const outcomes = ['not implemented', 'stale known failure', 'could not run'] as const;
      const scenarios = outcomes.map((outcome) =>
        sampleScenario('demo-1/1.1-2', outcome, { outcome, failure: FAILED_CHECK }),
      );
      const whole = sampleReport();
      const [standard] = whole.standards;
      assert.ok(standard);
      const clauses = standard.clauses.map((clause) => ({ ...clause, id: `other-${clause.id}` }));
      const other = { ...standard, id: 'other/1', clauses, scenarios: [], probes: [] };
      const one = { ...standard, scenarios: [...standard.scenarios, ...scenarios] };
      const report = sampleReport({}, { standards: [one, other] });
      const look = async (page: Page): Promise<void> => {
        await page.evaluate(
          `for (const each of document.querySelectorAll('details')) each.open = true`,
        );
        await page.evaluate(axe);
        const violations = await ask<{ id: string; nodes: { html: string }[] }[]>(
          page,
          'axe.run().then(({ violations }) => violations)',
        );
        assert.deepEqual(
          violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
          [],
        );
      };
      await visit(report, look, '', { colorScheme });
      await visit(report, look, '#level=SHOULD', {
        colorScheme,
        viewport: { width: 375, height: 700 },
      });
    });
  }

  it('fits the width of a phone', async () => {
    const narrow = { viewport: { width: 375, height: 700 } };
    const look = async (page: Page): Promise<void> => {
      await page.evaluate(
        `for (const each of document.querySelectorAll('details')) each.open = true`,
      );
      assert.equal(await ask(page, 'document.documentElement.scrollWidth'), 375);
    };
    await visit(manyFailures(20), look, '', narrow);
  });

  it('lets text of an adapter do nothing', async () => {
    const hostile = `</script><script>alert(1)</script><img src="http://127.0.0.1:9/x" onerror="alert(2)">`;
    const failure = { ...FAILED_CHECK, message: hostile, got: hostile };
    const scenarios = [sampleScenario('demo-1/1.1-2', 'it', { outcome: 'failed', failure })];
    const report = sampleReport(
      { scenarios },
      { implementation: { name: '<script>alert(1)</script>', version: hostile } },
    );
    await visit(report, async (page) => {
      assert.equal(await page.title(), 'Does not conform: <script>alert(1)</script> · poolproof');
      assert.equal(await page.locator('script').count(), 1);
      assert.equal(await page.locator('img').count(), 0);
    });
  });

  it('has a policy that holds where escaping would not', async () => {
    const { page, complaints, close } = await browser.open(sampleReport());
    await page.evaluate(
      `document.body.insertAdjacentHTML('beforeend', '<i onclick="window.broken = 1">x</i>');
       document.querySelector('i').click();
       document.body.append(Object.assign(document.createElement('script'), { text: 'window.broken = 1' }))`,
    );
    assert.equal(await ask(page, 'window.broken'), undefined);
    const blocked = complaints.filter((each) => each.includes('Content Security Policy'));
    assert.deepEqual([blocked.length, complaints.length], [2, 2]);
    await close();
  });

  it('stays of use with 500 failures', async () => {
    await visit(manyFailures(500), async (page) => {
      assert.equal(await page.locator('details.scenario, .scenarios li').count(), 500);
      await page.getByRole('searchbox').fill('case-499');
      assert.deepEqual(await shownClauses(page), ['demo-1/10-10']);
      await page.locator('[id="demo-1/10-10"] > summary').click();
      assert.ok(
        await page.locator('[id="demo-1/10-10"]').getByText('case-499').first().isVisible(),
      );
    });
  });

  it('is printed as a document in which what broke stands open', async () => {
    await visit(
      sampleReport(),
      async (page) => {
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        assert.equal(await page.locator('#filters').isVisible(), false);
        assert.ok(await page.getByText('/verdict is "queue"').first().isVisible());
        assert.ok(await page.getByText('It does this.').isVisible());
        assert.equal(await page.getByText('Scenario fine').isVisible(), false);
        assert.equal(
          await ask(page, 'getComputedStyle(document.body).backgroundColor'),
          'rgb(255, 255, 255)',
        );
      },
      '',
      { colorScheme: 'dark' },
    );
  });

  it('tells everything without its script, too', async () => {
    await visit(
      sampleReport(),
      async (page) => {
        assert.equal(await page.locator('#filters').isVisible(), false);
        await page.locator('[id="demo-1/1.1-2"] > summary').click();
        assert.ok(await page.getByText('/verdict is "queue"').first().isVisible());
      },
      '',
      { javaScriptEnabled: false },
    );
  });

  it('has a junit.xml beside it that an XML parser takes', async () => {
    const failure = { ...FAILED_CHECK, got: `]]>\u0000\ud800\uffff<&` };
    const scenarios = [sampleScenario('demo-1/1.1-2', 'it', { outcome: 'failed', failure })];
    const text = junit(sampleReport({ scenarios }), sampleRerun);
    const parse = (xml: string): string =>
      `new DOMParser().parseFromString(${JSON.stringify(xml)}, 'text/xml').querySelectorAll('parsererror').length`;
    await visit(sampleReport(), async (page) => {
      await page.goto('about:blank');
      assert.equal(await ask(page, parse(text)), 0);
      assert.ok((await ask<number>(page, parse(text.slice(0, -20)))) > 0, 'a cut file is refused');
    });
  });
});
