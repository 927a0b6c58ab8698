import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import type { Report } from '../../harness/runner/result/result-model.js';
import { cutReport } from '../../reports/cut-report.js';
import { page as makePage } from '../../reports/page/page.js';
import { sampleRerun } from '../unit/reports/sample-report.js';

const executablePath = process.env.POOLPROOF_CHROMIUM ?? '/usr/bin/chromium';

/** Why there is no browser to test in; fails where CI promises one. */
export function missingBrowser(): string | undefined {
  if (existsSync(executablePath)) return undefined;
  const why = `no Chromium at ${executablePath}; POOLPROOF_CHROMIUM names another`;
  assert.notEqual(process.env.CI, 'true', why);
  return why;
}

/** A page that is open, and all that it complained of. */
export interface OpenPage {
  readonly page: Page;
  /** Messages on its console, errors, and requests for anything but itself. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

/** A browser that opens reports as a person does: from a file, without a network. */
export class ReportBrowser {
  readonly #folder = mkdtempSync(join(tmpdir(), 'poolproof-page-'));

  private constructor(private readonly browser: Browser) {}

  static async start(): Promise<ReportBrowser> {
    return new ReportBrowser(await chromium.launch({ executablePath, args: ['--no-sandbox'] }));
  }

  /** Writes a report's page and gives its address. */
  write(report: Report): string {
    const file = join(this.#folder, 'index.html');
    writeFileSync(file, makePage(cutReport(report), sampleRerun));
    return pathToFileURL(file).href;
  }

  /** @param hash what follows the address, from its `#` on */
  async open(report: Report, hash = '', options: BrowserContextOptions = {}): Promise<OpenPage> {
    const address = this.write(report);
    const context = await this.browser.newContext({ offline: true, ...options });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('dialog', (dialog) => {
      complaints.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const url = request.url();
      if (![address, 'data:', 'about:'].some((own) => url.startsWith(own)))
        complaints.push(`request: ${url}`);
    });
    await page.goto(address + hash);
    return { page, complaints, close: () => context.close() };
  }

  async stop(): Promise<void> {
    await this.browser.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
