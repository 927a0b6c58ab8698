import type { Report } from '../../harness/runner/result/result-model.js';
import { html, type Markup, type Part } from './html.js';

/** What was judged by what: enough to tell whether two reports may be compared. */
export function provenance(report: Report): Markup {
  const { suite, implementation, standards, transcript, seed } = report;
  return html`<section class="provenance" aria-labelledby="provenance">
    <h2 id="provenance">What was judged by what</h2>
    <dl>
      ${row('Suite', `${suite.name} ${suite.version}`)}
      ${Object.entries(implementation).map(([name, value]) =>
        row(`Implementation, ${name}`, typeof value === 'string' ? value : JSON.stringify(value)),
      )}
      ${standards.map(({ id, revision, claimedModules, digests }) => [
        row(`${id}, revision`, revision),
        row(`${id}, modules claimed`, claimedModules.join(', ')),
        row(`${id}, registry`, html`SHA-256 <code>${digests.registry}</code>`),
        row(
          `${id}, vectors`,
          digests.vectors === undefined ? 'none' : html`SHA-256 <code>${digests.vectors}</code>`,
        ),
      ])}
      ${row('Asked for', selectionOf(report))} ${row('Seed', seed)}
      ${
        transcript === undefined
          ? undefined
          : row(
              'Transcript',
              html`<a href="transcript.ndjson">transcript.ndjson</a>, ${transcript.calls} calls,
                SHA-256 <code>${transcript.sha256}</code>`,
            )
      }
    </dl>
  </section>`;
}

/** All that may differ between two runs in which the implementation did the same. */
export function varyingPart({ varying }: Report): Markup {
  const { started, durationMs, adapter, stderr } = varying;
  return html`<section id="varying" aria-labelledby="this-run">
    <h2 id="this-run">This run</h2>
    <p class="intro">All on this page that another run may tell otherwise.</p>
    <dl>
      ${row('Started', html`<time datetime="${started}">${started}</time>`)}
      ${row('Took', `${(durationMs / 1000).toFixed(1)} s`)}
      ${row('Adapter', `${adapter.transport}, ${adapter.label}`)}
    </dl>
    ${
      stderr.trim() === ''
        ? undefined
        : html`<details>
            <summary>The last that the adapter wrote to stderr</summary>
            <pre>${stderr.trimEnd()}</pre>
          </details>`
    }
  </section>`;
}

function row(name: string, value: Part): Markup {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div> `;
}

function selectionOf({ selection: { standard, clauses, modules } }: Report): string {
  const asked = [
    ...(standard === undefined ? [] : [`standard ${standard}`]),
    ...(clauses === undefined ? [] : [`clauses ${clauses.join(', ')}`]),
    ...(modules === undefined ? [] : [`modules ${modules.join(', ')}`]),
  ];
  return asked.length === 0 ? 'everything' : asked.join('; ');
}
