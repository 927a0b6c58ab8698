import type { Report, VerdictKind } from '../harness/runner/result/result-model.js';

const COLOURS: Readonly<Record<VerdictKind, string>> = {
  conforms: 'brightgreen',
  'does not conform': 'red',
  incomplete: 'yellow',
  'could not run': 'lightgrey',
};

/** The verdict as a badge: what the endpoint of shields.io reads. */
export function badge({ standards, verdict }: Report): string {
  const label = standards.length === 0 ? 'conformance' : standards.map(({ id }) => id).join(', ');
  const { kind } = verdict;
  return `${JSON.stringify({ schemaVersion: 1, label, message: kind, color: COLOURS[kind] })}\n`;
}
