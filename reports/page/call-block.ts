import type { ReportedCall } from '../../harness/runner/result/result-model.js';
import { html, type Markup } from './html.js';
import { valueBlock } from './value-block.js';

/**
 * One call beside its answer.
 *
 * @param calls how many calls its scenario made, where a reader wants to know
 */
export function callBlock(call: ReportedCall, calls?: number): Markup {
  const { index, method, params, answer, cut = [] } = call;
  const number = calls === undefined ? `Call ${index + 1}` : `Call ${index + 1} of ${calls}`;
  return html`<div class="sides call">
    <div>
      <p class="label">${number}: <code>${method}</code></p>
      ${valueBlock(params, cut.includes('params'))}
    </div>
    <div>
      <p class="label">Answered</p>
      ${answer === undefined ? html`<p>nothing</p>` : valueBlock(answer, cut.includes('answer'))}
    </div>
  </div> `;
}
