
/** The members of a record, their names typed. */
export function entriesOf<Name extends string>(record: Readonly<Record<Name, string>>): [Name, string][] {
  return Object.entries(record) as [Name, string][];
}

/** A name as ids have it. */
export function dashed(name: string): string {
  return name.replaceAll('_', '-');
}
