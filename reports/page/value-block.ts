import type { CutValue } from '../../harness/runner/result/result-model.js';
import { html, type Markup } from './html.js';

/** Longest JSON text that stands on one line. */
const ONE_LINE = 60;

/**
 * A JSON value as preformatted text.
 *
 * @param cut whether it is a `CutValue`, of which head and digest are shown
 */
export function valueBlock(value: unknown, cut = false): Markup {
  if (!cut) return html`<pre>${written(value)}</pre>`;
  const { head, bytes, sha256 } = value as CutValue;
  return html`<pre>${head}…</pre>
    <p class="cut">
      Cut: ${bytes.toLocaleString('en-GB')} bytes, SHA-256 <code>${sha256}</code>; whole in
      <a href="transcript.ndjson">transcript.ndjson</a>.
    </p>`;
}

/** On one line where it is short. Line ends inside of text stay escaped, as JSON has them. */
function written(value: unknown): string {
  const short = JSON.stringify(value);
  return short.length <= ONE_LINE ? short : JSON.stringify(value, undefined, 2);
}
