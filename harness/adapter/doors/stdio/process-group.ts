import { setTimeout as sleep } from 'node:timers/promises';

/** How long a process group has between SIGTERM and SIGKILL, in milliseconds. */
const TERM_GRACE_MS = 1000;
const POLL_MS = 20;

/** The groups that this process started and has not seen ended, by the id of their leader. */
const living = new Set<number>();

/**
 * Takes charge of the process group that `leader` leads: should this process exit before
 * `endProcessGroup`, the group is killed on the way out.
 */
export function holdProcessGroup(leader: number): void {
  if (living.size === 0) process.on('exit', killAll);
  living.add(leader);
}

/** Sends a signal to every process of a group. False where no process of it is left. */
export function signalProcessGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}

/**
 * Ends a process group: SIGTERM, then SIGKILL for what is left after one second. Processes that
 * moved to a session of their own are out of reach.
 */
export async function endProcessGroup(leader: number): Promise<void> {
  const since = performance.now();
  let alive = signalProcessGroup(leader, 'SIGTERM');
  while (alive && performance.now() - since < TERM_GRACE_MS) {
    await sleep(POLL_MS);
    alive = signalProcessGroup(leader, 0);
  }
  if (alive) signalProcessGroup(leader, 'SIGKILL');
  living.delete(leader);
  if (living.size === 0) process.off('exit', killAll);
}

function killAll(): void {
  for (const leader of living) signalProcessGroup(leader, 'SIGKILL');
}
