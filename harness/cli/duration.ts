import { InvalidArgumentError } from 'commander';

const MOST_MS = 3_600_000;

/** Milliseconds of a duration such as `500ms` or `5s`, at most an hour. */
export function parseDuration(text: string): number {
  const [, digits = '', unit] = /^(\d+)(ms|s)$/.exec(text) ?? [];
  const ms = Number(digits) * (unit === 's' ? 1000 : 1);
  if (digits === '' || ms < 1 || ms > MOST_MS) {
    throw new InvalidArgumentError('Write it as 500ms or 5s, at least 1ms and at most 3600s.');
  }
  return ms;
}
