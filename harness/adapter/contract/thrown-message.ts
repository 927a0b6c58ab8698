/**
 * What a thrown value says of itself: the message of an error, the text of anything else. Never
 * throws, whatever an adapter threw.
 */
export function thrownMessage(thrown: unknown): string {
  try {
    if (thrown instanceof Error) return thrown.message === '' ? thrown.name : thrown.message;
    if (typeof thrown === 'object' && thrown !== null && 'message' in thrown) {
      return String(thrown.message);
    }
    return String(thrown);
  } catch {
    return 'a value that cannot be shown was thrown';
  }
}
