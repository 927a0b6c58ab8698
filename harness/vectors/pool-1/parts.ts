import type { StandardParts } from '../emit/standard-parts.js';
import { attackLedger, examineLedger } from './suite-methods.js';
import { byteFiles } from './byte-files.js';

/** What is particular to the vectors of pool/1. */
const parts: StandardParts = {
  madeUp: [
    {
      given: places('/pool', 'pool.open', 'pool.restore'),
      used: places(
        '/pool',
        ...['claim', 'release', 'usage', 'ledger', 'close', 'estimate'].map((name) => `pool.${name}`),
      ),
    },
    {
      // Entries and receipts, one by one; whole ledgers go on as the lists that they are.
      given: [
        ...places('/entries/*', 'pool.ledger', 'suite.attack'),
        ...places('/receipt', 'witness.sign'),
      ],
      used: [
        ...places('/entries/*', 'suite.attack', 'suite.examine', 'ledger.replay'),
        ...places('/spec/entry', 'suite.attack'),
        ...places('/receipts/*/receipt', 'ledger.attest'),
        ...places('/entry', 'ledger.address'),
      ],
    },
    {
      given: places('/estimate/uj', 'pool.estimate'),
      used: places('/claim/estimate/uj', 'pool.claim'),
    },
  ],
  needs: new Map([
    ['suite.attack', ['attacker']],
    ['suite.examine', ['decoder']],
  ]),
  suiteMethods: { 'suite.attack': attackLedger, 'suite.examine': examineLedger },
  closing: (method, { pool }) =>
    (method === 'pool.open' || method === 'pool.restore') && pool !== undefined
      ? ['pool.close', { pool }]
      : undefined,
  byteFiles,
};

export default parts;

function places(pointer: string, ...methods: readonly string[]) {
  return methods.map((method) => ({ method, pointer }));
}
