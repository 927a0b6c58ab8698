import type { ProbeResult } from '../../harness/runner/result/result-model.js';
import { callBlock } from './call-block.js';
import { html, type Markup } from './html.js';

/** What the text leaves open, and what this implementation did there. */
export function probeList(probes: readonly ProbeResult[]): Markup {
  return html`<ul class="probes">
    ${probes.map(probeItem)}
  </ul>`;
}

function probeItem({ id, question, answer, call, note, uri, line }: ProbeResult): Markup {
  return html`<li id="${id}">
    <p class="question">${question}</p>
    <p class="answer">
      ${answer?.sentence ?? html`<em>No answer</em>${note === undefined ? '.' : html`: ${note}.`}`}
    </p>
    <details>
      <summary>How it was asked</summary>
      <p class="place">${uri}:${line}<br />${id}</p>
      ${call === undefined ? undefined : callBlock(call)}
    </details>
  </li> `;
}
