import type { Report } from '../harness/runner/result/result-model.js';

/** The report as a JSON file: the members in a fixed order, what varies between runs in `varying`. */
export function jsonReport(report: Report): string {
  return `${JSON.stringify(report, undefined, 2)}\n`;
}
