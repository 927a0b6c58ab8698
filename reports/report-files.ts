import type { Report } from '../harness/runner/result/result-model.js';
import { badge } from './badge.js';
import { cutReport } from './cut-report.js';
import { jsonReport } from './json.js';
import { junit } from './junit.js';
import { page } from './page/page.js';
import { summary } from './summary.js';

/** The files of a report's folder. */
export const REPORT_FILES = [
  'index.html',
  'junit.xml',
  'summary.md',
  'badge.json',
  'transcript.ndjson',
  'messages.ndjson',
  // Last, so that where it is there, the others are as well.
  'report.json',
] as const;

export type ReportFile = (typeof REPORT_FILES)[number];

export interface ReportParts {
  /** With every value whole. */
  readonly report: Report;
  /** The text of the transcript. */
  readonly transcript: string;
  /** Cucumber's messages, a line each. */
  readonly messages: string;
  /** The command that runs one clause again. */
  readonly rerun: (clause: string) => string;
}

/** Every face of a run's result, in the order in which they are written. */
export function reportFiles(parts: ReportParts): Readonly<Record<ReportFile, string>> {
  const { transcript, messages, rerun } = parts;
  const report = cutReport(parts.report);
  return {
    'index.html': page(report, rerun),
    'junit.xml': junit(report, rerun),
    'summary.md': summary(report, rerun),
    'badge.json': badge(report),
    'transcript.ndjson': transcript,
    'messages.ndjson': messages,
    'report.json': jsonReport(report),
  };
}
