import { Command, CommanderError } from 'commander';
import { AdapterError } from '../adapter/contract/adapter-error.js';
import { printable } from '../../reports/printable.js';
import { stderrLines } from '../../reports/stderr-lines.js';
import { KnownFailuresError } from '../runner/plan/known-failures.js';
import { SelectionError } from '../runner/plan/selection.js';
import { SuiteError } from '../runner/plan/suite-error.js';
import { suiteIdentity } from '../runner/result/suite-identity.js';
import { EXIT } from '../runner/result/verdict.js';
import { coverageCommand } from './coverage-command.js';
import { runCommand } from './run-command.js';
import { serveCommand } from './serve-command.js';
import { UsageError } from './usage-error.js';
import { vectorsCommand } from './vectors-command.js';

/**
 * Runs the command line and says how it ended.
 *
 * @returns the exit code: 0 conforms (or what was asked for passed), 1 does not, 2 usage, 3 could
 *   not run
 */
export async function runProgram(argv: readonly string[]): Promise<number> {
  endOnSignals();
  endQuietlyWithoutReader();
  let exitCode: number = EXIT.conforms;
  const program = new Command('poolproof')
    .description('Judges schedulers by their standards, clause by clause.')
    .version(suiteIdentity().version)
    .exitOverride()
    .showHelpAfterError('(poolproof --help lists the commands)');
  const done = (code: number): void => {
    exitCode = code;
  };
  program.addCommand(inherit(runCommand(done), program));
  program.addCommand(inherit(coverageCommand(done), program));
  program.addCommand(inherit(serveCommand(), program));
  program.addCommand(vectorsCommand(done, program));
  try {
    await program.parseAsync(argv);
    return exitCode;
  } catch (error) {
    return explain(error);
  }
}

/** A command made apart does not share its parent's way of leaving until told so. */
function inherit(command: Command, parent: Command): Command {
  return command.copyInheritedSettings(parent);
}

function explain(error: unknown): number {
  // Commander has printed its own message already; help and version end with 0.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.conforms : EXIT.usage;
  if (
    error instanceof UsageError ||
    error instanceof SelectionError ||
    error instanceof KnownFailuresError
  ) {
    process.stderr.write(`poolproof: ${error.message}\n`);
    return EXIT.usage;
  }
  if (error instanceof AdapterError) {
    const message = printable(error.message); // it may quote the adapter
    process.stderr.write(`poolproof: could not run (${error.code}): ${message}\n`);
    const said = stderrLines(error.stderr);
    if (said.length > 0) process.stderr.write(`${said.join('\n')}\n`);
    return EXIT.couldNotRun;
  }
  if (error instanceof SuiteError) {
    process.stderr.write(`poolproof: the suite itself is broken: ${error.message}\n`);
    return EXIT.couldNotRun;
  }
  throw error;
}

/** Leaves by `process.exit`, so that what ends the adapters' processes gets its turn. */
function endOnSignals(): void {
  const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
  for (const [signal, number] of Object.entries(signals)) {
    process.once(signal, () => {
      process.exit(128 + number);
    });
  }
}

/** Whoever reads the output may stop early, as `head` does: that is no fault of the run. */
function endQuietlyWithoutReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
