import { decideClaim } from '../reference/pool-1/admission.js';
import { applyEvent, emptyPool } from '../reference/pool-1/pool-state.js';
import { reservationOf } from '../reference/pool-1/reservation.js';
import { buildTree } from '../reference/pool-1/tree.js';
import { reportRatios } from './report-ratios.js';

/**
 * Whether a decision costs the same beside 10 siblings and beside 100,000: the rate of claims that
 * borrow and are released again, by the same ten entitlements, as a ratio in one run.
 */
const CLAIMS = 200_000;
const ROUNDS = 5;

const few: number[] = [];
const many: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  few.push(rate(10));
  many.push(rate(100_000));
}
process.stdout.write(`decisions a second beside 10: ${Math.round(median(few))}\n`);
process.stdout.write(`decisions a second beside 100000: ${Math.round(median(many))}\n`);
process.exitCode = reportRatios([
  { name: 'rate beside 100000 / rate beside 10', ratio: median(many) / median(few), atLeast: 0.5 },
]);

/** Decisions a second in a pool of so many siblings. */
function rate(siblings: number): number {
  const leaf = {
    parent: 'org',
    guaranteeUj: 100n,
    guaranteeDevices: 8,
    overQuotaWeight: 1,
    priority: 0,
  };
  const built = buildTree([
    { id: 'org', guaranteeUj: 0n, guaranteeDevices: 0, overQuotaWeight: 0, priority: 0 },
    ...Array.from({ length: siblings }, (_, at) => ({ id: `leaf-${at}`, ...leaf })),
  ]);
  if (built.kind !== 'tree') throw new Error(built.detail);
  const pool = emptyPool(built.tree);
  const start = performance.now();
  for (let at = 0; at < CLAIMS; at += 1) {
    const claim = {
      id: 'claim',
      entitlement: `leaf-${at % 10}`,
      gangSize: 2,
      devicesPerMember: 1,
      estimate: { uj: 101n, grade: 'HwShunt' as const },
    };
    const verdict = decideClaim(pool, claim);
    if (verdict.verdict !== 'admit') continue;
    applyEvent(pool, reservationOf(claim, verdict));
    applyEvent(pool, { event: 'released', claim: 'claim', energy: { uj: 0n, grade: 'HwShunt' } });
  }
  return (CLAIMS * 1000) / (performance.now() - start);
}

function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
