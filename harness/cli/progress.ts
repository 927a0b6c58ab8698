import { clearLine, cursorTo } from 'node:readline';
import type { WriteStream } from 'node:tty';

export interface Progress {
  readonly advance: (done: number, total: number) => void;
  readonly end: () => void;
}

const INTERVAL_MS = 80;

/** Progress of a run on one line of a terminal; nothing at all elsewhere, or where CI is set. */
export function showProgress(stream: WriteStream): Progress {
  const silent = !stream.isTTY || Boolean(process.env.CI);
  let shown = 0;
  return {
    advance: (done, total) => {
      if (silent || Date.now() - shown < INTERVAL_MS) return;
      shown = Date.now();
      cursorTo(stream, 0);
      stream.write(`${done} of ${total} scenarios`);
      clearLine(stream, 1);
    },
    end: () => {
      if (shown === 0) return;
      cursorTo(stream, 0);
      clearLine(stream, 0);
    },
  };
}
