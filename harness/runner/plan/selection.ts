import type { JsonObject } from '../../adapter/contract/json.js';
import type { PlannedScenario } from './plan.js';
import type { Selection } from '../result/result-model.js';
import type { Standard } from './standards.js';

/** The run was asked for something that is not there; the message says what there is. */
export class SelectionError extends Error {
  override readonly name = 'SelectionError';
}

/** A standard that an implementation names, with the modules it claims of it. */
export interface JudgedStandard {
  readonly standard: Standard;
  readonly claimedModules: ReadonlySet<string>;
}

interface DescribedStandard {
  readonly id: string;
  readonly modules: readonly string[];
}

/**
 * Refuses a selection that names what the suite does not have, before any adapter is started.
 *
 * @throws SelectionError with what there is instead
 */
export function requireSelectable(
  standards: readonly Standard[],
  { standard, clauses, modules }: Selection,
): void {
  requireKnown(
    '--standard',
    standard === undefined ? [] : [standard],
    standards.map(({ id }) => id),
  );
  const asked = standards.filter(({ id }) => standard === undefined || id === standard);
  requireKnown('--clause', clauses, asked.flatMap(idsOf));
  requireKnown(
    '--module',
    modules,
    asked.flatMap(({ registry }) => registry.modules.map(({ id }) => id)),
  );
}

/**
 * The standards to judge: those that `describe` names and the suite knows, of which anything was
 * asked for.
 */
export function judgedStandards(
  standards: readonly Standard[],
  description: JsonObject,
  selection: Selection,
): readonly JudgedStandard[] {
  const described = description.standards as unknown as readonly DescribedStandard[];
  return standards
    .filter((standard) => isAskedFor(standard, selection))
    .flatMap((standard) => {
      const claim = described.find(({ id }) => id === standard.id);
      if (claim === undefined) return [];
      return [{ standard, claimedModules: new Set(['core', ...claim.modules]) }];
    });
}

/** A run that was asked for clauses of one standard says nothing on the others. */
function isAskedFor(
  { id: name, registry }: Standard,
  { standard, clauses, modules }: Selection,
): boolean {
  const holdsAny = [...registry.clauses, ...registry.probes].some(
    ({ id, module }) => (clauses?.includes(id) ?? true) && (modules?.includes(module) ?? true),
  );
  return holdsAny && (standard === undefined || standard === name);
}

/** The scenarios to run: of the judged standards, the claimed modules, and what was asked for. */
export function selectScenarios(
  planned: readonly PlannedScenario[],
  judged: readonly JudgedStandard[],
  { clauses, modules }: Selection,
): readonly PlannedScenario[] {
  return planned.filter(({ standard, clause }) => {
    const claimed = judged.find((each) => each.standard === standard)?.claimedModules;
    const module = moduleOf(standard, clause);
    return (
      claimed?.has(module) === true &&
      (clauses?.includes(clause) ?? true) &&
      (modules?.includes(module) ?? true)
    );
  });
}

/** The module that a clause or probe belongs to. */
export function moduleOf({ registry }: Standard, id: string): string {
  return [...registry.clauses, ...registry.probes].find((each) => each.id === id)?.module ?? 'core';
}

function idsOf({ registry }: Standard): string[] {
  return [...registry.clauses, ...registry.probes].map(({ id }) => id);
}

function requireKnown(
  option: string,
  asked: readonly string[] | undefined,
  known: readonly string[],
): void {
  for (const name of asked ?? []) {
    if (known.includes(name)) continue;
    const names = [...new Set(known)];
    const like = names.filter((id) => id.includes(name) || name.includes(id)).slice(0, 5);
    const shown = like.length === 0 && names.length <= 5 ? names : like;
    const hint =
      shown.length > 0 ? `; there are ${shown.join(', ')}` : '; poolproof coverage lists all';
    throw new SelectionError(`${option} ${name}: there is none of that name${hint}`);
  }
}
