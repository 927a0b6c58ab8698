import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPORT_FILES, type ReportFile } from '../../reports/report-files.js';
import { UsageError } from './usage-error.js';

/**
 * Makes the folder that a report goes to, and takes an earlier report out of it: so that none is
 * mistaken for that of a run that broke off.
 *
 * @throws UsageError where it cannot be made or cleared
 */
export function prepareReportFolder(folder: string): void {
  attempt(folder, () => {
    mkdirSync(folder, { recursive: true });
    for (const name of REPORT_FILES) rmSync(path.join(folder, name), { force: true });
  });
}

/**
 * Writes a report's files.
 *
 * @throws UsageError where one cannot be written
 */
export function writeReportFolder(
  folder: string,
  files: Readonly<Record<ReportFile, string>>,
): void {
  attempt(folder, () => {
    for (const name of REPORT_FILES) writeFileSync(path.join(folder, name), files[name]);
  });
}

function attempt(folder: string, action: () => void): void {
  try {
    action();
  } catch (error) {
    throw new UsageError(`--report ${folder}: cannot be written: ${(error as Error).message}`);
  }
}
