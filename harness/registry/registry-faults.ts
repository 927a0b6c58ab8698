import { inScope } from './in-scope.js';
import type { Clause, Registry, SpecScope } from './registry.js';
import { sentenceKey } from './sentence-key.js';

/**
 * What is wrong in a registry that its schema accepts, one line each, empty where nothing is:
 * ids that repeat or do not fit their section, references to what is not there, figures out of
 * scope, and sentences both cited and listed as uncited.
 */
export function registryFaults(registry: Registry): readonly string[] {
  const { clauses, modules, probes, source } = registry;
  return [
    ...repeated('module', modules),
    ...repeated('clause', clauses),
    ...repeated('probe', probes),
    ...probes.flatMap((probe) => repeated(`${probe.id}: answer`, probe.answers)),
    ...scopeFaults(source.scope),
    ...(modules.some(({ id }) => id === 'core') ? [] : ['/modules: the module core is missing']),
    ...clauses.flatMap((clause) => clauseFaults(clause, registry)),
    ...probes.flatMap((probe) => placeFaults(probe, registry)),
    ...probes.flatMap(({ id }) => probeIdFaults(id, registry)),
    ...uncitedFaults(registry),
  ];
}

function repeated(kind: string, entries: readonly { readonly id: string }[]): readonly string[] {
  const seen = new Set<string>();
  return entries
    .map(({ id }) => id)
    .filter((id) => seen.size === seen.add(id).size)
    .map((id) => `${kind} ${id}: the id stands there twice`);
}

function scopeFaults(scope: SpecScope): readonly string[] {
  const faults: string[] = [];
  if (scope.firstSection > scope.lastSection) {
    faults.push('/source/scope: firstSection lies after lastSection');
  }
  if (scope.itemSection !== undefined && !inScope(scope.itemSection, scope)) {
    faults.push(`/source/scope: itemSection ${scope.itemSection} lies outside the scope`);
  }
  return faults;
}

function clauseFaults(clause: Clause, registry: Registry): readonly string[] {
  const { scope } = registry.source;
  const faults = [...placeFaults(clause, registry)];
  const prefix = `${idPrefix(registry)}/${clause.section}-`;
  if (!clause.id.startsWith(prefix) || !/^[1-9]\d*$/.test(clause.id.slice(prefix.length))) {
    faults.push(`clause ${clause.id}: the id of a clause of this section is ${prefix}N`);
  }
  for (const origin of clause.derivedFrom ?? []) {
    if (origin === clause.id || !isOrigin(origin, registry)) {
      faults.push(
        `clause ${clause.id}: derived from ${origin}, which is no other clause, section with clauses or RFC`,
      );
    }
  }
  if (clause.item !== undefined && scope.itemSection === undefined) {
    faults.push(`clause ${clause.id}: names an item, but the scope names no itemSection`);
  }
  for (const { section } of clause.sources.filter((from) => !inScope(from.section, scope))) {
    faults.push(`clause ${clause.id}: cites section ${section}, which lies outside the scope`);
  }
  return faults;
}

function placeFaults(
  entry: { readonly id: string; readonly module: string; readonly section: string },
  registry: Registry,
): readonly string[] {
  const faults: string[] = [];
  if (!registry.modules.some(({ id }) => id === entry.module)) {
    faults.push(`${entry.id}: the module ${entry.module} is not in /modules`);
  }
  if (!inScope(entry.section, registry.source.scope)) {
    faults.push(`${entry.id}: section ${entry.section} lies outside the scope`);
  }
  return faults;
}

function probeIdFaults(id: string, registry: Registry): readonly string[] {
  const prefix = `${idPrefix(registry)}/probe/`;
  const fits = id.startsWith(prefix) && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id.slice(prefix.length));
  return fits ? [] : [`probe ${id}: the id of a probe is ${prefix} and a name in lower case`];
}

function uncitedFaults(registry: Registry): readonly string[] {
  const cited = new Set(registry.clauses.flatMap(({ sources }) => sources.map(sentenceKey)));
  const seen = new Set<string>();
  return registry.uncited.flatMap((sentence) => {
    const key = sentenceKey(sentence);
    const faults: string[] = [];
    if (cited.has(key)) faults.push(`/uncited: ${key} is cited by a clause`);
    if (seen.has(key)) faults.push(`/uncited: ${key} stands there twice`);
    seen.add(key);
    return faults;
  });
}

function isOrigin(origin: string, { clauses }: Registry): boolean {
  return (
    /^RFC [1-9]\d*$/.test(origin) ||
    clauses.some(({ id, section }) => id === origin || section === origin)
  );
}

/**
 * The form that the standard's name has in ids, the same in all of them: with its version, as
 * `pool-1` for `pool/1`, or without where the first clause has it so, as `arc-004` for `arc-004/1`.
 */
function idPrefix({ standard, clauses }: Registry): string {
  const [name = ''] = standard.split('/');
  return clauses[0]?.id.startsWith(`${name}/`) === true ? name : standard.replace('/', '-');
}
