/** A registry file that its schema or its own cross references refuse; one line a fault. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';

  constructor(readonly faults: readonly string[]) {
    super(['the clause registry is not usable:', ...faults].join('\n  '));
  }
}
