import type { DataTable } from '@cucumber/cucumber';
import { SuiteError } from '../harness/runner/plan/suite-error.js';

/** The columns that a step's table has. */
export interface Columns<Required extends string, Optional extends string> {
  readonly required: readonly Required[];
  readonly optional?: readonly Optional[];
}

export type Row<Required extends string, Optional extends string> = Readonly<
  Record<Required, string> & Partial<Record<Optional, string>>
>;

/**
 * The rows of a step's table, by their headers.
 *
 * @throws SuiteError for a header that the step does not know, or lacks, or finds twice
 */
export function rowsOf<Required extends string, Optional extends string = never>(
  table: DataTable,
  { required, optional = [] }: Columns<Required, Optional>,
): Row<Required, Optional>[] {
  const [headers = []] = table.raw();
  const known: readonly string[] = [...required, ...optional];
  for (const header of headers) {
    if (!known.includes(header)) {
      throw new SuiteError(`the column "${header}" is unknown here; there are ${known.join(', ')}`);
    }
  }
  for (const header of required) {
    if (!headers.includes(header)) throw new SuiteError(`the column "${header}" is missing`);
  }
  if (new Set(headers).size < headers.length) throw new SuiteError('a column stands twice');
  return table.hashes() as Row<Required, Optional>[];
}
