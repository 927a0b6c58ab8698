const CONSTANT =
  'the clause asks that the same row gets the same decision and names its evidence, and it decides each row one way and copies the name';

/** By null implementation: the clauses that it passes, each with the reason. */
export const nullPasses: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'admit-all': {
    'arc-004/2-1': CONSTANT,
    'arc-004/11-7':
      'the clause asks that the override is shown in full, and it copies the override',
  },
  'queue-all': { 'arc-004/2-1': CONSTANT },
  'hold-all': { 'arc-004/2-1': CONSTANT },
  random: { 'arc-004/2-1': CONSTANT },
};
