import type { Admission, CompleteOverride, Override, Row } from './types.js';

/**
 * How far an override carries. `claimed` is what it says it adds to the quota, which only an
 * `authorised` one does; null where it does not say.
 */
export type OverrideStanding =
  | { readonly kind: 'none'; readonly claimed: 0 }
  | { readonly kind: 'unauthorised' | 'incomplete'; readonly claimed: number | null }
  | { readonly kind: 'authorised'; readonly claimed: number; readonly override: CompleteOverride };

/** Judges the override of a row (11), whether or not the request needs it. */
export function overrideStanding(row: Row): OverrideStanding {
  const { override } = row;
  if (override === null) return { kind: 'none', claimed: 0 };
  const { quantity } = override;
  if (!hasAuthority(override, row)) return { kind: 'unauthorised', claimed: quantity };
  if (!isComplete(override)) return { kind: 'incomplete', claimed: quantity }; // arc-004/11-6
  return { kind: 'authorised', claimed: override.quantity, override };
}

/**
 * The last gate (7-1), reached only where the request needs an override and capacity supports it.
 */
export function admissionByOverride(standing: OverrideStanding): Admission {
  switch (standing.kind) {
    case 'authorised':
      return { state: 'ADMITTED_OVERRIDE', override: standing.override }; // arc-004/11-7
    case 'incomplete':
      return { state: 'HOLD', failedGate: 'authority' }; // arc-004/11-6
    default:
      return { state: 'BLOCKED', failedGate: 'authority' }; // arc-004/11-1, 11-4
  }
}

/** A member that was not recorded is no authority's fault, the authority itself aside. */
function hasAuthority(override: Override, { scope, at, authorities }: Row): boolean {
  if (override.authority === null) return false; // arc-004/11-1
  if (authorities?.includes(override.authority) === false) return false; // arc-004/11-4
  if (override.scope !== null && override.scope !== scope) return false; // arc-004/11-4
  return override.at === null || override.at.instant <= at.instant; // not granted yet, if later
}

function isComplete(override: Override): override is CompleteOverride {
  return Object.values(override).every((member) => member !== null);
}
