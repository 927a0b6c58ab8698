/** One defect in the reference's own source, and the clauses whose scenarios must catch it. */
export interface Mutant {
  /** Stable, unique within the standard. */
  readonly id: string;
  /** Every clause that must fail. */
  readonly clauses: readonly string[];
  /** The source file, from the package's root. */
  readonly file: string;
  /** Text that stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
}
