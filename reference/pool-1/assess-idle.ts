import { compareByteOrder } from './byte-order.js';
import { compareRatios, type Ratio } from './compare-ratios.js';
import { requireDistinctIds, requireEnergy, requireU32, requireU64 } from './require-input.js';
import { type Energy, isObserved } from './types.js';

/** What the operator calls idle. The standard has no default for either figure. */
export interface IdlePolicy {
  /** The shortest window that a verdict may rest on, in microseconds, 0 to 2^64 - 1. */
  readonly windowUs: bigint;
  /** A mean rate below this is idle, in microwatts, 0 to 2^64 - 1. */
  readonly thresholdUw: bigint;
}

/** Energy over the window in which it was spent, in microseconds. */
export interface WindowedEnergy extends Energy {
  readonly windowUs: bigint;
}

export interface HeldWorkload {
  readonly id: string;
  /** Devices that it holds, 0 to 2^32 - 1. */
  readonly devices: number;
  readonly observed: WindowedEnergy;
  /** Plays no part (2.7-11): what spends and completes nothing is thrashing, which 5.2 ranks. */
  readonly completedUnits?: bigint;
}

export type IdleVerdict =
  | {
      readonly id: string;
      readonly verdict: 'idle' | 'working';
      /** The observed window that the verdict rests on, in microseconds. */
      readonly windowUs: bigint;
      /** The mean rate over it in microwatts, rounded down. No upper bound. */
      readonly meanUw: bigint;
    }
  | {
      readonly id: string;
      readonly verdict: 'no_verdict';
      readonly reason: NoVerdictReason;
      /** The rate is the last thing looked at, and was not reached: no number, least of all zero. */
      readonly meanUw: null;
    }
  | { readonly id: string; readonly verdict: 'nothing_held' };

/** No policy is configured; the window is empty or too short; the figure is a guess. */
export type NoVerdictReason = 'policy' | 'window' | 'grade';

export interface IdleAssessment {
  /** One for each workload, in their order. */
  readonly verdicts: readonly IdleVerdict[];
  /** The idle ones and no others: lowest rate first, then by id in byte order. */
  readonly reclamationOrder: readonly string[];
}

/** A rate in watts is microjoules over microseconds; times this it is microwatts. */
const UW_PER_W = 1_000_000n;

/**
 * Assesses which workloads hold devices without working (2.7). Without a policy nothing is idle.
 *
 * @throws TypeError or RangeError where a figure, a grade or an id is not as declared.
 */
export function assessIdle(
  policy: IdlePolicy | null,
  workloads: readonly HeldWorkload[],
): IdleAssessment {
  if (policy !== null) requirePolicy(policy);
  for (const [index, workload] of workloads.entries())
    requireWorkload(workload, `workloads[${index}]`);
  requireDistinctIds(workloads, 'workloads');

  const assessed = workloads.map((workload) => ({ workload, verdict: assess(policy, workload) }));
  const idle = assessed.filter(({ verdict }) => verdict.verdict === 'idle'); // pool-1/2.7-7, 2.7-8
  return {
    verdicts: assessed.map(({ verdict }) => verdict),
    reclamationOrder: idle
      .map(({ workload }) => workload)
      .sort(byRate)
      .map(({ id }) => id),
  };
}

/** The checks in the standard's order (2.7-9): a later one never rescues what an earlier refused. */
function assess(policy: IdlePolicy | null, { id, devices, observed }: HeldWorkload): IdleVerdict {
  if (devices === 0) return { id, verdict: 'nothing_held' }; // pool-1/2.7-6
  if (policy === null) return noVerdict(id, 'policy'); // pool-1/2.7-10: no window was asked for
  if (observed.windowUs === 0n) return noVerdict(id, 'window'); // pool-1/2.7-5: even if 0 is asked
  if (observed.windowUs < policy.windowUs) return noVerdict(id, 'window'); // pool-1/2.7-4
  if (!isObserved(observed.grade)) return noVerdict(id, 'grade'); // pool-1/2.7-1, 2.7-2
  return {
    id,
    verdict: isBelow(observed, policy.thresholdUw) ? 'idle' : 'working', // pool-1/2.7-11, 2.7-12
    windowUs: observed.windowUs, // pool-1/2.7-3
    meanUw: (observed.uj * UW_PER_W) / observed.windowUs,
  };
}

/**
 * Compares the exact rate, not the rounded one. On the threshold itself the text is open; working is
 * the answer that destroys nothing.
 */
function isBelow(observed: WindowedEnergy, thresholdUw: bigint): boolean {
  return observed.uj * UW_PER_W < thresholdUw * observed.windowUs;
}

function byRate(a: HeldWorkload, b: HeldWorkload): number {
  return compareRatios(rateOf(a), rateOf(b)) || compareByteOrder(a.id, b.id);
}

function rateOf({ observed }: HeldWorkload): Ratio {
  return { dividend: observed.uj, divisor: observed.windowUs };
}

function noVerdict(id: string, reason: NoVerdictReason): IdleVerdict {
  return { id, verdict: 'no_verdict', reason, meanUw: null };
}

function requirePolicy({ windowUs, thresholdUw }: IdlePolicy): void {
  requireU64(windowUs, 'policy.windowUs');
  requireU64(thresholdUw, 'policy.thresholdUw');
}

function requireWorkload(workload: HeldWorkload, member: string): void {
  const { devices, observed, completedUnits } = workload;
  requireU32(devices, `${member}.devices`);
  requireEnergy(observed, `${member}.observed`);
  requireU64(observed.windowUs, `${member}.observed.windowUs`);
  if (completedUnits !== undefined) requireU64(completedUnits, `${member}.completedUnits`);
}
