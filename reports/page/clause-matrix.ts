import type { ClauseResult } from '../../harness/runner/result/result-model.js';
import { isRequired } from '../../harness/runner/result/verdict.js';
import { outcomeSign } from '../outcome-sign.js';
import { html, type Markup } from './html.js';
import { outcomeClass } from './outcome-mark.js';

/** All clauses at a glance, a row a section: each cell leads to its clause. */
export function clauseMatrix(clauses: readonly ClauseResult[], label: string): Markup {
  const sections = [...new Set(clauses.map(({ section }) => section))];
  return html`<nav class="matrix" aria-label="${label}">
    ${sections.map(
      (section) =>
        html`<div class="row">
          <span class="section">${section}</span
          ><span class="cells"
            >${clauses.filter((clause) => clause.section === section).map(cell)}</span
          >
        </div> `,
    )}
  </nav>`;
}

function cell(clause: ClauseResult): Markup {
  const { id, outcome, statement } = clause;
  // What follows the section: the reader has that at the row's beginning.
  const number = id.slice(id.lastIndexOf('-') + 1);
  const kind = isRequired(clause) ? '' : ' information';
  return html`<a
    class="cell ${outcomeClass(outcome)}${kind}"
    href="#${id}"
    data-cell="${id}"
    title="${id}: ${outcome}
${statement}"
    ><span aria-hidden="true">${outcomeSign(outcome)}<small>${number}</small></span
    ><span class="hidden">${id}, ${outcome}</span></a
  >`;
}
