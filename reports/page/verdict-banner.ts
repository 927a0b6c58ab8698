import type { Report, Verdict, VerdictKind } from '../../harness/runner/result/result-model.js';
import { html, type Markup } from './html.js';

const SIGNS: Readonly<Record<VerdictKind, string>> = {
  conforms: '✓',
  'does not conform': '✗',
  incomplete: '~',
  'could not run': '!',
};

/** Does it conform: the first thing on the page. */
export function verdictBanner({ verdict, implementation, standards }: Report): Markup {
  const { name, version } = implementation as { name: string; version: string };
  return html`<header class="verdict ${verdictClass(verdict)}">
    <span class="seal" aria-hidden="true">${SIGNS[verdict.kind]}</span>
    <div>
      <p class="who">
        <bdi>${name}</bdi>
        <bdi>${version}</bdi
        >${standards.length === 0 ? undefined : ' against '}${standards.map(({ id }) => id).join(', ')}
      </p>
      <h1>${capitalised(verdict.kind)}</h1>
      ${standards.length > 1 ? standards.map((each) => html`<p class="why">${each.id} ${each.verdict.text}</p>`) : html`<p class="why">${rest(verdict)}</p>`}
    </div>
  </header>`;
}

/** The verdict as the style sheet names it. */
export function verdictClass({ kind }: Verdict): string {
  return `is-${kind.replaceAll(' ', '-')}`;
}

/** The verdict's text without the words that stand above it already. */
function rest({ kind, text }: Verdict): string {
  return capitalised(text.startsWith(`${kind}: `) ? text.slice(kind.length + 2) : text);
}

/** The words with a capital at their beginning. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
