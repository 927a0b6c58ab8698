import type { Clause, Registry } from '../../../harness/registry/registry.js';
import type { PlannedScenario } from '../../../harness/runner/plan/plan.js';
import type { Standard } from '../../../harness/runner/plan/standards.js';

function clause(number: number, change: Partial<Clause> = {}): Clause {
  return {
    id: `demo-1/1-${number}`,
    section: '1',
    level: 'MUST',
    basis: 'explicit',
    module: 'core',
    statement: 'It holds.',
    sources: [],
    ...change,
  };
}

const registry: Registry = {
  format: 'poolproof-clauses/1',
  standard: 'demo/1',
  source: {
    title: 'Demo',
    revision: 'v1',
    normalisation: 'poolproof-sentence/1',
    scope: { firstSection: 1, lastSection: 1 },
  },
  modules: [
    { id: 'core', statement: 'All.' },
    { id: 'extra', statement: 'More.' },
  ],
  clauses: [
    clause(1),
    clause(2, { module: 'extra' }),
    clause(3, { pending: 'not yet written' }),
    clause(4, { notShown: 'nothing can show it' }),
  ],
  probes: [],
  uncited: [],
};

/** A standard of four clauses: in the core, in the module `extra`, pending, and not shown. */
export const demoStandard: Standard = {
  id: 'demo/1',
  folder: 'demo-1',
  registry,
  digests: { registry: '00' },
};

/** A scenario of that standard, as a plan holds it. */
export function demoScenario(
  clauseNumber: number,
  name: string,
  change: Partial<PlannedScenario> = {},
): PlannedScenario {
  return {
    id: `demo-1/1-${clauseNumber}/${name}`,
    standard: demoStandard,
    clause: `demo-1/1-${clauseNumber}`,
    title: name,
    uri: 'features/demo-1/it.feature',
    line: 1,
    probe: false,
    ...change,
  };
}
