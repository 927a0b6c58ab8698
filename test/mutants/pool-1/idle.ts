import type { Mutant } from '../mutant.js';
import { ASSESS_IDLE, PURE_METHODS } from './sources.js';

/** Defects in idle reclamation (2.7). */
export const idleMutants: readonly Mutant[] = [
  {
    id: 'grade-not-tested',
    clauses: ['pool-1/2.7-1', 'pool-1/2.7-2', 'pool-1/2.7-7', 'pool-1/2.7-8', 'pool-1/2.7-9'],
    file: ASSESS_IDLE,
    find: "if (!isObserved(observed.grade)) return noVerdict(id, 'grade');",
    replace: '',
  },
  {
    id: 'guess-of-zero-alone-refused',
    clauses: ['pool-1/2.7-1', 'pool-1/2.7-2', 'pool-1/2.7-9'],
    file: ASSESS_IDLE,
    find: 'if (!isObserved(observed.grade)) return',
    replace: 'if (!isObserved(observed.grade) && observed.uj === 0n) return',
  },
  {
    id: 'threshold-before-the-grade',
    clauses: ['pool-1/2.7-2', 'pool-1/2.7-9'],
    file: ASSESS_IDLE,
    find: 'if (!isObserved(observed.grade)) return',
    replace: 'if (!isObserved(observed.grade) && isBelow(observed, policy.thresholdUw)) return',
  },
  {
    id: 'largest-threshold-lets-a-guess-through',
    clauses: ['pool-1/2.7-2'],
    file: ASSESS_IDLE,
    find: 'if (!isObserved(observed.grade)) return',
    replace: 'if (!isObserved(observed.grade) && policy.thresholdUw < 2n ** 63n) return',
  },
  {
    id: 'only-counters-are-observed',
    clauses: ['pool-1/2.7-1', 'pool-1/2.7-12'],
    file: ASSESS_IDLE,
    find: 'if (!isObserved(observed.grade)) return',
    replace: "if (observed.grade !== 'HwShunt') return",
  },
  {
    id: 'another-window-stated',
    clauses: ['pool-1/2.7-3'],
    file: ASSESS_IDLE,
    find: 'windowUs: observed.windowUs,',
    replace: 'windowUs: policy.windowUs * 2n,',
  },
  {
    id: 'no-window-stated',
    clauses: ['pool-1/2.7-3'],
    file: PURE_METHODS,
    find: 'window_us: verdict.windowUs.toString(),',
    replace: '',
  },
  {
    id: 'window-stated-with-idle-alone',
    clauses: ['pool-1/2.7-3'],
    file: PURE_METHODS,
    find: 'window_us: verdict.windowUs.toString(),',
    replace: "...(verdict.verdict === 'idle' ? { window_us: verdict.windowUs.toString() } : {}),",
  },
  {
    id: 'window-stated-as-zero',
    clauses: ['pool-1/2.7-3'],
    file: ASSESS_IDLE,
    find: 'windowUs: observed.windowUs,',
    replace: 'windowUs: 0n,',
  },
  {
    id: 'short-window-judged',
    clauses: ['pool-1/2.7-4', 'pool-1/2.7-8', 'pool-1/2.7-9'],
    file: ASSESS_IDLE,
    find: "if (observed.windowUs < policy.windowUs) return noVerdict(id, 'window');",
    replace: '',
  },
  {
    id: 'short-window-is-work',
    clauses: ['pool-1/2.7-4', 'pool-1/2.7-8', 'pool-1/2.7-9'],
    file: ASSESS_IDLE,
    find: "if (observed.windowUs < policy.windowUs) return noVerdict(id, 'window');",
    replace:
      "if (observed.windowUs < policy.windowUs) return { id, verdict: 'working', windowUs: observed.windowUs, meanUw: 0n };",
  },
  {
    id: 'busy-needs-no-window',
    clauses: ['pool-1/2.7-4', 'pool-1/2.7-9'],
    file: ASSESS_IDLE,
    find: 'if (observed.windowUs < policy.windowUs) return',
    replace:
      'if (observed.windowUs < policy.windowUs && isBelow(observed, policy.thresholdUw)) return',
  },
  {
    id: 'exact-window-too-short',
    clauses: ['pool-1/2.7-3', 'pool-1/2.7-4', 'pool-1/2.7-12'],
    file: ASSESS_IDLE,
    find: 'if (observed.windowUs < policy.windowUs) return',
    replace: 'if (observed.windowUs <= policy.windowUs) return',
  },
  {
    id: 'window-in-whole-milliseconds',
    clauses: ['pool-1/2.7-4'],
    file: ASSESS_IDLE,
    find: 'if (observed.windowUs < policy.windowUs) return',
    replace: 'if ((observed.windowUs + 999n) / 1000n < policy.windowUs / 1000n) return',
  },
  {
    id: 'empty-window-is-rate-zero',
    clauses: ['pool-1/2.7-5'],
    file: ASSESS_IDLE,
    find: "if (observed.windowUs === 0n) return noVerdict(id, 'window');",
    replace:
      "if (observed.windowUs === 0n && policy.windowUs === 0n) return { id, verdict: 'idle', windowUs: 0n, meanUw: 0n };",
  },
  {
    id: 'empty-window-of-nothing-is-rate-zero',
    clauses: ['pool-1/2.7-5'],
    file: ASSESS_IDLE,
    find: "if (observed.windowUs === 0n) return noVerdict(id, 'window');",
    replace:
      "if (observed.windowUs === 0n && observed.uj === 0n && policy.windowUs === 0n) return { id, verdict: 'working', windowUs: 0n, meanUw: 0n };\n  if (observed.windowUs === 0n) return noVerdict(id, 'window');",
  },
  {
    id: 'empty-window-states-rate-zero',
    clauses: ['pool-1/2.7-5'],
    file: PURE_METHODS,
    find: 'mean_uw: null',
    replace: "mean_uw: '0'",
  },
  {
    id: 'empty-window-divides',
    clauses: ['pool-1/2.7-5'],
    file: ASSESS_IDLE,
    find: "if (observed.windowUs === 0n) return noVerdict(id, 'window');",
    replace: '',
  },
  {
    id: 'nothing-held-judged',
    clauses: ['pool-1/2.7-6', 'pool-1/2.7-7', 'pool-1/2.7-9'],
    file: ASSESS_IDLE,
    find: "if (devices === 0) return { id, verdict: 'nothing_held' };",
    replace: '',
  },
  {
    id: 'nothing-held-reclaimed',
    clauses: ['pool-1/2.7-6', 'pool-1/2.7-7', 'pool-1/2.7-9'],
    file: ASSESS_IDLE,
    find: "verdict.verdict === 'idle');",
    replace: "verdict.verdict === 'idle' || verdict.verdict === 'nothing_held');",
  },
  {
    id: 'nothing-held-is-no-verdict',
    clauses: ['pool-1/2.7-6', 'pool-1/2.7-7', 'pool-1/2.7-9'],
    file: ASSESS_IDLE,
    find: "if (devices === 0) return { id, verdict: 'nothing_held' };",
    replace: "if (devices === 0) return noVerdict(id, 'policy');",
  },
  {
    id: 'working-reclaimed',
    clauses: ['pool-1/2.7-7', 'pool-1/2.7-9', 'pool-1/2.7-11'],
    file: ASSESS_IDLE,
    find: "verdict.verdict === 'idle');",
    replace: "verdict.verdict === 'idle' || verdict.verdict === 'working');",
  },
  {
    id: 'idle-and-working-turned-round',
    clauses: ['pool-1/2.7-3', 'pool-1/2.7-7', 'pool-1/2.7-9', 'pool-1/2.7-11', 'pool-1/2.7-12'],
    file: ASSESS_IDLE,
    find: "? 'idle' : 'working'",
    replace: "? 'working' : 'idle'",
  },
  {
    id: 'spending-not-rate',
    clauses: ['pool-1/2.7-7'],
    file: ASSESS_IDLE,
    find: 'return observed.uj * UW_PER_W < thresholdUw * observed.windowUs;',
    replace: 'return observed.uj < thresholdUw;',
  },
  {
    id: 'no-verdict-ranked-last',
    clauses: ['pool-1/2.7-1', 'pool-1/2.7-4', 'pool-1/2.7-5', 'pool-1/2.7-7', 'pool-1/2.7-8'],
    file: PURE_METHODS,
    find: 'reclamation_order: reclamationOrder };',
    replace:
      "reclamation_order: [...reclamationOrder, ...verdicts.filter(({ verdict }) => verdict === 'no_verdict').map(({ id }) => id)] };",
  },
  {
    id: 'no-verdict-ranked-last-behind-an-idle-one',
    clauses: ['pool-1/2.7-7', 'pool-1/2.7-8'],
    file: PURE_METHODS,
    find: 'reclamation_order: reclamationOrder };',
    replace:
      "reclamation_order: [...reclamationOrder, ...verdicts.filter(({ verdict }) => reclamationOrder.length > 0 && verdict === 'no_verdict').map(({ id }) => id)] };",
  },
  {
    id: 'grade-before-nothing-held',
    clauses: ['pool-1/2.7-9'],
    file: ASSESS_IDLE,
    find: "if (devices === 0) return { id, verdict: 'nothing_held' };",
    replace:
      "if (policy !== null && !isObserved(observed.grade)) return noVerdict(id, 'grade');\n  if (devices === 0) return { id, verdict: 'nothing_held' };",
  },
  {
    id: 'window-before-nothing-held',
    clauses: ['pool-1/2.7-9'],
    file: ASSESS_IDLE,
    find: "if (devices === 0) return { id, verdict: 'nothing_held' };",
    replace:
      "if (policy !== null && observed.windowUs < policy.windowUs) return noVerdict(id, 'window');\n  if (devices === 0) return { id, verdict: 'nothing_held' };",
  },
  {
    id: 'grade-before-window',
    clauses: ['pool-1/2.7-9'],
    file: ASSESS_IDLE,
    find: "if (observed.windowUs === 0n) return noVerdict(id, 'window');",
    replace:
      "if (!isObserved(observed.grade)) return noVerdict(id, 'grade');\n  if (observed.windowUs === 0n) return noVerdict(id, 'window');",
  },
  {
    id: 'unconfigured-is-any-rate',
    clauses: ['pool-1/2.7-10'],
    file: ASSESS_IDLE,
    find: "if (policy === null) return noVerdict(id, 'policy');",
    replace:
      'if (policy === null) return assess({ windowUs: 0n, thresholdUw: 2n ** 64n - 1n }, { id, devices, observed });',
  },
  {
    id: 'unconfigured-reclaims-zeros',
    clauses: ['pool-1/2.7-10'],
    file: ASSESS_IDLE,
    find: "if (policy === null) return noVerdict(id, 'policy');",
    replace:
      'if (policy === null) return assess({ windowUs: 0n, thresholdUw: 1n }, { id, devices, observed });',
  },
  {
    id: 'unconfigured-order-of-all',
    clauses: ['pool-1/2.7-10'],
    file: PURE_METHODS,
    find: 'reclamation_order: reclamationOrder };',
    replace:
      'reclamation_order: policy === null ? workloads.map(({ id }) => id) : reclamationOrder };',
  },
  {
    id: 'thrashing-is-idle',
    clauses: ['pool-1/2.7-11'],
    file: ASSESS_IDLE,
    find: '{ id, devices, observed }: HeldWorkload): IdleVerdict {\n',
    replace:
      "{ id, devices, observed, completedUnits }: HeldWorkload): IdleVerdict {\n  if (completedUnits === 0n && policy !== null && isObserved(observed.grade) && observed.windowUs >= policy.windowUs) return { id, verdict: 'idle', windowUs: observed.windowUs, meanUw: 0n };\n",
  },
  {
    id: 'completing-is-working',
    clauses: ['pool-1/2.7-11'],
    file: ASSESS_IDLE,
    find: '{ id, devices, observed }: HeldWorkload): IdleVerdict {\n',
    replace:
      "{ id, devices, observed, completedUnits = 0n }: HeldWorkload): IdleVerdict {\n  if (completedUnits > 0n) return { id, verdict: 'working', windowUs: observed.windowUs, meanUw: 0n };\n",
  },
  {
    id: 'rate-wraps-at-64-bits',
    clauses: ['pool-1/2.7-11'],
    file: ASSESS_IDLE,
    find: 'return observed.uj * UW_PER_W < thresholdUw * observed.windowUs;',
    replace:
      'return BigInt.asUintN(64, observed.uj * UW_PER_W) < BigInt.asUintN(64, thresholdUw * observed.windowUs);',
  },
  {
    id: 'zero-is-a-missing-meter',
    clauses: ['pool-1/2.7-1', 'pool-1/2.7-12'],
    file: ASSESS_IDLE,
    find: 'if (!isObserved(observed.grade)) return',
    replace: 'if (!isObserved(observed.grade) || observed.uj === 0n) return',
  },
];
