import type { ClauseResult, Report } from '../../harness/runner/result/result-model.js';
import { CLAUSE_OUTCOMES } from '../outcome-sign.js';
import { html, type Markup } from './html.js';
import { outcomeMark } from './outcome-mark.js';

/** What narrows the clauses down. It works by script alone, and is hidden without. */
export function filterBar({ standards }: Report): Markup {
  const clauses = standards.flatMap((standard) => standard.clauses);
  const outcomes = CLAUSE_OUTCOMES.map((outcome) => ({
    outcome,
    count: clauses.filter((clause) => clause.outcome === outcome).length,
  })).filter(({ count }) => count > 0);
  return html`<form class="filters" id="filters" role="search" aria-label="Clauses" hidden>
    <fieldset>
      <legend>Outcome</legend>
      ${outcomes.map(
        ({ outcome, count }) =>
          html`<label class="chip"
            ><input type="checkbox" name="outcome" value="${outcome}" />${outcomeMark(outcome)}<span
              aria-hidden="true"
              >${outcome}</span
            ><b>${count}</b></label
          > `,
      )}
    </fieldset>
    <div class="fields">
      ${choice('level', 'Level', clauses)} ${choice('module', 'Module', clauses)}
      <label>Text <input type="search" name="text" autocomplete="off" spellcheck="false" /></label>
      <button type="button" id="clear">Clear</button>
      <output id="shown" aria-live="polite"></output>
    </div>
  </form>`;
}

function choice(name: 'level' | 'module', label: string, clauses: readonly ClauseResult[]): Markup {
  const values = [...new Set(clauses.map((clause) => clause[name]))];
  return html`<label
    >${label}
    <select name="${name}">
      <option value="">all</option>
      ${values.map((value) => html`<option>${value}</option>`)}
    </select></label
  >`;
}
