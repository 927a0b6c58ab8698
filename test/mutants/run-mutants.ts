import { clauseLines, mutantLines, sections } from './matrix-text.js';
import { runAll } from './run-all.js';

/**
 * Prints mutant by mutant which clauses caught it, the same clause by clause, and what each null
 * implementation passes. Fails where a mutant survives a clause that it names, fails too much
 * besides, or a null implementation passes what is not tracked. Arguments are mutant ids; without
 * any, all run.
 */
const wanted = process.argv.slice(2);
const shown = process.stderr.isTTY && !process.env.CI;
const { sets, faults, killed, total } = await runAll(wanted, (done, of) => {
  if (shown) process.stderr.write(`\r${done} of ${of} mutants`);
});

for (const { standard, mutants, nulls } of sets) {
  if (mutants.length === 0) continue;
  print(`Mutants of ${standard}, each with the clauses that caught it`, mutantLines(mutants));
  if (wanted.length > 0) continue;
  print(`Clauses of ${standard}, each with the mutants that it must catch`, clauseLines(mutants));
  print(
    'Implementations that do no work',
    nulls.map(({ implementation, outcomes }) => {
      const passed = [...outcomes].filter(([, outcome]) => outcome === 'passed').map(([id]) => id);
      const of = `${passed.length} of ${outcomes.size}`;
      return `${implementation.name} passes ${of}: ${sections(passed)}`;
    }),
  );
}
for (const fault of faults) process.stdout.write(`FAULT ${fault}\n`);
process.stdout.write(`${killed} of ${total} mutants fared as they should\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

function print(title: string, lines: readonly string[]): void {
  process.stdout.write(`${title}\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
}
