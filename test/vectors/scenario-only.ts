/**
 * Clauses that only scenarios can judge where an implementation does something particular, each with
 * the reason. A clause on which vectors and scenarios differ and which is not here fails the test.
 */
export const scenarioOnly: Readonly<Record<string, string>> = {};
