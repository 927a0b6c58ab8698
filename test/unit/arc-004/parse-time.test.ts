import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseTime } from '../../../reference/arc-004/parse-time.js';

test('a time keeps its text, and names its instant to the nanosecond', () => {
  const cases: readonly (readonly [text: string, instant: bigint])[] = [
    ['1970-01-01T00:00:00Z', 0n],
    ['1970-01-01T00:00:01.5Z', 1_500_000_000n],
    ['1970-01-01T00:00:00.000000001Z', 1n],
    ['1969-12-31T23:59:59.999999999Z', -1n],
    ['2024-02-29T12:00:00Z', 1_709_208_000_000_000_000n],
    ['0000-01-01T00:00:00Z', -62_167_219_200_000_000_000n],
  ];
  for (const [written, instant] of cases) {
    assert.deepEqual(parseTime(written), { written, instant });
  }
});

test('what is no time in UTC is none', () => {
  const texts = [
    ...['', 'now', '20:00', '2026-05-01', '1746129600'],
    ...['2026-05-01T20:00:00', '2026-05-01T20:00:00+00:00', '2026-05-01T22:00:00+02:00'],
    ...['2026-05-01T20:00:00z', '2026-05-01t20:00:00Z', '2026-05-01 20:00:00Z'],
    ...['2026-02-29T20:00:00Z', '2026-04-31T20:00:00Z', '2026-13-01T20:00:00Z'],
    ...['2026-00-01T20:00:00Z', '2026-05-00T20:00:00Z'],
    ...['2026-05-01T24:00:00Z', '2026-05-01T20:60:00Z', '2026-06-30T23:59:60Z'],
    ...['2026-05-01T20:00Z', '2026-05-01T20:00:00.Z', '2026-05-01T20:00:00.1234567890Z'],
    ...['2026-5-1T20:00:00Z', '+002026-05-01T20:00:00Z', ' 2026-05-01T20:00:00Z'],
    ...['2026-05-01T20:00:00Z\n', '٢٠٢٦-05-01T20:00:00Z'],
  ];
  assert.deepEqual(
    texts.filter((text) => parseTime(text) !== undefined),
    [],
  );
});

test('times stand in the order of their instants', () => {
  const dates = fc.date({
    min: new Date('0000-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(dates, dates, (one, other) => {
      const [a, b] = [one, other].map((date) => parseTime(date.toISOString())?.instant ?? 0n);
      assert.equal((a ?? 0n) - (b ?? 0n), BigInt(one.getTime() - other.getTime()) * 1_000_000n);
    }),
  );
});
