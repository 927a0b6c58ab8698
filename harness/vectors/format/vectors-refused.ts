/** One thing that is wrong with a folder of vectors. */
export interface VectorFault {
  /** From the folder that was given, with forward slashes. */
  readonly file: string;
  readonly what: string;
}

/** A folder of vectors that is not what its manifest says; the message names every file at fault. */
export class VectorsRefused extends Error {
  override readonly name = 'VectorsRefused';

  constructor(readonly faults: readonly VectorFault[]) {
    super(faults.map(({ file, what }) => `${file}: ${what}`).join('\n'));
  }
}
