import type { SpecScope } from './registry.js';

/** Whether a section, such as `4.4`, belongs to the part of the text that holds demands. */
export function inScope(section: string, scope: SpecScope): boolean {
  const top = Number.parseInt(section, 10);
  return top >= scope.firstSection && top <= scope.lastSection;
}
