import { colourWanted, terminalReport, widthOf } from '../../reports/terminal.js';
import type { Report } from '../runner/result/result-model.js';

/** Prints a report to stdout, as wide and as coloured as whoever reads it there wants. */
export function printReport(report: Report, rerun: (clause: string) => string): void {
  process.stdout.write(
    terminalReport(report, {
      colour: colourWanted(process.stdout, process.env),
      width: widthOf(process.stdout, process.env),
      rerun,
    }),
  );
}
