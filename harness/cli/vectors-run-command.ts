import { Command, Option } from 'commander';
import { loadStandards, type Standard } from '../runner/plan/standards.js';
import { EXIT } from '../runner/result/verdict.js';
import { runVectors } from '../vectors/replay/run-vectors.js';
import { VectorsRefused } from '../vectors/format/vectors-refused.js';
import type { VerifiedVectors } from '../vectors/verify/verify-vectors.js';
import { type AdapterOptions, connectorFor } from './adapter-option.js';
import { parseDuration } from './duration.js';
import { printReport } from './print-report.js';
import { showProgress } from './progress.js';
import { rerunCommand } from './rerun-command.js';
import { UsageError } from './usage-error.js';
import { OWN_VECTORS } from './vectors-emit-command.js';
import { refusal, verifiedVectors } from './vectors-verify-command.js';

interface RunOptions extends AdapterOptions {
  readonly clause?: readonly string[];
  readonly key?: string;
}

/** `poolproof vectors run`: judges an implementation by the vectors alone. */
export function vectorsRunCommand(done: (exitCode: number) => void): Command {
  return new Command('run')
    .description(
      'replay verified vectors against an implementation (the reference, if none is named)',
    )
    .argument('[folder]', 'all vectors, or those of one standard', OWN_VECTORS)
    .option('--adapter <module>', 'ES module whose default export is an adapter')
    .option('--adapter-cmd <command>', 'command that speaks the protocol on stdin and stdout')
    .option('--adapter-url <url>', 'address that takes the protocol by HTTP POST')
    .option('--clause <id>', 'the vectors of this clause only; may be given several times', collect)
    .option('--key <file>', 'public key in PEM; the development key where absent')
    .addOption(
      new Option('--timeout <duration>', 'deadline of one call')
        .argParser(parseDuration)
        .default(5000, '5s'),
    )
    .addHelpText(
      'after',
      '\nExit codes: 0 conforms, or all that ran passed; 1 does not conform, or the vectors are refused; 2 usage; 3 could not run.',
    )
    .action(async (folder: string, options: RunOptions) => {
      try {
        done(await run(folder, options));
      } catch (error) {
        if (!(error instanceof VectorsRefused)) throw error;
        process.stderr.write(refusal(error));
        done(EXIT.doesNotConform);
      }
    });
}

async function run(folder: string, options: RunOptions): Promise<number> {
  const vectors = verifiedVectors(folder, options.key);
  const standards = standardsOf(vectors);
  const connector = await connectorFor(options);
  const progress = showProgress(process.stderr);
  const { report, pastLimit } = await runVectors({
    connector,
    vectors,
    standards,
    ...(options.clause === undefined ? {} : { selection: { clauses: options.clause } }),
    onProgress: progress.advance,
  }).finally(progress.end);
  const rerun = (clause: string): string => rerunCommand(process.argv, clause);
  printReport(report, rerun);
  if (pastLimit.length > 0) {
    const count = `${pastLimit.length} vectors not run`;
    process.stdout.write(`${count}: they hold figures past the limit that describe names\n`);
  }
  return report.exitCode;
}

/** Clauses are looked up in the registry of this suite, so the vectors have to be of the same. */
function standardsOf({ standards: verified }: VerifiedVectors): readonly Standard[] {
  const known = loadStandards();
  return verified.map(({ manifest: { standard: id, registry, suite } }) => {
    const standard = known.find((each) => each.id === id);
    if (standard?.digests.registry === registry.sha256) return standard;
    throw new UsageError(
      `the vectors of ${id} were made from other clauses than this suite has: ` +
        `run them with ${suite.name} ${suite.version}, or make them anew`,
    );
  });
}

function collect(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value];
}
