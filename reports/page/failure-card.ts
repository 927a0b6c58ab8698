import type {
  ReportedCall,
  ReportedFailure,
  ScenarioResult,
} from '../../harness/runner/result/result-model.js';
import { expectation } from '../expectation.js';
import { callBlock } from './call-block.js';
import { html, type Markup } from './html.js';
import { valueBlock } from './value-block.js';

/** What a scenario that did not pass showed: expected beside got, the call, and what led to it. */
export function failureCard({ failure, outcome, calls }: ScenarioResult): Markup {
  if (failure === undefined) {
    return outcome === 'stale known failure'
      ? html`<p>It passes by now: take its clause out of the known failures.</p>`
      : html``;
  }
  const { message, call, before } = failure;
  return html`${failure.check === undefined ? html`<p class="because">${message}</p>` : sides(failure)}
  ${call === undefined ? undefined : callBlock(call, calls)}
  ${before === undefined ? undefined : callsBefore(before, call)}`;
}

function sides({ check, got, cut = [] }: ReportedFailure): Markup {
  if (check === undefined) return html``;
  const expected = cut.includes('operand')
    ? valueBlock('operand' in check ? check.operand : undefined, true)
    : html`<p class="expectation">${expectation(check)}</p>`;
  return html`<div class="sides">
    <div class="expected">
      <p class="label">Expected</p>
      ${expected}
    </div>
    <div class="got">
      <p class="label">Got</p>
      ${got === undefined ? html`<p>nothing there</p>` : valueBlock(got, cut.includes('got'))}
    </div>
  </div>`;
}

/** Folded, since a reader looks at the failing call first. */
function callsBefore(before: readonly ReportedCall[], call: ReportedCall | undefined): Markup {
  const left = (call?.index ?? 0) - before.length;
  const all = left > 0 ? `${before.length} of the ${left + before.length}` : String(before.length);
  return html`<details class="before">
    <summary>${all} ${left + before.length === 1 ? 'call' : 'calls'} before it</summary>
    ${before.map((each) => callBlock(each))}
  </details>`;
}
