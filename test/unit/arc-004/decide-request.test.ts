import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decideRequest } from '../../../reference/arc-004/decide-request.js';
import type { Row } from '../../../reference/arc-004/types.js';
import { asking, clock, entitled, override, reservation, row } from './row-fixture.js';

/** The state and, where one failed, the gate. */
function decided(differences: Partial<Row>): string {
  const { admission } = decideRequest(row(differences));
  return 'failedGate' in admission
    ? `${admission.state} at ${admission.failedGate}`
    : admission.state;
}

function expectAll(cases: readonly (readonly [Partial<Row>, string])[]): void {
  for (const [differences, expected] of cases) assert.equal(decided(differences), expected);
}

const STALE = { evidence: { ref: 'e', observedAt: clock('08:00'), maxAge: 1_000_000_000n } };
const ENDLESS = { reservations: [reservation({ expiry: null })] };
const UNKNOWN = { capacityAllocatable: null };
const DISPUTED = { reportedReservationTotal: 3 };
const PLENTY = { capacityAllocatable: 1000 };
const SHORT = { capacityAllocatable: 8 };

test('arc-004/8-1: the worked baseline is admitted and overbooked, with all its figures', () => {
  assert.deepEqual(decideRequest(row()), {
    admission: { state: 'ADMITTED' },
    contention: 'ENTITLEMENT_OVERBOOKED',
    quota: { limit: 8, used: 2, remaining: 6, effective: 8 },
    activeReservation: 4,
    capacity: { kind: 'known', allocatable: 10, free: 6 },
    request: { id: 'q1', holder: 'b', quantity: 6 },
    evidenceRef: 'ev-7',
  });
});

test('arc-004/7-1: each gate before the next', () => {
  expectAll([
    [{ ...STALE, ...asking(7) }, 'STALE at evidence'],
    [{ ...STALE, ...ENDLESS, ...DISPUTED, ...UNKNOWN }, 'STALE at evidence'],
    [{ ...asking(7), ...ENDLESS }, 'QUEUED at quota'],
    [{ ...asking(7), ...UNKNOWN }, 'QUEUED at quota'],
    [{ ...ENDLESS, ...DISPUTED, ...UNKNOWN }, 'HOLD at reservation'],
    [{ ...DISPUTED, ...UNKNOWN }, 'DISPUTED at reservation'],
    [{ ...SHORT, ...asking(8), override: override({ authority: null }) }, 'QUEUED at capacity'],
    [{ ...PLENTY, ...asking(8), override: override({ authority: null }) }, 'BLOCKED at authority'],
  ]);
});

test('arc-004/4-1: either end is enough, and a released reservation needs none', () => {
  const gap = { expiry: null, quantity: 0, id: 'r2' };
  expectAll([
    [{ reservations: [reservation(), reservation(gap)] }, 'HOLD at reservation'],
    [
      { reservations: [reservation(), reservation({ ...gap, start: clock('21:00') })] },
      'HOLD at reservation',
    ],
    [{ reservations: [reservation(), reservation({ ...gap, releaseCondition: 'x' })] }, 'ADMITTED'],
    [
      { reservations: [reservation(), reservation({ ...gap, releasedAt: clock('12:00') })] },
      'ADMITTED',
    ],
    [
      { reservations: [reservation(), reservation({ ...gap, releasedAt: clock('21:00') })] },
      'HOLD at reservation',
    ],
  ]);
});

test('arc-004/4-2, 4-3, 4-4: what is not known is not taken for granted', () => {
  expectAll([
    [{ ...UNKNOWN, ...entitled(2 ** 32 - 1) }, 'UNKNOWN at capacity'],
    [
      { capacityAllocatable: 0, reservations: [], reportedReservationTotal: 0 },
      'REJECTED at capacity',
    ],
    [{ scope: null }, 'HOLD at evidence'],
    [{ resourceType: null }, 'HOLD at evidence'],
  ]);
  assert.equal(decideRequest(row(UNKNOWN)).contention, 'UNKNOWN');
});

test('arc-004/9-1, 9-2, 9-3: queued where room may be made, rejected where it never can', () => {
  expectAll([
    [{ ...entitled(12), ...asking(7) }, 'QUEUED at capacity'],
    [{ ...entitled(12), ...asking(10) }, 'QUEUED at capacity'],
    [{ ...entitled(20), ...asking(11) }, 'REJECTED at capacity'],
    [{ ...PLENTY, ...asking(7) }, 'QUEUED at quota'],
    [{ ...PLENTY, ...asking(8) }, 'QUEUED at quota'],
    [{ ...PLENTY, ...asking(9) }, 'REJECTED at quota'],
    [{ ...entitled(8, 10), ...asking(0) }, 'QUEUED at quota'],
    [asking(0), 'ADMITTED'],
  ]);
});

test('arc-004/8-2: quotas past the capacity are overbooked, those that meet it are not', () => {
  const contentionOf = (...limits: readonly number[]): string =>
    decideRequest(row({ quotas: limits.map((limit, index) => ({ holder: `h${index}`, limit })) }))
      .contention;
  assert.equal(contentionOf(2, 8), 'NONE');
  assert.equal(contentionOf(3, 8), 'ENTITLEMENT_OVERBOOKED');
  assert.equal(contentionOf(2 ** 32 - 1, 2 ** 32 - 1), 'ENTITLEMENT_OVERBOOKED');
  assert.equal(contentionOf(), 'NONE');
});

test('arc-004/11: what an override carries, and what it does not', () => {
  const asks = { ...PLENTY, ...asking(8) };
  const named = { authorities: ['duty', 'chief'] };
  expectAll([
    [{ ...asks, override: override() }, 'ADMITTED_OVERRIDE'],
    [{ ...asks, ...named, override: override({ authority: 'chief' }) }, 'ADMITTED_OVERRIDE'],
    [{ ...asks, ...named, override: override({ authority: 'guest' }) }, 'BLOCKED at authority'],
    [{ ...asks, authorities: [], override: override() }, 'BLOCKED at authority'],
    [{ ...asks, override: override({ scope: 'us-1' }) }, 'BLOCKED at authority'],
    [{ ...asks, override: override({ at: clock('20:00:01') }) }, 'BLOCKED at authority'],
    [{ ...asks, override: override({ at: clock('20:00') }) }, 'ADMITTED_OVERRIDE'],
    [{ ...asks, override: override({ authority: null, reason: null }) }, 'BLOCKED at authority'],
    [{ ...asks, override: override({ scope: null }) }, 'HOLD at authority'],
    [{ ...asks, override: override({ quantity: null }) }, 'HOLD at authority'],
    [{ ...asks, override: override({ at: null }) }, 'HOLD at authority'],
    [{ ...asks, override: override({ reason: null }) }, 'HOLD at authority'],
    [{ ...asks, ...asking(9), override: override() }, 'QUEUED at quota'],
    [{ ...asks, ...asking(11), override: override() }, 'REJECTED at quota'],
    [{ ...asking(8), override: override() }, 'QUEUED at capacity'],
    [{ ...UNKNOWN, ...asking(8), override: override() }, 'UNKNOWN at capacity'],
    [{ override: override() }, 'ADMITTED'],
    [{ override: override({ authority: null }) }, 'ADMITTED'],
  ]);
});

test('arc-004/11-3: only an override in force raises the effective quota', () => {
  const effective = (given: Row['override']): number =>
    decideRequest(row({ override: given })).quota.effective;
  assert.equal(effective(null), 8);
  assert.equal(effective(override()), 10);
  assert.equal(effective(override({ authority: null })), 8);
  assert.equal(effective(override({ reason: null })), 8);
});

test('arc-004/12-1, 12-2: evidence of the allowed age decides, older or later does not', () => {
  const from = (time: string): Partial<Row> => ({
    evidence: { ref: 'e', observedAt: clock(time), maxAge: 300_000_000_000n },
  });
  expectAll([
    [from('19:55'), 'ADMITTED'],
    [from('19:54:59.999'), 'STALE at evidence'],
    [from('20:00'), 'ADMITTED'],
    [from('20:00:00.001'), 'HOLD at evidence'],
  ]);
});

test('a quota that is not that of its line, or has none, is disputed', () => {
  const quota = { holder: 'b', limit: 12, used: 2 };
  expectAll([
    [{ quota }, 'DISPUTED at evidence'],
    [{ quotas: [{ holder: 'a', limit: 8 }] }, 'DISPUTED at evidence'],
  ]);
});

test('arc-004/13-1: the transfer case', () => {
  const { admission, quota, activeReservation, capacity } = decideRequest(
    row({
      quota: { holder: 'c', limit: 4, used: 0 },
      quotas: [...row().quotas, { holder: 'c', limit: 4 }],
      reservations: [reservation({ expiry: clock('19:00') })],
      reportedReservationTotal: 0,
      request: { id: 'q2', holder: 'c', quantity: 6 },
      override: override(),
      authorities: ['duty'],
    }),
  );
  assert.deepEqual(admission, { state: 'ADMITTED_OVERRIDE', override: override() });
  assert.equal(quota.effective, 6);
  assert.equal(activeReservation, 0);
  assert.deepEqual(capacity, { kind: 'known', allocatable: 10, free: 10 });
});
