import type { ReferenceStandard } from '../reference-adapter.js';
import { poolMethods } from './pool-methods.js';

/** The reference implementation of pool/1 behind the protocol. */
const reference: ReferenceStandard = {
  description: {
    id: 'pool/1',
    modules: ['core'],
    limits: { max_uj: (2n ** 64n - 1n).toString(), min_priority: -(2 ** 31) },
  },
  createMethods: () => ({ ...poolMethods() }),
};

export default reference;
