import type { ReferenceStandard } from '../serving/reference-adapter.js';
import { ledgerMethods } from './ledger-methods.js';
import { poolMethods } from './pool-methods.js';
import { pureMethods } from './pure-methods.js';

/** The reference implementation of pool/1 behind the protocol. */
const reference: ReferenceStandard = {
  description: {
    id: 'pool/1',
    modules: ['core', 'estimation', 'idle'],
    limits: { max_uj: (2n ** 64n - 1n).toString(), min_priority: -(2 ** 31) },
    ledger: {
      profile: 'poolproof-reference/1',
      content_address: { hash: 'sha-256', over: 'core', as: 'bytes' },
    },
  },
  createMethods: () => ({ ...poolMethods(), ...ledgerMethods, ...pureMethods }),
};

export default reference;
