/**
 * How an adapter broke:
 * - `spawn`: it could not be started or reached at all;
 * - `exit`: it went away (process ended, worker ended, connection lost);
 * - `timeout`: it gave no answer within the deadline;
 * - `protocol`: what it sent is no answer to what it was asked;
 * - `schema`: a well-formed answer whose result the method's schema refuses.
 */
export type AdapterErrorCode = 'spawn' | 'exit' | 'timeout' | 'protocol' | 'schema';

/** A fault of the adapter, as distinct from an answer that the standard can judge. */
export class AdapterError extends Error {
  override readonly name = 'AdapterError';

  constructor(
    readonly code: AdapterErrorCode,
    message: string,
    /** The last that the adapter wrote to stderr, where the fault leaves nothing else to tell it. */
    readonly stderr = '',
  ) {
    super(message);
  }
}
