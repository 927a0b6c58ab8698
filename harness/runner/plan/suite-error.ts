/** The suite itself is at fault: a feature without its tags, a step that is not there. */
export class SuiteError extends Error {
  override readonly name = 'SuiteError';
}
