import type { StandardResult } from '../../harness/runner/result/result-model.js';
import { clauseMatrix } from './clause-matrix.js';
import { html, type Markup } from './html.js';
import { capitalised } from './verdict-banner.js';

/** One standard at a glance: its verdict, the modules claimed, and every clause in a matrix. */
export function overview(standard: StandardResult): Markup {
  const { id, revision, verdict, clauses, scenarios } = standard;
  const checks = scenarios.reduce((sum, scenario) => sum + scenario.checks, 0);
  return html`<section class="overview" aria-labelledby="overview-${id}">
    <h2 id="overview-${id}">${id} <small>${revision}</small></h2>
    <p>
      ${capitalised(verdict.text)}; ${scenarios.length} scenarios, ${checks} checks.
      ${moduleSentence(standard)}
    </p>
    ${clauseMatrix(clauses, `Clauses of ${id} by section`)}
    <p class="legend">
      A row a section, a cell a clause. Dashed cells are for information and bear on no verdict.
    </p>
  </section> `;
}

function moduleSentence({ clauses, claimedModules }: StandardResult): string {
  const modules = [...new Set(clauses.map(({ module }) => module))];
  const left = modules.filter((module) => !claimedModules.includes(module));
  const claimed = `Modules claimed: ${modules.filter((module) => claimedModules.includes(module)).join(', ')}.`;
  return left.length === 0 ? claimed : `${claimed} Not claimed: ${left.join(', ')}.`;
}
