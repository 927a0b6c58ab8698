import type { Mutant } from '../mutant.js';
import { DECIDE_REQUEST, ENTITLEMENT, EVIDENCE_REFUSAL, OVERRIDE_STANDING } from './sources.js';

/** Defects in the emergency override and the transfer case (11, 13). */
export const overrideMutants: readonly Mutant[] = [
  {
    id: 'no-authority-is-an-omission',
    clauses: ['arc-004/11-1', 'arc-004/14-1'],
    file: OVERRIDE_STANDING,
    find: 'if (override.authority === null) return false;',
    replace: 'if (override.authority === null) return true;',
  },
  {
    id: 'no-authority-is-rejected',
    clauses: ['arc-004/11-1', 'arc-004/14-1'],
    file: OVERRIDE_STANDING,
    find: "return { state: 'BLOCKED', failedGate: 'authority' };",
    replace: "return { state: 'REJECTED', failedGate: 'authority' };",
  },
  {
    id: 'urgency-is-authority',
    clauses: ['arc-004/11-1'],
    file: OVERRIDE_STANDING,
    find: 'export function overrideStanding(row: Row): OverrideStanding {\n  const { override } = row;',
    replace:
      "export function overrideStanding(row: Row): OverrideStanding {\n  const given = row.override;\n  const override = given !== null && /life/.test(given.reason ?? '') ? { ...given, authority: given.authority ?? 'urgency' } : given;",
  },
  {
    id: 'no-authority-goes-by-the-first-name',
    clauses: ['arc-004/11-1'],
    file: OVERRIDE_STANDING,
    find: 'export function overrideStanding(row: Row): OverrideStanding {\n  const { override } = row;',
    replace:
      'export function overrideStanding(row: Row): OverrideStanding {\n  const given = row.override;\n  const override = given === null ? null : { ...given, authority: given.authority ?? row.authorities?.[0] ?? null };',
  },
  {
    id: 'authority-makes-capacity',
    clauses: ['arc-004/11-2'],
    file: DECIDE_REQUEST,
    find: 'capacityRefusal(row.request, capacity); // arc',
    replace:
      "(override.kind === 'authorised' ? undefined : capacityRefusal(row.request, capacity)); // arc",
  },
  {
    id: 'override-adds-capacity',
    clauses: ['arc-004/11-2'],
    file: DECIDE_REQUEST,
    find: '    capacityRefusal(row.request, capacity); // arc',
    replace:
      "    capacityRefusal(row.request, capacity.kind === 'known' && override.kind === 'authorised' ? { ...capacity, free: capacity.free + override.claimed } : capacity); // arc",
  },
  {
    id: 'override-without-bound',
    clauses: ['arc-004/11-3'],
    file: ENTITLEMENT,
    find: '|| override.claimed === null)',
    replace: "|| override.claimed === null || override.kind === 'authorised')",
  },
  {
    id: 'override-leaves-the-effective-quota',
    clauses: ['arc-004/11-3', 'arc-004/13-1'],
    file: ENTITLEMENT,
    find: "override.kind === 'authorised' ? override.claimed : 0",
    replace: "override.kind === 'authorised' ? override.claimed * 0 : 0",
  },
  {
    id: 'override-replaces-the-quota',
    clauses: ['arc-004/11-3', 'arc-004/13-1'],
    file: ENTITLEMENT,
    find: 'effective: limit + added,',
    replace: 'effective: added === 0 ? limit : added,',
  },
  {
    id: 'effective-quota-less-what-is-used',
    clauses: ['arc-004/3-1', 'arc-004/8-1', 'arc-004/11-3'],
    file: ENTITLEMENT,
    find: 'effective: limit + added,',
    replace: 'effective: limit - used + added,',
  },
  {
    id: 'override-adds-one-more',
    clauses: ['arc-004/7-1', 'arc-004/11-3'],
    file: ENTITLEMENT,
    find: 'request.quantity <= most - quota.used)',
    replace: 'request.quantity <= most - quota.used + 1)',
  },
  {
    id: 'override-forgets-what-is-used',
    clauses: ['arc-004/7-1', 'arc-004/11-3'],
    file: ENTITLEMENT,
    find: 'request.quantity <= most - quota.used)',
    replace: 'request.quantity <= most)',
  },
  {
    id: 'any-scope-will-do',
    clauses: ['arc-004/11-4'],
    file: OVERRIDE_STANDING,
    find: 'if (override.scope !== null && override.scope !== scope) return false;',
    replace: '',
  },
  {
    id: 'a-wider-scope-will-do',
    clauses: ['arc-004/11-4'],
    file: OVERRIDE_STANDING,
    find: 'override.scope !== null && override.scope !== scope',
    replace: 'override.scope !== null && scope?.startsWith(override.scope) !== true',
  },
  {
    id: 'scope-matters-among-names-alone',
    clauses: ['arc-004/11-4'],
    file: OVERRIDE_STANDING,
    find: 'override.scope !== null && override.scope !== scope',
    replace: 'authorities !== undefined && override.scope !== null && override.scope !== scope',
  },
  {
    id: 'anybody-may-override',
    clauses: ['arc-004/11-4'],
    file: OVERRIDE_STANDING,
    find: 'if (authorities?.includes(override.authority) === false) return false;',
    replace: '',
  },
  {
    id: 'part-of-a-name-will-do',
    clauses: ['arc-004/11-4'],
    file: OVERRIDE_STANDING,
    find: 'authorities?.includes(override.authority) === false',
    replace: 'authorities?.some((name) => name.startsWith(override.authority ?? name)) === false',
  },
  {
    id: 'first-name-alone-may-override',
    clauses: ['arc-004/2-2', 'arc-004/11-4'],
    file: OVERRIDE_STANDING,
    find: 'authorities?.includes(override.authority) === false',
    replace: 'authorities?.slice(0, 1).includes(override.authority) === false',
  },
  {
    id: 'names-needed-for-any-override',
    clauses: [
      'arc-004/11-1',
      'arc-004/11-2',
      'arc-004/11-3',
      'arc-004/11-6',
      'arc-004/11-7',
      'arc-004/14-1',
    ],
    file: OVERRIDE_STANDING,
    find: 'authorities?.includes(override.authority) === false',
    replace: 'authorities?.includes(override.authority) !== true',
  },
  {
    id: 'override-needs-no-scope',
    clauses: ['arc-004/11-6'],
    file: OVERRIDE_STANDING,
    find: 'Object.values(override).every((member) => member !== null)',
    replace:
      "Object.entries(override).every(([name, member]) => name === 'scope' || member !== null)",
  },
  {
    id: 'override-needs-no-quantity',
    clauses: ['arc-004/11-6'],
    file: OVERRIDE_STANDING,
    find: 'Object.values(override).every((member) => member !== null)',
    replace:
      "Object.entries(override).every(([name, member]) => name === 'quantity' || member !== null)",
  },
  {
    id: 'override-needs-no-reason',
    clauses: ['arc-004/11-6'],
    file: OVERRIDE_STANDING,
    find: 'Object.values(override).every((member) => member !== null)',
    replace:
      "Object.entries(override).every(([name, member]) => name === 'reason' || member !== null)",
  },
  {
    id: 'override-needs-no-time',
    clauses: ['arc-004/11-6'],
    file: OVERRIDE_STANDING,
    find: 'Object.values(override).every((member) => member !== null)',
    replace: "Object.entries(override).every(([name, member]) => name === 'at' || member !== null)",
  },
  {
    id: 'override-needs-nothing-recorded',
    clauses: ['arc-004/11-6'],
    file: OVERRIDE_STANDING,
    find: 'every((member) => member !== null)',
    replace: 'some((member) => member !== null)',
  },
  {
    id: 'override-shown-without-its-scope',
    clauses: ['arc-004/11-7', 'arc-004/13-1'],
    file: OVERRIDE_STANDING,
    find: "return { state: 'ADMITTED_OVERRIDE', override: standing.override };",
    replace:
      "return { state: 'ADMITTED_OVERRIDE', override: { ...standing.override, scope: '' } };",
  },
  {
    id: 'override-shown-without-its-quantity',
    clauses: ['arc-004/11-7', 'arc-004/13-1'],
    file: OVERRIDE_STANDING,
    find: "return { state: 'ADMITTED_OVERRIDE', override: standing.override };",
    replace:
      "return { state: 'ADMITTED_OVERRIDE', override: { ...standing.override, quantity: 0 } };",
  },
  {
    id: 'override-shown-without-its-reason',
    clauses: ['arc-004/11-7', 'arc-004/13-1'],
    file: OVERRIDE_STANDING,
    find: "return { state: 'ADMITTED_OVERRIDE', override: standing.override };",
    replace:
      "return { state: 'ADMITTED_OVERRIDE', override: { ...standing.override, reason: '' } };",
  },
  {
    id: 'override-shown-without-its-authority',
    clauses: ['arc-004/11-7', 'arc-004/13-1'],
    file: OVERRIDE_STANDING,
    find: "return { state: 'ADMITTED_OVERRIDE', override: standing.override };",
    replace:
      "return { state: 'ADMITTED_OVERRIDE', override: { ...standing.override, authority: '' } };",
  },
  {
    id: 'override-shown-without-its-time',
    clauses: ['arc-004/11-7', 'arc-004/13-1'],
    file: OVERRIDE_STANDING,
    find: "return { state: 'ADMITTED_OVERRIDE', override: standing.override };",
    replace:
      "return { state: 'ADMITTED_OVERRIDE', override: { ...standing.override, at: { ...standing.override.at, written: '' } } };",
  },
  {
    id: 'override-goes-unseen',
    clauses: [
      'arc-004/11-1',
      'arc-004/11-2',
      'arc-004/11-3',
      'arc-004/11-4',
      'arc-004/11-6',
      'arc-004/11-7',
      'arc-004/13-1',
      'arc-004/14-1',
    ],
    file: OVERRIDE_STANDING,
    find: "return { state: 'ADMITTED_OVERRIDE', override: standing.override };",
    replace: "return { state: 'ADMITTED' };",
  },
  {
    id: 'third-venture-unknown',
    clauses: ['arc-004/2-2', 'arc-004/13-1', 'arc-004/14-1'],
    file: EVIDENCE_REFUSAL,
    find: 'return quotas.some(',
    replace: 'return quotas.slice(0, 2).some(',
  },
];
