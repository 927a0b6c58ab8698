import type { Mutant } from '../mutant.js';
import { COMPARE_RATIOS, PREEMPTION_ORDER, PURE_METHODS, REALISED_COST } from './sources.js';

/** Defects in the order of preemption and the costs behind it (5). */
export const preemptionMutants: readonly Mutant[] = [
  {
    id: 'cost-by-attempts',
    clauses: ['pool-1/5.1-1'],
    file: PREEMPTION_ORDER,
    find: 'cost: realisedCost(workload, at) };',
    replace: 'cost: realisedCost({ ...workload, completedUnits: attemptedUnits }, at) };',
  },
  {
    id: 'cost-shown-by-attempts',
    clauses: ['pool-1/5.1-1'],
    file: PURE_METHODS,
    find: 'return { order: order.map(({ id, cost }) => ({ id, cost: costToWire(cost) })) };',
    replace:
      "const attempts = new Map(workloads.map((each) => [each.id, BigInt(each.attempted_units)]));\n    return { order: order.map(({ id, cost }) => ({ id, cost: costToWire(cost.kind === 'defined' ? { ...cost, units: attempts.get(id)! } : cost) })) };",
  },
  {
    id: 'undefined-is-zero',
    clauses: ['pool-1/5.1-2'],
    file: REALISED_COST,
    find: "if (completedUnits === 0n) return { kind: 'undefined' };",
    replace:
      "if (completedUnits === 0n) return { kind: 'defined', uj: 0n, units: 1n, grade: spent.grade };",
  },
  {
    id: 'undefined-is-infinite',
    clauses: ['pool-1/5.1-2', 'pool-1/5.2-1', 'pool-1/5.2-5'],
    file: REALISED_COST,
    find: "if (completedUnits === 0n) return { kind: 'undefined' };",
    replace:
      "if (completedUnits === 0n) return { kind: 'defined', uj: 2n ** 64n - 1n, units: 1n, grade: spent.grade };",
  },
  {
    id: 'undefined-counts-as-one-unit',
    clauses: ['pool-1/5.1-2', 'pool-1/5.2-1', 'pool-1/5.2-5'],
    file: REALISED_COST,
    find: "if (completedUnits === 0n) return { kind: 'undefined' };",
    replace:
      "if (completedUnits === 0n) return { kind: 'defined', uj: spent.uj, units: 1n, grade: spent.grade };",
  },
  {
    id: 'nothing-for-nothing-is-zero',
    clauses: ['pool-1/5.1-2'],
    file: REALISED_COST,
    find: "if (completedUnits === 0n) return { kind: 'undefined' };",
    replace:
      "if (completedUnits === 0n && spent.uj === 0n) return { kind: 'defined', uj: 0n, units: 1n, grade: spent.grade };\n  if (completedUnits === 0n) return { kind: 'undefined' };",
  },
  {
    id: 'undefined-shown-as-a-number',
    clauses: ['pool-1/5.1-2'],
    file: PURE_METHODS,
    find: "if (cost.kind === 'undefined') return null;",
    replace: "if (cost.kind === 'undefined') return { uj: '0', units: '0' };",
  },
  {
    id: 'zero-cost-is-undefined',
    clauses: ['pool-1/5.1-3'],
    file: REALISED_COST,
    find: 'if (completedUnits === 0n) return',
    replace: 'if (completedUnits === 0n || spent.uj === 0n) return',
  },
  {
    id: 'cheapest-first',
    clauses: ['pool-1/5.2-1', 'pool-1/5.1-1', 'pool-1/5.1-3', 'pool-1/5.2-3', 'pool-1/5.2-6'],
    file: PREEMPTION_ORDER,
    find: 'return compareRatios(asRatio(b.cost), asRatio(a.cost));',
    replace: 'return compareRatios(asRatio(a.cost), asRatio(b.cost));',
  },
  {
    id: 'most-spent-first',
    clauses: ['pool-1/5.2-1', 'pool-1/5.1-1'],
    file: PREEMPTION_ORDER,
    find: 'return compareRatios(asRatio(b.cost), asRatio(a.cost));',
    replace: 'return Number(b.cost.uj - a.cost.uj);',
  },
  {
    id: 'least-completed-first',
    clauses: ['pool-1/5.2-1', 'pool-1/5.2-3'],
    file: PREEMPTION_ORDER,
    find: 'return compareRatios(asRatio(b.cost), asRatio(a.cost));',
    replace: 'return Number(a.cost.units - b.cost.units);',
  },
  {
    id: 'undefined-first',
    clauses: ['pool-1/5.2-1', 'pool-1/5.2-2', 'pool-1/5.2-5', 'pool-1/5.1-3'],
    file: PREEMPTION_ORDER,
    find: "if (a.cost.kind === 'defined') return -1;",
    replace:
      "if (a.cost.kind === 'defined' && b.cost.kind === 'undefined') return 1;\n  if (a.cost.kind === 'undefined' && b.cost.kind === 'defined') return -1;",
  },
  {
    id: 'highest-priority-first',
    clauses: ['pool-1/5.2-2'],
    file: PREEMPTION_ORDER,
    find: 'return a.priority - b.priority;',
    replace: 'return b.priority - a.priority;',
  },
  {
    id: 'priority-ignored',
    clauses: ['pool-1/5.2-2'],
    file: PREEMPTION_ORDER,
    find: 'return a.priority - b.priority;',
    replace: 'return 0;',
  },
  {
    id: 'priority-before-evidence',
    clauses: ['pool-1/5.2-2', 'pool-1/5.2-1', 'pool-1/5.2-5'],
    file: PREEMPTION_ORDER,
    find: "if (a.cost.kind === 'defined') return -1;",
    replace:
      "if (a.priority !== b.priority) return a.priority - b.priority;\n  if (a.cost.kind === 'defined') return -1;",
  },
  {
    id: 'priority-among-defined-costs',
    clauses: ['pool-1/5.2-3'],
    file: PREEMPTION_ORDER,
    find: 'return compareRatios(asRatio(b.cost), asRatio(a.cost));',
    replace: 'return a.priority - b.priority || compareRatios(asRatio(b.cost), asRatio(a.cost));',
  },
  {
    id: 'high-priority-spared-among-defined-costs',
    clauses: ['pool-1/5.2-3'],
    file: PREEMPTION_ORDER,
    find: 'return compareRatios(asRatio(b.cost), asRatio(a.cost));',
    replace:
      'return Number(a.priority > 1000) - Number(b.priority > 1000) || compareRatios(asRatio(b.cost), asRatio(a.cost));',
  },
  {
    id: 'preemption-ties-by-listing',
    clauses: ['pool-1/5.2-4'],
    file: PREEMPTION_ORDER,
    find: 'return byEvidence(a, b) || compareByteOrder(a.id, b.id);',
    replace: 'return byEvidence(a, b);',
  },
  {
    id: 'preemption-ties-by-listing-reversed',
    clauses: ['pool-1/5.2-4'],
    file: PREEMPTION_ORDER,
    find: '.sort(byReclamation)',
    replace: '.reverse()\n    .sort(byEvidence)',
  },
  {
    id: 'preemption-ties-always-first',
    clauses: ['pool-1/5.2-4'],
    file: PREEMPTION_ORDER,
    find: 'return byEvidence(a, b) || compareByteOrder(a.id, b.id);',
    replace: 'return byEvidence(a, b) || -1;',
  },
  {
    id: 'equal-costs-by-how-they-are-written',
    clauses: ['pool-1/5.2-4'],
    file: PREEMPTION_ORDER,
    find: 'return byEvidence(a, b) || compareByteOrder(a.id, b.id);',
    replace:
      "return byEvidence(a, b) || (a.cost.kind === 'undefined' ? compareByteOrder(a.id, b.id) : 0);",
  },
  {
    id: 'undefined-by-spending',
    clauses: ['pool-1/5.2-5', 'pool-1/5.2-2'],
    file: PREEMPTION_ORDER,
    find: 'return { id, priority, cost: realisedCost(workload, at) };',
    replace:
      'return { id, priority: -Number(workload.spent.uj), cost: realisedCost(workload, at) };',
  },
  {
    id: 'costs-as-doubles',
    clauses: ['pool-1/5.2-6'],
    file: COMPARE_RATIOS,
    find: 'if (left === right) return 0;\n  return left < right ? -1 : 1;',
    replace:
      'return Number(a.dividend) / Number(a.divisor) - Number(b.dividend) / Number(b.divisor);',
  },
  {
    id: 'costs-divided-out',
    clauses: ['pool-1/5.2-6', 'pool-1/5.2-3'],
    file: COMPARE_RATIOS,
    find: 'const left = a.dividend * b.divisor;\n  const right = b.dividend * a.divisor;',
    replace: 'const left = a.dividend / a.divisor;\n  const right = b.dividend / b.divisor;',
  },
  {
    id: 'cost-products-wrap-at-64-bits',
    clauses: ['pool-1/5.2-6'],
    file: COMPARE_RATIOS,
    find: 'const left = a.dividend * b.divisor;\n  const right = b.dividend * a.divisor;',
    replace:
      'const left = BigInt.asUintN(64, a.dividend * b.divisor);\n  const right = BigInt.asUintN(64, b.dividend * a.divisor);',
  },
  {
    id: 'cost-products-as-doubles',
    clauses: ['pool-1/5.2-6'],
    file: COMPARE_RATIOS,
    find: 'const left = a.dividend * b.divisor;\n  const right = b.dividend * a.divisor;',
    replace:
      'const left = Number(a.dividend) * Number(b.divisor);\n  const right = Number(b.dividend) * Number(a.divisor);',
  },
];
