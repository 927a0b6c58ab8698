import type { Mutant } from '../mutant.js';
import { POOL_STATE, SURPLUS, TREE } from './sources.js';

const product = '(surplusUj * BigInt(entitlement.overQuotaWeight)) / totalWeight';

/** Defects in where surplus comes from (2.2). */
export const surplusMutants: readonly Mutant[] = [
  {
    id: 'one-group-for-all',
    clauses: ['pool-1/2.2-1', 'pool-1/2.2-2'],
    file: TREE,
    find: 'return groups;',
    replace: `let all: SiblingGroup = { size: 0, totalWeight: 0n, totalGuaranteeUj: 0n };
  for (const { size, totalWeight, totalGuaranteeUj } of groups.values())
    all = {
      size: all.size + size,
      totalWeight: all.totalWeight + totalWeight,
      totalGuaranteeUj: all.totalGuaranteeUj + totalGuaranteeUj,
    };
  return new Map([...groups.keys()].map((parent) => [parent, all]));`,
  },
  {
    id: 'cousins-lend',
    clauses: ['pool-1/2.2-1'],
    file: SURPLUS,
    find: 'const unspent = state.unspentUj.get(entitlement.parent) ?? 0n;',
    replace: `const grandparent = state.tree.nodes.get(entitlement.parent)?.parent;
  let unspent = 0n;
  for (const [parent, each] of state.unspentUj)
    if (parent === entitlement.parent || (grandparent !== undefined && state.tree.nodes.get(parent)?.parent === grandparent)) unspent += each;`,
  },
  {
    id: 'unrelated-children-lend',
    clauses: ['pool-1/2.2-1'],
    file: SURPLUS,
    find: 'const unspent = state.unspentUj.get(entitlement.parent) ?? 0n;',
    replace: 'const unspent = [...state.unspentUj.values()].reduce((sum, each) => sum + each, 0n);',
  },
  {
    id: 'uncles-lend',
    clauses: ['pool-1/2.2-1'],
    file: SURPLUS,
    find: 'return unspent - unspentOf(state, entitlement.id);',
    replace: `const grandparent = state.tree.nodes.get(entitlement.parent)?.parent ?? '';
  return unspent - unspentOf(state, entitlement.id) + (state.unspentUj.get(grandparent) ?? 0n);`,
  },
  {
    id: 'parent-lends',
    clauses: ['pool-1/2.2-1', 'pool-1/2.2-2', 'pool-1/2.2-3', 'pool-1/4.5-3'],
    file: SURPLUS,
    find: product,
    replace:
      '((surplusUj + unspentOf(state, entitlement.parent)) * BigInt(entitlement.overQuotaWeight)) / totalWeight',
  },
  {
    id: 'borrower-lends-to-itself',
    clauses: ['pool-1/2.2-1', 'pool-1/4.4-4'],
    file: SURPLUS,
    find: 'return unspent - unspentOf(state, entitlement.id);',
    replace: 'return unspent;',
  },
  {
    id: 'roots-are-siblings',
    clauses: ['pool-1/2.2-2', 'pool-1/4.5-3'],
    file: TREE,
    find: "return { kind: 'tree', tree: { nodes, groups: groupSiblings(entitlements) } };",
    replace: `const rooted = entitlements.map((node) => ({ ...node, parent: node.parent ?? '' }));
  const byId = new Map(rooted.map((node) => [node.id, node]));
  return { kind: 'tree', tree: { nodes: byId, groups: groupSiblings(rooted) } };`,
  },
  {
    id: 'only-child-borrows-from-its-uncles',
    clauses: ['pool-1/2.2-2', 'pool-1/4.5-3'],
    file: SURPLUS,
    find: product,
    replace:
      '((state.tree.groups.get(entitlement.parent)?.size === 1 ? unspentOf(state, entitlement.parent) : surplusUj) * BigInt(entitlement.overQuotaWeight)) / totalWeight',
  },
  {
    id: 'spent-guarantees-lent-as-well',
    clauses: ['pool-1/2.2-1', 'pool-1/2.2-6'],
    file: SURPLUS,
    find: 'return weightedShare(state, entitlement, surplusFor(state, entitlement));',
    replace: 'return largestShareFor(state, entitlement);',
  },
  {
    id: 'reserved-energy-lent',
    clauses: ['pool-1/2.2-6'],
    file: POOL_STATE,
    find: 'const used = usedUj(usageOf(state, entitlement));',
    replace: 'const used = usageOf(state, entitlement).chargedUj;',
  },
  {
    id: 'charged-energy-lent',
    clauses: ['pool-1/2.2-6'],
    file: POOL_STATE,
    find: 'const used = usedUj(usageOf(state, entitlement));',
    replace: 'const used = usageOf(state, entitlement).reservedUj;',
  },
  {
    id: 'release-gives-no-surplus-back',
    clauses: ['pool-1/2.2-6'],
    file: POOL_STATE,
    find: '(state.unspentUj as Map<string, bigint>).set(parent, changed);',
    replace: 'if (changed < sum) (state.unspentUj as Map<string, bigint>).set(parent, changed);',
  },
  {
    id: 'release-gives-the-whole-estimate-back',
    clauses: ['pool-1/2.2-6'],
    file: POOL_STATE,
    find: 'const changed = sum - unspentBefore + unspentOf(state, entitlement);',
    replace:
      'const changed = sum - unspentBefore + (usage.reservedUj === 0n ? (state.tree.nodes.get(entitlement)?.guaranteeUj ?? 0n) : unspentOf(state, entitlement));',
  },
  {
    id: 'overrun-wraps-into-surplus',
    clauses: ['pool-1/2.2-8'],
    file: POOL_STATE,
    find: 'return used < guaranteeUj ? guaranteeUj - used : 0n;',
    replace: 'return BigInt.asUintN(64, guaranteeUj - used);',
  },
  {
    id: 'overrun-added-to-surplus',
    clauses: ['pool-1/2.2-8'],
    file: POOL_STATE,
    find: 'return used < guaranteeUj ? guaranteeUj - used : 0n;',
    replace: 'return used < guaranteeUj ? guaranteeUj - used : used - guaranteeUj;',
  },
  {
    id: 'overrun-lends-its-guarantee-again',
    clauses: ['pool-1/2.2-8'],
    file: POOL_STATE,
    find: 'return used < guaranteeUj ? guaranteeUj - used : 0n;',
    replace: 'return used <= guaranteeUj ? guaranteeUj - used : guaranteeUj;',
  },
  {
    id: 'other-roots-lend',
    clauses: ['pool-1/2.2-2', 'pool-1/4.5-3'],
    file: SURPLUS,
    find: product,
    replace:
      '([...state.tree.nodes.values()].reduce((sum, each) => each.parent === undefined && each.id !== entitlement.parent ? sum + unspentOf(state, each.id) : sum, surplusUj) * BigInt(entitlement.overQuotaWeight)) / totalWeight',
  },
];
