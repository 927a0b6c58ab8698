import type { Entitlement } from './types.js';

/** All nodes under one parent, with the sums that a share of their surplus is made of (2.2). */
export interface SiblingGroup {
  readonly size: number;
  /** The summed over_quota_weight of every node under the parent, the borrower's own included. */
  readonly totalWeight: bigint;
  /** The summed guarantee_uj of every node under the parent. */
  readonly totalGuaranteeUj: bigint;
}

/** A checked entitlement tree (2.1). */
export interface EntitlementTree {
  readonly nodes: ReadonlyMap<string, Entitlement>;
  /** Sibling groups by the parent's id. Roots stand in none: surplus does not cross them (2.2). */
  readonly groups: ReadonlyMap<string, SiblingGroup>;
}

export type TreeResult =
  | { readonly kind: 'tree'; readonly tree: EntitlementTree }
  | { readonly kind: 'refused'; readonly reason: 'invalid_tree'; readonly detail: string };

/**
 * Builds the tree of 2.1 from its nodes, in any order.
 *
 * Refuses what is no tree: an id used twice, a parent that is not there, a cycle. Children whose
 * guarantees sum past their parent's are taken: the text sets no such bound.
 */
export function buildTree(entitlements: readonly Entitlement[]): TreeResult {
  const nodes = new Map<string, Entitlement>();
  for (const node of entitlements) {
    if (nodes.has(node.id)) return refused(`the id ${quote(node.id)} stands twice`);
    nodes.set(node.id, node);
  }
  for (const { id, parent } of entitlements) {
    if (parent !== undefined && !nodes.has(parent)) {
      return refused(`the parent ${quote(parent)} of ${quote(id)} is not in the tree`);
    }
  }
  const onCycle = findCycle(nodes);
  if (onCycle !== undefined) return refused(`${quote(onCycle)} is its own ancestor`);
  return { kind: 'tree', tree: { nodes, groups: groupSiblings(entitlements) } };
}

function groupSiblings(entitlements: readonly Entitlement[]): Map<string, SiblingGroup> {
  const groups = new Map<string, SiblingGroup>();
  for (const { parent, overQuotaWeight, guaranteeUj } of entitlements) {
    if (parent === undefined) continue;
    const group = groups.get(parent);
    groups.set(parent, {
      size: (group?.size ?? 0) + 1,
      totalWeight: (group?.totalWeight ?? 0n) + BigInt(overQuotaWeight),
      totalGuaranteeUj: (group?.totalGuaranteeUj ?? 0n) + guaranteeUj,
    });
  }
  return groups;
}

/** The id of a node on a cycle, if there is one. Each node is walked over once. */
function findCycle(nodes: ReadonlyMap<string, Entitlement>): string | undefined {
  const reachesRoot = new Set<string>();
  for (const start of nodes.keys()) {
    const path = new Set<string>();
    let id: string | undefined = start;
    while (id !== undefined && !reachesRoot.has(id)) {
      if (path.has(id)) return id;
      path.add(id);
      id = nodes.get(id)?.parent;
    }
    for (const walked of path) reachesRoot.add(walked);
  }
  return undefined;
}

function refused(detail: string): TreeResult {
  return { kind: 'refused', reason: 'invalid_tree', detail };
}

function quote(id: string): string {
  return JSON.stringify(id.length > 80 ? `${id.slice(0, 80)}...` : id);
}
