import type { Adapter } from '../../harness/adapter/contract/adapter.js';

/** An implementation that does no work, and the clauses that let it pass all the same. */
export interface NullImplementation {
  readonly name: string;
  readonly adapter: Adapter;
  /** Every clause that it passes, with the reason why no scenario can tell it from a right one. */
  readonly passes: Readonly<Record<string, string>>;
}

/** Where what it passed is not what is tracked: one more clause, or one less, is a fault. */
export function nullFaults(
  { name, passes }: NullImplementation,
  outcomes: ReadonlyMap<string, string>,
): string[] {
  const passed = [...outcomes].filter(([, outcome]) => outcome === 'passed').map(([id]) => id);
  const more = passed.filter((id) => !Object.hasOwn(passes, id));
  const less = Object.keys(passes).filter((id) => !passed.includes(id));
  return [
    ...more.map((id) => `${name} passes ${id}, which it should not`),
    ...less.map((id) => `${name} is listed as passing ${id}, but does not`),
  ];
}
