/** By null implementation: the clauses that it passes, each with the reason. */
export const nullPasses: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'admit-all': {
    'pool-1/2.6-9':
      'the clause asks for a spread in whatever form, and a spread of nothing has a form too',
  },
};
