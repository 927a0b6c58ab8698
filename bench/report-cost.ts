import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { packageRoot } from '../harness/package-root.js';
import { reportRatios, type MeasuredRatio } from './report-ratios.js';

/**
 * What a report costs: the time that `--report` adds to a run, whole processes taken in turns; and of
 * the pages of a run that went well and of one in which all failed, the size, and how soon a browser
 * has them ready to be used.
 */
const ROUNDS = 7;
const LARGEST_PAGE = 1_500_000;
const LONGEST_WAIT_MS = 1000;

const root = packageRoot();
const main = path.join(root, 'dist/harness/cli/main.js');
const answersNothing = path.join(root, 'dist/bench/answers-nothing.js');
const executablePath = process.env.POOLPROOF_CHROMIUM ?? '/usr/bin/chromium';
const folder = mkdtempSync(path.join(os.tmpdir(), 'poolproof-report-'));
const fine = path.join(folder, 'fine');
const failed = path.join(folder, 'failed');

try {
  const added: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = measure([], 0);
    added.push(measure(['--report', fine], 0) / bare - 1);
  }
  measure(['--adapter', answersNothing, '--report', failed], 1);
  const ratio = added.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  process.exitCode = reportRatios([
    { name: 'time added by --report / a run', ratio, atMost: 0.3 },
    ...(await pageRatios('all passed', fine)),
    ...(await pageRatios('all failed', failed)),
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Milliseconds that a whole process takes. */
function measure(options: readonly string[], expected: number): number {
  const args = [main, 'run', '--standard', 'pool/1', ...options];
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== expected) {
    throw new Error(`${args.join(' ')} ended with ${status ?? 'a signal'}: ${stderr}`);
  }
  return performance.now() - start;
}

async function pageRatios(name: string, report: string): Promise<MeasuredRatio[]> {
  const file = path.join(report, 'index.html');
  const size = statSync(file).size;
  const sizes = [
    { name: `page, ${name} / ${LARGEST_PAGE} bytes`, ratio: size / LARGEST_PAGE, atMost: 1 },
  ];
  if (!existsSync(executablePath)) {
    process.stdout.write(`SKIPPED how soon a page is ready: no Chromium at ${executablePath}\n`);
    return sizes;
  }
  const address = pathToFileURL(file).href;
  const tries = [await waitFor(address), await waitFor(address), await waitFor(address)];
  // The best of three: what else the machine does is not the page's fault.
  const waited = Math.min(...tries);
  process.stdout.write(`       page, ${name}: ${size} bytes, used after ${waited.toFixed(0)} ms\n`);
  return [
    ...sizes,
    {
      name: `page, ${name}: opened, filtered and drawn / ${LONGEST_WAIT_MS} ms`,
      ratio: waited / LONGEST_WAIT_MS,
      atMost: 1,
    },
  ];
}

/** Milliseconds until a browser that runs has opened a page, narrowed it down, and drawn that. */
async function waitFor(address: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const start = performance.now();
    await page.goto(address);
    await page.getByRole('searchbox').fill('surplus');
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))');
    return performance.now() - start;
  } finally {
    await browser.close();
  }
}
