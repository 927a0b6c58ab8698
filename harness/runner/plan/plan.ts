import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AstBuilder, GherkinClassicTokenMatcher, Parser, compile } from '@cucumber/gherkin';
import { IdGenerator, type GherkinDocument, type Pickle } from '@cucumber/messages';
import { packageRoot } from '../../package-root.js';
import type { Standard } from './standards.js';
import { SuiteError } from './suite-error.js';

/** One scenario, or one row of an outline's examples, as the features have it. */
export interface PlannedScenario {
  /** Stable for ever: from the `@id:` tag, and the `case` cell where it is an outline. */
  readonly id: string;
  readonly standard: Standard;
  /** The clause of its `Rule`. */
  readonly clause: string;
  readonly title: string;
  /** From the package's root, with forward slashes. */
  readonly uri: string;
  readonly line: number;
  /** The refusal that this scenario stands beside, admitted. */
  readonly controlOf?: string;
  readonly probe: boolean;
}

/** All scenarios of the standards' features, in the order in which they run. */
export function planScenarios(standards: readonly Standard[]): readonly PlannedScenario[] {
  const planned = standards.flatMap((standard) =>
    featureFiles(standard).flatMap((uri) => scenariosOf(standard, uri)),
  );
  const seen = new Map<string, PlannedScenario>();
  for (const scenario of planned) {
    const twin = seen.get(scenario.id);
    if (twin !== undefined) {
      throw new SuiteError(
        `${where(scenario)}: the id ${scenario.id} is used at ${where(twin)} too`,
      );
    }
    seen.set(scenario.id, scenario);
  }
  return planned;
}

/** `file:line` of a scenario, from the package's root. */
export function where(scenario: { readonly uri: string; readonly line: number }): string {
  return `${scenario.uri}:${scenario.line}`;
}

function featureFiles(standard: Standard): string[] {
  const folder = path.join(packageRoot(), 'features', standard.folder);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.feature'))
    .sort()
    .map((name) => `features/${standard.folder}/${name}`);
}

function scenariosOf(standard: Standard, uri: string): PlannedScenario[] {
  const text = readFileSync(path.join(packageRoot(), uri), 'utf8');
  const newId = IdGenerator.incrementing();
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  let document: GherkinDocument;
  try {
    document = parser.parse(text);
  } catch (error) {
    throw new SuiteError(`${uri}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const nodes = indexNodes(document);
  return compile(document, uri, newId).map((pickle) =>
    plannedScenario(standard, uri, pickle, nodes),
  );
}

const indexed = new WeakMap<GherkinDocument, ReadonlyMap<string, Node>>();

/** The line that a scenario of a run was planned at: that of its row, where it has one. */
export function lineOf(document: GherkinDocument, pickle: Pickle): number | undefined {
  const nodes = indexed.get(document) ?? indexNodes(document);
  indexed.set(document, nodes);
  return nodes.get(pickle.astNodeIds.at(-1) ?? '')?.line;
}

interface Node {
  readonly line: number;
  /** The first cell, where the node is a row of examples, and the header above it. */
  readonly firstCell?: string;
  readonly firstHeader?: string;
}

function indexNodes(document: GherkinDocument): ReadonlyMap<string, Node> {
  const nodes = new Map<string, Node>();
  const children = document.feature?.children ?? [];
  for (const child of children.flatMap((each) => each.rule?.children ?? [each])) {
    const { scenario } = child;
    if (scenario === undefined) continue;
    nodes.set(scenario.id, { line: scenario.location.line });
    for (const { tableHeader, tableBody } of scenario.examples) {
      for (const row of tableBody) {
        nodes.set(row.id, {
          line: row.location.line,
          firstCell: row.cells[0]?.value ?? '',
          firstHeader: tableHeader?.cells[0]?.value ?? '',
        });
      }
    }
  }
  return nodes;
}

function plannedScenario(
  standard: Standard,
  uri: string,
  pickle: Pickle,
  nodes: ReadonlyMap<string, Node>,
): PlannedScenario {
  const node = nodes.get(pickle.astNodeIds.at(-1) ?? '');
  const line = node?.line ?? 0;
  const fail = (what: string): never => {
    throw new SuiteError(`${uri}:${line}: ${what}`);
  };
  if (pickle.steps.length === 0) fail('the scenario has no step');
  if (node?.firstHeader !== undefined && node.firstHeader !== 'case') {
    fail('examples begin with a column named case');
  }
  const tags = pickle.tags.map((tag) => tag.name);
  const baseId = single(tags, '@id:') ?? fail('the scenario has no @id: tag, or more than one');
  const clause =
    single(tags, `@${standard.folder}/`) ??
    fail(`the scenario stands under no one clause of ${standard.id}`);
  if (!isKnown(standard, `${standard.folder}/${clause}`)) {
    fail(`no clause or probe ${standard.folder}/${clause} is in the registry`);
  }
  const probe = tags.includes('@probe');
  if (probe !== isProbe(standard, `${standard.folder}/${clause}`)) {
    fail('the tag @probe stands on all scenarios of probes, and on no other');
  }
  const controlOf = single(tags, '@control-of:');
  return {
    id: node?.firstCell === undefined ? baseId : `${baseId}/${node.firstCell}`,
    standard,
    clause: `${standard.folder}/${clause}`,
    title: pickle.name,
    uri,
    line,
    ...(controlOf === undefined ? {} : { controlOf }),
    probe,
  };
}

function isKnown({ registry }: Standard, clause: string): boolean {
  return [...registry.clauses, ...registry.probes].some(({ id }) => id === clause);
}

function isProbe({ registry }: Standard, id: string): boolean {
  return registry.probes.some((probe) => probe.id === id);
}

/** What follows a prefix in the one tag that has it. */
function single(tags: readonly string[], prefix: string): string | undefined {
  const found = tags.filter((tag) => tag.startsWith(prefix));
  return found.length === 1 ? found[0]?.slice(prefix.length) : undefined;
}
