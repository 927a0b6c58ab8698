import type { Mutant } from '../mutant.js';
import { ADMISSION, TREE, WIRE } from './sources.js';

const barred = "if (!mayBorrow(entitlement, estimate.grade)) return 'guarantee_exhausted';";
const limit = "if (limitUj !== undefined && afterUj > limitUj) return 'guarantee_exhausted';";
const bound = 'if (afterUj - guaranteeUj > shareFor(state, entitlement))';
const borrowedOrHeld = "return devicesFree ? admission : queued('devices_held'); // pool-1/4.4-5";

/** Defects past the guarantee (4.4). */
export const borrowingMutants: readonly Mutant[] = [
  {
    id: 'guess-borrows',
    clauses: ['pool-1/4.4-1', 'pool-1/4.4-6', 'pool-1/4.5-3'],
    file: ADMISSION,
    find: 'return isObserved(grade) && entitlement.overQuotaWeight > 0',
    replace: 'return entitlement.overQuotaWeight > 0',
  },
  {
    id: 'guess-borrows-across-the-edge',
    clauses: ['pool-1/4.4-1'],
    file: ADMISSION,
    find: barred,
    replace:
      "if (!mayBorrow(entitlement, estimate.grade) && (entitlement.overQuotaWeight === 0 || afterUj - estimate.uj >= guaranteeUj)) return 'guarantee_exhausted';",
  },
  {
    id: 'guess-borrows-after-a-reading-did',
    clauses: ['pool-1/4.4-1'],
    file: ADMISSION,
    find: barred,
    replace:
      "if (!mayBorrow(entitlement, estimate.grade) && afterUj - estimate.uj <= guaranteeUj) return 'guarantee_exhausted';",
  },
  {
    id: 'guess-read-as-modelled',
    clauses: ['pool-1/2.3-1', 'pool-1/2.3-2', 'pool-1/4.4-1', 'pool-1/4.4-6', 'pool-1/4.5-3'],
    file: WIRE,
    find: 'estimate: energyFromWire(wire.estimate),',
    replace:
      "estimate: energyFromWire({ ...wire.estimate, grade: wire.estimate.grade === 'Estimator' ? 'ModelBased' : wire.estimate.grade }),",
  },
  {
    id: 'weight-zero-is-one',
    clauses: ['pool-1/2.1-2', 'pool-1/4.4-2', 'pool-1/4.5-3'],
    file: WIRE,
    find: 'overQuotaWeight: wire.over_quota_weight,',
    replace: 'overQuotaWeight: wire.over_quota_weight || 1,',
  },
  {
    id: 'all-weights-zero-share-alike',
    clauses: ['pool-1/4.4-2'],
    file: TREE,
    find: "return { kind: 'tree', tree: { nodes, groups: groupSiblings(entitlements) } };",
    replace: `const even = entitlements.map((node) =>
    entitlements.some((each) => each.parent === node.parent && each.overQuotaWeight > 0) ? node : { ...node, overQuotaWeight: 1 },
  );
  const byId = new Map(even.map((node) => [node.id, node]));
  return { kind: 'tree', tree: { nodes: byId, groups: groupSiblings(even) } };`,
  },
  {
    id: 'limit-ignored-while-borrowing',
    clauses: ['pool-1/4.4-3'],
    file: ADMISSION,
    find: limit,
    replace: '',
  },
  {
    id: 'one-past-the-limit-borrowed',
    clauses: ['pool-1/4.4-3'],
    file: ADMISSION,
    find: limit,
    replace: "if (limitUj !== undefined && afterUj > limitUj + 1n) return 'guarantee_exhausted';",
  },
  {
    id: 'one-short-of-the-limit-borrowed',
    clauses: ['pool-1/4.4-3'],
    file: ADMISSION,
    find: limit,
    replace: "if (limitUj !== undefined && afterUj >= limitUj) return 'guarantee_exhausted';",
  },
  {
    id: 'limit-on-the-borrowed-part',
    clauses: ['pool-1/4.4-3'],
    file: ADMISSION,
    find: limit,
    replace:
      "if (limitUj !== undefined && afterUj - guaranteeUj > limitUj) return 'guarantee_exhausted';",
  },
  {
    id: 'limit-on-each-claim',
    clauses: ['pool-1/4.4-3'],
    file: ADMISSION,
    find: limit,
    replace: "if (limitUj !== undefined && estimate.uj > limitUj) return 'guarantee_exhausted';",
  },
  {
    id: 'limit-on-what-was-spent-before',
    clauses: ['pool-1/4.4-3'],
    file: ADMISSION,
    find: limit,
    replace:
      "if (limitUj !== undefined && afterUj - estimate.uj > limitUj) return 'guarantee_exhausted';",
  },
  {
    id: 'limit-added-to-the-guarantee',
    clauses: ['pool-1/4.2-2', 'pool-1/4.4-3'],
    file: ADMISSION,
    find: 'const entitlement = state.tree.nodes.get(claim.entitlement);',
    replace: `const found = state.tree.nodes.get(claim.entitlement);
  const entitlement = found?.limitUj === undefined ? found : { ...found, limitUj: found.limitUj + found.guaranteeUj };`,
  },
  {
    id: 'share-not-looked-at',
    clauses: ['pool-1/2.2-4', 'pool-1/2.2-5', 'pool-1/2.2-6', 'pool-1/2.2-8', 'pool-1/4.4-4'],
    file: ADMISSION,
    find: bound,
    replace: 'if (shareFor(state, entitlement) < 0n)',
  },
  {
    id: 'share-must-hold-all-of-a-crossing-claim',
    clauses: ['pool-1/4.4-4'],
    file: ADMISSION,
    find: bound,
    replace:
      'if ((usageOf(state, entitlement.id).reservedUj > 0n ? estimate.uj : afterUj - guaranteeUj) > shareFor(state, entitlement))',
  },
  {
    id: 'borrowing-while-devices-are-held',
    clauses: ['pool-1/4-1', 'pool-1/4.4-5'],
    file: ADMISSION,
    find: borrowedOrHeld,
    replace: 'return admission; // pool-1/4.4-5',
  },
  {
    id: 'borrowing-denied-while-devices-are-held',
    clauses: ['pool-1/4-1', 'pool-1/4.4-5'],
    file: ADMISSION,
    find: borrowedOrHeld,
    replace: "return devicesFree ? admission : denied('never_fits'); // pool-1/4.4-5",
  },
  {
    id: 'borrowing-takes-one-more-device',
    clauses: ['pool-1/4.4-5'],
    file: ADMISSION,
    find: borrowedOrHeld,
    replace:
      "return usage.devices + devices <= guaranteeDevices + 1 ? admission : queued('devices_held'); // pool-1/4.4-5",
  },
  {
    id: 'borrowing-leaves-one-device',
    clauses: ['pool-1/4.4-5'],
    file: ADMISSION,
    find: borrowedOrHeld,
    replace:
      "return usage.devices + devices < guaranteeDevices ? admission : queued('devices_held'); // pool-1/4.4-5",
  },
  {
    id: 'limit-zero-is-no-limit',
    clauses: ['pool-1/4.4-7'],
    file: WIRE,
    find: 'wire.limit_uj === undefined',
    replace: 'wire.limit_uj === undefined || BigInt(wire.limit_uj) === 0n',
  },
  {
    id: 'no-limit-is-twice-the-guarantee',
    clauses: ['pool-1/4.4-7'],
    file: ADMISSION,
    find: limit,
    replace: "if (afterUj > (limitUj ?? 2n * guaranteeUj)) return 'guarantee_exhausted';",
  },
  {
    id: 'no-limit-refused-past-twice-the-guarantee',
    clauses: ['pool-1/4.4-7'],
    file: ADMISSION,
    find: 'limitUj !== undefined && estimateUj > limitUj',
    replace: 'estimateUj > (limitUj ?? 2n * guaranteeUj)',
  },
  {
    id: 'limit-forgets-what-is-charged',
    clauses: ['pool-1/4.4-3'],
    file: ADMISSION,
    find: limit,
    replace:
      "if (limitUj !== undefined && usageOf(state, entitlement.id).reservedUj + estimate.uj > limitUj) return 'guarantee_exhausted';",
  },
];
