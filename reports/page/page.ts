import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../harness/package-root.js';
import type { Report, VerdictKind } from '../../harness/runner/result/result-model.js';
import { filterBar } from './filter-bar.js';
import { html, trustedMarkup } from './html.js';
import { overview } from './overview.js';
import { PageBudget } from './page-budget.js';
import { provenance, varyingPart } from './provenance.js';
import { standardPart } from './standard-part.js';
import { capitalised, verdictBanner } from './verdict-banner.js';

/** The parts of the style sheet: later ones change what earlier ones set. */
const STYLE = ['colours', 'page', 'overview', 'clauses', 'narrow', 'print'];

/** What details of failures may fill, in bytes: a page stays well under 1.5 MB. */
const DETAILS = 900_000;

const COLOURS: Readonly<Record<VerdictKind, string>> = {
  conforms: '#1a7f4b',
  'does not conform': '#c0262d',
  incomplete: '#8a5a00',
  'could not run': '#6e3fb5',
};

/**
 * The report as one page that needs nothing else: no network, no other file. Its policy lets only
 * its own style and script work, so that text of an adapter could do nothing even as markup.
 *
 * @param report with long values cut, as `cutReport` does
 * @param rerun the command that runs one clause again
 */
export function page(report: Report, rerun: (clause: string) => string): string {
  const style = STYLE.map((name) => asset(`style/${name}.css`)).join('');
  const script = asset('filters.js');
  const policy = `default-src 'none'; style-src ${sourceOf(style)}; script-src ${sourceOf(script)}; img-src data:; base-uri 'none'; form-action 'none'`;
  const { verdict, implementation, standards } = report;
  const budget = new PageBudget(DETAILS);
  const count = (of: 'clauses' | 'scenarios'): number =>
    standards.reduce((sum, standard) => sum + standard[of].length, 0);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${capitalised(verdict.kind)}: ${implementation.name as string} · poolproof</title>
        <link rel="icon" href="data:image/svg+xml,${icon(COLOURS[verdict.kind])}" />
        ${trustedMarkup(`<style>${style}</style>`)}
      </head>
      <body>
        <a class="skip" href="#clauses">Skip to the clauses</a>
        ${verdictBanner(report)}
        <main>
          ${standards.map(overview)} ${filterBar(report)}
          <div class="clauses" id="clauses" tabindex="-1">
            ${standards.map((standard) => standardPart(standard, { rerun, budget }))}
          </div>
          ${provenance(report)} ${varyingPart(report)}
        </main>
        <footer>
          <p>
            Beside this page: <a href="report.json">report.json</a>,
            <a href="transcript.ndjson">transcript.ndjson</a>, <a href="junit.xml">junit.xml</a>,
            <a href="messages.ndjson">messages.ndjson</a>
          </p>
          <p>
            End of the report: ${count('clauses')} clauses, ${count('scenarios')} scenarios. Where
            this line is missing, the page was cut.
          </p>
        </footer>
        ${trustedMarkup(`<script>${script}</script>`)}
      </body>
    </html> `.text;
}

function asset(name: string): string {
  return readFileSync(path.join(packageRoot(), 'reports/page', name), 'utf8');
}

/** An inline style or script as a policy names it. */
function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function icon(colour: string): string {
  return encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="8" fill="${colour}"/></svg>`,
  );
}
