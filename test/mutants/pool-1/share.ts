import type { Mutant } from '../mutant.js';
import { ADMISSION, SURPLUS, TREE } from './sources.js';

const product = '(surplusUj * BigInt(entitlement.overQuotaWeight)) / totalWeight';
const weights = 'const totalWeight = state.tree.groups.get(entitlement.parent)?.totalWeight ?? 0n;';
const current = 'return weightedShare(state, entitlement, surplusFor(state, entitlement));';
const bound = 'if (afterUj - guaranteeUj > shareFor(state, entitlement))';

/** Defects in how large a share is (2.2). */
export const shareMutants: readonly Mutant[] = [
  {
    id: 'own-weight-left-out',
    clauses: ['pool-1/2.2-3', 'pool-1/2.2-4', 'pool-1/2.2-7', 'pool-1/4.4-4'],
    file: SURPLUS,
    find: weights,
    replace:
      'const totalWeight = (state.tree.groups.get(entitlement.parent)?.totalWeight ?? 0n) - BigInt(entitlement.overQuotaWeight);',
  },
  {
    id: 'parents-weight-counted',
    clauses: [
      'pool-1/2.2-3',
      'pool-1/2.2-4',
      'pool-1/2.2-5',
      'pool-1/2.2-6',
      'pool-1/2.2-7',
      'pool-1/4.4-4',
    ],
    file: SURPLUS,
    find: weights,
    replace:
      'const totalWeight = (state.tree.groups.get(entitlement.parent)?.totalWeight ?? 0n) + BigInt(state.tree.nodes.get(entitlement.parent)?.overQuotaWeight ?? 0);',
  },
  {
    id: 'weight-zero-counted-as-one',
    clauses: ['pool-1/2.2-3', 'pool-1/2.2-4'],
    file: TREE,
    find: 'totalWeight: (group?.totalWeight ?? 0n) + BigInt(overQuotaWeight),',
    replace: 'totalWeight: (group?.totalWeight ?? 0n) + BigInt(overQuotaWeight || 1),',
  },
  {
    id: 'weight-of-the-idle-left-out',
    clauses: ['pool-1/2.2-3'],
    file: SURPLUS,
    find: weights,
    replace: `let totalWeight = BigInt(entitlement.overQuotaWeight);
  for (const { id, parent, overQuotaWeight } of state.tree.nodes.values())
    if (parent === entitlement.parent && id !== entitlement.id && state.usage.has(id)) totalWeight += BigInt(overQuotaWeight);`,
  },
  {
    id: 'weights-wrap-at-32-bits',
    clauses: ['pool-1/2.2-3'],
    file: TREE,
    find: 'totalWeight: (group?.totalWeight ?? 0n) + BigInt(overQuotaWeight),',
    replace:
      'totalWeight: BigInt.asUintN(32, (group?.totalWeight ?? 0n) + BigInt(overQuotaWeight)),',
  },
  {
    id: 'equal-parts-whatever-the-weight',
    clauses: ['pool-1/2.2-3', 'pool-1/2.2-7'],
    file: SURPLUS,
    find: product,
    replace: 'surplusUj / BigInt(state.tree.groups.get(entitlement.parent)?.size ?? 1)',
  },
  {
    id: 'share-is-the-whole-surplus',
    clauses: ['pool-1/2.2-3', 'pool-1/2.2-4', 'pool-1/2.2-7', 'pool-1/4.4-4'],
    file: SURPLUS,
    find: product,
    replace: 'surplusUj',
  },
  {
    id: 'share-rounded-up',
    clauses: ['pool-1/2.2-3', 'pool-1/2.2-7'],
    file: SURPLUS,
    find: product,
    replace: '(surplusUj * BigInt(entitlement.overQuotaWeight) + totalWeight - 1n) / totalWeight',
  },
  {
    id: 'share-rounded-to-nearest',
    clauses: ['pool-1/2.2-3'],
    file: SURPLUS,
    find: product,
    replace: '(surplusUj * BigInt(entitlement.overQuotaWeight) + totalWeight / 2n) / totalWeight',
  },
  {
    id: 'share-divided-before-it-is-multiplied',
    clauses: ['pool-1/2.2-3', 'pool-1/2.2-7'],
    file: SURPLUS,
    find: product,
    replace: '(surplusUj / totalWeight) * BigInt(entitlement.overQuotaWeight)',
  },
  {
    id: 'share-by-double',
    clauses: ['pool-1/2.2-7'],
    file: SURPLUS,
    find: product,
    replace:
      'BigInt(Math.floor((Number(surplusUj) * entitlement.overQuotaWeight) / Number(totalWeight)))',
  },
  {
    id: 'borrowers-share-wraps-at-64-bits',
    clauses: ['pool-1/2.2-7'],
    file: SURPLUS,
    find: product,
    replace: 'BigInt.asUintN(64, surplusUj * BigInt(entitlement.overQuotaWeight)) / totalWeight',
  },
  {
    id: 'borrowers-share-stops-at-64-bits',
    clauses: ['pool-1/2.2-7'],
    file: SURPLUS,
    find: product,
    replace: `[surplusUj * BigInt(entitlement.overQuotaWeight), 2n ** 64n - 1n].reduce((a, b) => (a < b ? a : b)) / totalWeight`,
  },
  {
    id: 'surplus-read-as-signed',
    clauses: ['pool-1/2.2-7'],
    file: SURPLUS,
    find: product,
    replace: '(BigInt.asIntN(64, surplusUj) * BigInt(entitlement.overQuotaWeight)) / totalWeight',
  },
  {
    id: 'one-past-the-share',
    clauses: ['pool-1/2.2-4', 'pool-1/2.2-5', 'pool-1/4.4-4'],
    file: ADMISSION,
    find: bound,
    replace: 'if (afterUj - guaranteeUj > shareFor(state, entitlement) + 1n)',
  },
  {
    id: 'one-short-of-the-share',
    clauses: ['pool-1/2.2-3', 'pool-1/2.2-4', 'pool-1/2.2-7', 'pool-1/4.4-4'],
    file: ADMISSION,
    find: bound,
    replace: 'if (afterUj - guaranteeUj >= shareFor(state, entitlement))',
  },
  {
    id: 'share-for-each-claim',
    clauses: ['pool-1/2.2-5'],
    file: ADMISSION,
    find: bound,
    replace: 'if (min(estimate.uj, afterUj - guaranteeUj) > shareFor(state, entitlement))',
  },
  {
    id: 'share-forgets-open-reservations',
    clauses: ['pool-1/2.2-5', 'pool-1/4.4-4'],
    file: ADMISSION,
    find: bound,
    replace:
      'if (usageOf(state, entitlement.id).chargedUj + estimate.uj - guaranteeUj > shareFor(state, entitlement))',
  },
  {
    id: 'share-shrinks-by-what-is-borrowed',
    clauses: ['pool-1/2.2-5', 'pool-1/4.6-2'],
    file: ADMISSION,
    find: bound,
    replace:
      'if (afterUj - guaranteeUj + max(0n, afterUj - estimate.uj - guaranteeUj) > shareFor(state, entitlement))',
  },
  {
    id: 'share-of-what-others-left',
    clauses: ['pool-1/2.2-4'],
    file: SURPLUS,
    find: 'return unspent - unspentOf(state, entitlement.id);',
    replace: `let taken = 0n;
  for (const each of state.open.values())
    if (each.entitlement !== entitlement.id && state.tree.nodes.get(each.entitlement)?.parent === entitlement.parent) taken += each.borrowedUj;
  return unspent - unspentOf(state, entitlement.id) - taken;`,
  },
  {
    id: 'first-come-first-lent',
    clauses: ['pool-1/2.2-4', 'pool-1/4.4-4'],
    file: ADMISSION,
    find: bound,
    replace: `let taken = 0n;
  for (const each of state.open.values()) if (each.entitlement !== entitlement.id) taken += each.borrowedUj;
  const allUj = [...state.tree.nodes.values()].filter(({ parent, id }) => parent === entitlement.parent && id !== entitlement.id);
  const unspentUj = allUj.reduce((sum, { id, guaranteeUj: owedUj }) => sum + max(0n, owedUj - usedUj(usageOf(state, id))), 0n);
  if (afterUj - guaranteeUj + taken > unspentUj)`,
  },
  {
    id: 'share-forgets-what-is-charged',
    clauses: ['pool-1/4.4-4'],
    file: ADMISSION,
    find: bound,
    replace:
      'if (usageOf(state, entitlement.id).reservedUj + estimate.uj - guaranteeUj > shareFor(state, entitlement))',
  },
  {
    id: 'share-rounded-up-where-it-is-not-the-largest',
    clauses: ['pool-1/2.2-3'],
    file: SURPLUS,
    find: current,
    replace: `const totalWeight = state.tree.groups.get(entitlement.parent ?? '')?.totalWeight ?? 1n;
  return (surplusFor(state, entitlement) * BigInt(entitlement.overQuotaWeight) + totalWeight - 1n) / totalWeight;`,
  },
  {
    id: 'share-by-double-where-it-is-not-the-largest',
    clauses: ['pool-1/2.2-7'],
    file: SURPLUS,
    find: current,
    replace: `const totalWeight = state.tree.groups.get(entitlement.parent ?? '')?.totalWeight ?? 1n;
  return BigInt(Math.ceil(Number(surplusFor(state, entitlement)) * entitlement.overQuotaWeight / Number(totalWeight)));`,
  },
];
