import type { ClauseResult, StandardResult } from '../../harness/runner/result/result-model.js';
import { isRequired } from '../../harness/runner/result/verdict.js';
import { clauseEntry, type ClauseEntryContext } from './clause-entry.js';
import { html, type Markup } from './html.js';
import { probeList } from './probe-list.js';

/** The clauses of one standard: those that are required, and what is told for information. */
export function standardPart(
  standard: StandardResult,
  context: Omit<ClauseEntryContext, 'scenarios'>,
): Markup {
  const { id, clauses, scenarios, probes } = standard;
  const within = { ...context, scenarios };
  const required = clauses.filter(isRequired);
  const readings = clauses.filter(({ basis }) => basis === 'reading');
  const recommended = clauses.filter((each) => !isRequired(each) && each.basis !== 'reading');
  return html`<section class="standard" aria-labelledby="standard-${id}">
    <h2 id="standard-${id}">Clauses of ${id}</h2>
    ${bySection(required, within)} ${informationPart(RECOMMENDATIONS, recommended, id, within)}
    ${informationPart(READINGS, readings, id, within)}
    ${
      probes.length === 0
        ? undefined
        : html`<section class="open-questions" aria-labelledby="probes-${id} standard-${id}">
            <h3 id="probes-${id}">What the text leaves open</h3>
            <p class="intro">Questions without a right answer, and what this implementation did.</p>
            ${probeList(probes)}
          </section>`
    }
  </section>`;
}

function bySection(clauses: readonly ClauseResult[], context: ClauseEntryContext): Markup {
  const sections = [...new Set(clauses.map(({ section }) => section))];
  return html`${sections.map(
    (section) =>
      html`<section class="group">
        <h3>Section ${section}</h3>
        <div class="list">
          ${clauses.filter((clause) => clause.section === section).map((clause) => clauseEntry(clause, context))}
        </div>
      </section> `,
  )}`;
}

interface InformationPart {
  readonly name: string;
  readonly title: string;
  readonly intro: string;
}

const RECOMMENDATIONS: InformationPart = {
  name: 'recommendations',
  title: 'Recommendations',
  intro: 'What the text advises. Not followed is not wrong.',
};

const READINGS: InformationPart = {
  name: 'readings',
  title: 'Readings',
  intro:
    'Where the text leaves a choice, this is how the suite reads it. Another reading is not wrong.',
};

function informationPart(
  { name, title, intro }: InformationPart,
  clauses: readonly ClauseResult[],
  standard: string,
  context: ClauseEntryContext,
): Markup | undefined {
  if (clauses.length === 0) return undefined;
  const id = `${name}-${standard}`;
  return html`<section class="group information" aria-labelledby="${id} standard-${standard}">
    <h3 id="${id}">${title}</h3>
    <p class="intro">${intro}</p>
    <div class="list">${clauses.map((clause) => clauseEntry(clause, context))}</div>
  </section>`;
}
