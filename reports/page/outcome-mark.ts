import type { ClauseOutcome } from '../../harness/runner/result/result-model.js';
import { outcomeSign } from '../outcome-sign.js';
import { html, type Markup } from './html.js';

/** The sign of an outcome in its colour, with its name for who cannot see either. */
export function outcomeMark(outcome: ClauseOutcome): Markup {
  return html`<span class="mark ${outcomeClass(outcome)}"
    ><span aria-hidden="true">${outcomeSign(outcome)}</span
    ><span class="hidden">${outcome}</span></span
  >`;
}

/** The outcome as the style sheet names it. */
export function outcomeClass(outcome: ClauseOutcome): string {
  return `is-${outcome.replaceAll(' ', '-')}`;
}
