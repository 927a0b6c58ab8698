import { clauseLines, mutantLines, type MutantRun, sections } from './matrix-text.js';
import { mutantFaults, outcomesOf, outcomesOfMutant } from './matrix.js';
import { nullFaults } from './null-implementation.js';
import { mutantSets } from './mutant-sets.js';

/**
 * Prints mutant by mutant which clauses caught it, the same clause by clause, and what each null
 * implementation passes. Fails where a mutant survives a clause that it names, fails too much
 * besides, or a null implementation passes what is not tracked. Arguments are mutant ids; without
 * any, all run.
 */
const wanted = process.argv.slice(2);
const faults: string[] = [];
let killed = 0;
let total = 0;

for (const { standard, mutants, nulls } of mutantSets) {
  const runs: MutantRun[] = [];
  for (const mutant of mutants) {
    if (wanted.length > 0 && !wanted.includes(mutant.id)) continue;
    const outcomes = await outcomesOfMutant(mutant, standard);
    const own = mutantFaults(mutant, outcomes);
    total += 1;
    if (own.length === 0) killed += 1;
    faults.push(...own);
    runs.push({ mutant, outcomes });
    progress();
  }
  print(`Mutants of ${standard}, each with the clauses that caught it`, mutantLines(runs));
  if (wanted.length > 0) continue;
  print(`Clauses of ${standard}, each with the mutants that it must catch`, clauseLines(runs));

  const passes: string[] = [];
  for (const implementation of nulls) {
    const outcomes = await outcomesOf(implementation.name, implementation.adapter, standard);
    faults.push(...nullFaults(implementation, outcomes));
    const passed = [...outcomes].filter(([, outcome]) => outcome === 'passed').map(([id]) => id);
    const of = `${passed.length} of ${outcomes.size}`;
    passes.push(`${implementation.name} passes ${of}: ${sections(passed)}`);
  }
  print('Implementations that do no work', passes);
}

if (total === 0) faults.push('no mutant was run');
for (const fault of faults) process.stdout.write(`FAULT ${fault}\n`);
process.stdout.write(`${killed} of ${total} mutants killed by every clause they name\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

function print(title: string, lines: readonly string[]): void {
  process.stdout.write(`${title}\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
}

function progress(): void {
  if (process.stderr.isTTY && !process.env.CI) process.stderr.write(`\r${total} mutants`);
}
