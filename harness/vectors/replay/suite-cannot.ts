/** What the suite itself could not do with an implementation's answers: no fault of either. */
export class SuiteCannot extends Error {
  override readonly name = 'SuiteCannot';
}
