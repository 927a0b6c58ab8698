import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command, Option } from 'commander';
import { jsonReport } from '../../reports/json.js';
import { reportFiles } from '../../reports/report-files.js';
import { readKnownFailures } from '../runner/plan/known-failures.js';
import { runSuite } from '../runner/sitting/run-suite.js';
import type { Selection } from '../runner/result/result-model.js';
import { loadStandards } from '../runner/plan/standards.js';
import { type AdapterOptions, connectorFor } from './adapter-option.js';
import { parseDuration } from './duration.js';
import { printReport } from './print-report.js';
import { showProgress } from './progress.js';
import { prepareReportFolder, writeReportFolder } from './report-folder.js';
import { rerunCommand } from './rerun-command.js';
import { UsageError } from './usage-error.js';

interface RunOptions extends AdapterOptions {
  readonly standard?: string;
  readonly clause?: readonly string[];
  readonly module?: readonly string[];
  readonly knownFailures?: string;
  readonly json?: string;
  readonly report?: string;
  readonly failFast?: boolean;
}

const EXAMPLES = `
Examples:
  poolproof run
  poolproof run --adapter-cmd "python3 adapter.py"
  poolproof run --adapter-url http://127.0.0.1:9000/ --clause pool-1/4.4-1 --json report.json

Exit codes: 0 conforms, or all that was asked for passed; 1 does not conform; 2 usage; 3 could not run.`;

/** `poolproof run`: judges one implementation and prints how each clause fared. */
export function runCommand(done: (exitCode: number) => void): Command {
  return new Command('run')
    .description('run the suite against an implementation (the reference, if none is named)')
    .option('--adapter <module>', 'ES module whose default export is an adapter')
    .option('--adapter-cmd <command>', 'command that speaks the protocol on stdin and stdout')
    .option('--adapter-url <url>', 'address that takes the protocol by HTTP POST')
    .option('--standard <id>', 'judge this standard only, for instance pool/1')
    .option('--clause <id>', 'run this clause only; may be given several times', collect)
    .option('--module <id>', 'run this module only; may be given several times', collect)
    .addOption(
      new Option('--timeout <duration>', 'deadline of one call')
        .argParser(parseDuration)
        .default(5000, '5s'),
    )
    .option('--known-failures <file>', 'clauses that are known to fail, each with its reason')
    .option('--json <file>', 'write the result as JSON, every value whole')
    .option('--report <folder>', 'write the report for people and machines, index.html first')
    .option('--fail-fast', 'stop at the first scenario that does not pass')
    .addHelpText('after', EXAMPLES)
    .action(async (options: RunOptions) => {
      done(await run(options));
    });
}

async function run(options: RunOptions): Promise<number> {
  const connector = await connectorFor(options);
  const { knownFailures, failFast, json, report: folder } = options;
  if (folder !== undefined) prepareReportFolder(folder);
  const progress = showProgress(process.stderr);
  const messages: string[] = [];
  const { report, transcript } = await runSuite({
    connector,
    selection: selectionOf(options),
    ...(knownFailures === undefined
      ? {}
      : { knownFailures: readKnownFailures(knownFailures, loadStandards()) }),
    ...(failFast === undefined ? {} : { failFast }),
    onProgress: progress.advance,
    keepTranscript: json !== undefined || folder !== undefined,
    ...(folder === undefined
      ? {}
      : { onMessage: (message) => messages.push(`${JSON.stringify(message)}\n`) }),
  }).finally(progress.end);
  const rerun = (clause: string): string => rerunCommand(process.argv, clause);
  printReport(report, rerun);
  // Last, so that a file that cannot be written does not lose the run.
  if (json !== undefined) write(json, jsonReport(report));
  if (folder !== undefined) {
    writeReportFolder(
      folder,
      reportFiles({
        report,
        transcript: transcript?.text ?? '',
        messages: messages.join(''),
        rerun,
      }),
    );
  }
  return report.exitCode;
}

function selectionOf({ standard, clause, module }: RunOptions): Selection {
  return {
    ...(standard === undefined ? {} : { standard }),
    ...(clause === undefined ? {} : { clauses: clause }),
    ...(module === undefined ? {} : { modules: module }),
  };
}

function write(file: string, text: string): void {
  try {
    writeFileSync(path.resolve(file), text);
  } catch (error) {
    throw new UsageError(`--json ${file}: cannot be written: ${(error as Error).message}`);
  }
}

function collect(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value];
}
