const TIME = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?Z$/;
const NANOSECONDS_PER_MILLISECOND = 1_000_000n;

/** A time: as it was written, which records keep (6-1), and the instant that it names. */
export interface Time {
  readonly written: string;
  /** Nanoseconds since 1970 in UTC. */
  readonly instant: bigint;
}

/**
 * Reads an RFC 3339 time in UTC, exactly: with its `Z`, of a day and a time of day that exist, with
 * at most nine digits of a second's fraction. Leap seconds are none that a computer's clock knows.
 *
 * @returns `undefined` where the text is no such time
 */
export function parseTime(text: string): Time | undefined {
  const [, second = '', fraction = ''] = TIME.exec(text) ?? [];
  const parsed = new Date(`${second}Z`);
  if (second === '' || Number.isNaN(parsed.getTime())) return undefined;
  // A day that does not exist is read as a later one that does.
  if (!parsed.toISOString().startsWith(second)) return undefined;
  const whole = BigInt(parsed.getTime()) * NANOSECONDS_PER_MILLISECOND;
  return { written: text, instant: whole + BigInt(fraction.padEnd(9, '0')) };
}
