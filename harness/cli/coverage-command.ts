import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { coverageFaults, type ScenarioCounts } from '../registry/clause-coverage.js';
import { coverageLines } from '../registry/coverage-lines.js';
import { decodeSpec } from '../registry/decode-spec.js';
import type { Registry } from '../registry/registry.js';
import { specCoverage } from '../registry/spec-coverage.js';
import { specCoverageLines } from '../registry/spec-coverage-lines.js';
import { SpecTextError } from '../registry/spec-text-error.js';
import { planScenarios } from '../runner/plan/plan.js';
import { loadStandards, type Standard } from '../runner/plan/standards.js';
import { EXIT } from '../runner/result/verdict.js';
import { UsageError } from './usage-error.js';

interface CoverageOptions {
  readonly standard?: string;
  readonly spec?: string;
}

/** `poolproof coverage`: which clauses have scenarios, and which sentences of a text have clauses. */
export function coverageCommand(done: (exitCode: number) => void): Command {
  return new Command('coverage')
    .description('say which clauses have scenarios, and which sentences of a text have clauses')
    .option('--standard <id>', 'this standard only, for instance pool/1')
    .option('--spec <file>', "the standard's text (.txt or .md), to hold the registry against")
    .action(({ standard, spec }: CoverageOptions) => {
      const counted = chosen(standard).map(countScenarios);
      // Held first: a text that cannot be read is a usage error, and then nothing is printed.
      const held = spec === undefined ? undefined : holdAgainst(spec, counted);
      const lines = counted.flatMap(({ registry, counts }) => coverageLines(registry, counts));
      process.stdout.write(`${[...lines, ...(held?.lines ?? [])].join('\n')}\n`);
      const faults = counted.flatMap(({ registry, counts }) => coverageFaults(registry, counts));
      const agrees = held?.agrees ?? true;
      done(faults.length === 0 && agrees ? EXIT.conforms : EXIT.doesNotConform);
    });
}

function chosen(id: string | undefined): readonly Standard[] {
  const standards = loadStandards();
  const found = standards.filter((standard) => id === undefined || standard.id === id);
  if (found.length > 0) return found;
  throw new UsageError(
    `--standard ${id ?? ''}: there are ${standards.map((standard) => standard.id).join(', ')}`,
  );
}

interface CountedStandard {
  readonly registry: Registry;
  /** Of the standard's own scenarios. */
  readonly counts: ScenarioCounts;
}

function countScenarios(standard: Standard): CountedStandard {
  const counts = new Map<string, number>();
  for (const { clause } of planScenarios([standard])) {
    counts.set(clause, (counts.get(clause) ?? 0) + 1);
  }
  return { registry: standard.registry, counts };
}

/** How a text differs from what the registry was made from, and whether it does not. */
function holdAgainst(
  file: string,
  standards: readonly CountedStandard[],
): { readonly lines: readonly string[]; readonly agrees: boolean } {
  const [standard, ...others] = standards;
  if (standard === undefined || others.length > 0) {
    throw new UsageError('--spec needs --standard too: which standard is this the text of?');
  }
  try {
    const coverage = specCoverage(
      standard.registry,
      decodeSpec(readFileSync(file)),
      standard.counts,
    );
    const differing = [coverage.new, coverage.changed, coverage.missing];
    const agrees = differing.every((list) => list.length === 0);
    return { lines: specCoverageLines(coverage, file), agrees };
  } catch (error) {
    if (error instanceof SpecTextError) throw new UsageError(`--spec ${file}: ${error.message}`);
    throw new UsageError(`--spec ${file}: cannot be read: ${(error as Error).message}`);
  }
}
