import type { ClauseResult, ScenarioResult } from '../../harness/runner/result/result-model.js';
import { BAD_OUTCOMES } from '../outcome-sign.js';
import { failureCard } from './failure-card.js';
import { html, type Markup } from './html.js';
import { outcomeMark } from './outcome-mark.js';
import type { PageBudget } from './page-budget.js';

export interface ClauseEntryContext {
  readonly scenarios: readonly ScenarioResult[];
  /** The command that runs one clause again. */
  readonly rerun: (clause: string) => string;
  readonly budget: PageBudget;
}

/** One clause, folded to its statement; open, all that a reader needs to see its outcome again. */
export function clauseEntry(clause: ClauseResult, context: ClauseEntryContext): Markup {
  const { id, level, basis, module, statement, outcome, note } = clause;
  const own = context.scenarios.filter((scenario) => scenario.clause === id);
  const bad = own.filter((scenario) => BAD_OUTCOMES.has(scenario.outcome));
  const cards = bad.map((scenario, at) => context.budget.spend(badScenario(scenario, at === 0)));
  const leftOut = bad.filter((_, at) => cards[at] === undefined);
  const listed = [...leftOut, ...own.filter((scenario) => !bad.includes(scenario))];
  return html`<details
    class="clause ${BAD_OUTCOMES.has(outcome) ? 'bad' : ''}"
    id="${id}"
    data-outcome="${outcome}"
    data-level="${level}"
    data-module="${module}"
  >
    <summary>
      ${outcomeMark(outcome)}<span class="id">${id}</span
      ><span class="statement">${statement}</span>
    </summary>
    <div class="body">
      <p class="facts">
        <span>${outcome}</span><span>${level}</span><span>${basis}</span
        ><span>module ${module}</span>
      </p>
      ${note === undefined ? undefined : html`<p class="note">${note}</p>`}
      ${own.length === 0 ? undefined : rerunLine(context.rerun(id))} ${cards}
      ${leftOut.length === 0 ? undefined : LEFT_OUT}
      ${listed.length === 0 ? undefined : scenarioList(listed)}
    </div>
  </details> `;
}

const LEFT_OUT = html`<p class="note">
  More failed than a page can show: <a href="report.json">report.json</a> has the calls of these.
</p>`;

function rerunLine(command: string): Markup {
  return html`<div class="rerun">
    <p class="label">Run it again</p>
    <code>${command}</code><button type="button" class="copy" hidden>Copy</button>
  </div>`;
}

function badScenario(scenario: ScenarioResult, open: boolean): Markup {
  const { id, outcome, title } = scenario;
  return html`<details class="scenario" ${open ? 'open' : ''}>
    <summary>${outcomeMark(outcome)}<span>${title}</span></summary>
    <p class="place">${place(scenario)}<br />${id}</p>
    ${failureCard(scenario)}
  </details>`;
}

/** A line each: the scenarios of which there is no more to tell. */
function scenarioList(scenarios: readonly ScenarioResult[]): Markup {
  return html`<ul class="scenarios">
    ${scenarios.map(
      (scenario) =>
        html`<li>
          ${outcomeMark(scenario.outcome)}<span
            >${scenario.title}${
              scenario.controlOf === undefined ? undefined : html` <small>control</small>`
            }</span
          >
          <span class="place">${place(scenario)}</span>
        </li> `,
    )}
  </ul>`;
}

function place({ uri, line }: ScenarioResult): string {
  return `${uri}:${line}`;
}
