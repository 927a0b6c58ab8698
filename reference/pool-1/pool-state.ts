import type { EntitlementTree } from './tree.js';
import type { Energy, Grade } from './types.js';
import { weakestGrade } from './weakest-grade.js';

/** The two events that move usage, and the only two (6.2). */
export type PoolEvent = AdmittedEvent | ReleasedEvent;

export interface AdmittedEvent {
  readonly event: 'admitted';
  readonly claim: string;
  readonly entitlement: string;
  /** The whole estimate, reserved before the work runs (3). */
  readonly energy: Energy;
  /** Devices of the whole gang. */
  readonly devices: number;
  /** The part of the reservation that lies past the guarantee, in microjoules. */
  readonly borrowedUj: bigint;
  readonly class?: string;
}

export interface ReleasedEvent {
  readonly event: 'released';
  readonly claim: string;
  /** What the work consumed, at the grade of whatever read it. */
  readonly energy: Energy;
}

/** What one entitlement has spent and holds. */
export interface Usage {
  /** Microjoules charged by releases. No upper bound: it is a sum. */
  readonly chargedUj: bigint;
  /** Microjoules that open admissions reserve. */
  readonly reservedUj: bigint;
  readonly devices: number;
  /** The weakest grade among all figures in the two sums; absent where there is none. */
  readonly grade?: Grade;
}

/** A pool between two events. Deciding reads it; only `applyEvent` changes it. */
export interface PoolState {
  readonly tree: EntitlementTree;
  readonly usage: ReadonlyMap<string, Usage>;
  /** Open admissions by claim id. A released id is forgotten and may be admitted again. */
  readonly open: ReadonlyMap<string, AdmittedEvent>;
  /** Per parent, the sum over its children of max(0, guarantee - used): what 2.2 lends from. */
  readonly unspentUj: ReadonlyMap<string, bigint>;
}

const NO_USAGE: Usage = { chargedUj: 0n, reservedUj: 0n, devices: 0 };

/** A pool in which nothing was admitted yet. */
export function emptyPool(tree: EntitlementTree): PoolState {
  const unspentUj = new Map<string, bigint>();
  for (const [parent, group] of tree.groups) unspentUj.set(parent, group.totalGuaranteeUj);
  return { tree, usage: new Map(), open: new Map(), unspentUj };
}

/** The usage of an entitlement; one that never moved has spent and holds nothing. */
export function usageOf(state: PoolState, entitlement: string): Usage {
  return state.usage.get(entitlement) ?? NO_USAGE;
}

/** What 4.3 adds an estimate to: charged and reserved microjoules together. */
export function usedUj(usage: Usage): bigint {
  return usage.chargedUj + usage.reservedUj;
}

/** What an entitlement has left of its guarantee, in microjoules; never below zero. */
export function unspentOf(state: PoolState, entitlement: string): bigint {
  const guaranteeUj = state.tree.nodes.get(entitlement)?.guaranteeUj ?? 0n;
  const used = usedUj(usageOf(state, entitlement));
  return used < guaranteeUj ? guaranteeUj - used : 0n; // pool-1/2.2-8: never wraps
}

/** Why an event cannot follow this state (6.4), or `undefined` where it can. */
export function inconsistency(state: PoolState, event: PoolEvent): string | undefined {
  const isOpen = state.open.has(event.claim);
  if (event.event === 'released') {
    return isOpen ? undefined : 'releases a claim that is not open'; // pool-1/6.4-2, 6.4-3
  }
  return isOpen ? 'admits a claim that is open already' : undefined;
}

/**
 * Applies one event in place; the same function moves a live pool and a replayed one.
 *
 * @throws TypeError where the event cannot follow this state: ask `inconsistency` first.
 */
export function applyEvent(state: PoolState, event: PoolEvent): void {
  const open = state.open.get(event.claim);
  if (event.event === 'admitted' && open === undefined) admit(state, event);
  else if (event.event === 'released' && open !== undefined) release(state, event, open);
  else throw new TypeError(`the event ${inconsistency(state, event) ?? ''}: ${event.claim}`);
}

function admit(state: PoolState, admitted: AdmittedEvent): void {
  const before = usageOf(state, admitted.entitlement);
  (state.open as Map<string, AdmittedEvent>).set(admitted.claim, admitted);
  setUsage(state, admitted.entitlement, {
    chargedUj: before.chargedUj,
    reservedUj: before.reservedUj + admitted.energy.uj, // pool-1/3-1: the whole estimate, at once
    devices: before.devices + admitted.devices,
    grade: weakestGrade(before.grade, admitted.energy.grade),
  });
}

function release(state: PoolState, released: ReleasedEvent, admitted: AdmittedEvent): void {
  const before = usageOf(state, admitted.entitlement);
  (state.open as Map<string, AdmittedEvent>).delete(released.claim);
  setUsage(state, admitted.entitlement, {
    // pool-1/6.2-2: the actual replaces the reservation. pool-1/6.3-1: whatever it came to.
    chargedUj: before.chargedUj + released.energy.uj,
    reservedUj: before.reservedUj - admitted.energy.uj,
    devices: before.devices - admitted.devices, // pool-1/6.2-4
    grade: weakestGrade(before.grade, released.energy.grade),
  });
}

/** Sets the usage and keeps the parent's unspent sum in step, so that a claim costs constant time. */
function setUsage(state: PoolState, entitlement: string, usage: Usage): void {
  const unspentBefore = unspentOf(state, entitlement);
  (state.usage as Map<string, Usage>).set(entitlement, usage);
  const parent = state.tree.nodes.get(entitlement)?.parent;
  if (parent === undefined) return;
  const sum = state.unspentUj.get(parent) ?? 0n;
  const changed = sum - unspentBefore + unspentOf(state, entitlement);
  (state.unspentUj as Map<string, bigint>).set(parent, changed);
}
