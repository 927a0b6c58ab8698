import { createHash } from 'node:crypto';
import type { AdapterMethod, AdapterTable } from '../../../harness/adapter/contract/adapter.js';
import type { Json, JsonObject } from '../../../harness/adapter/contract/json.js';
import type { NullImplementation } from '../null-implementation.js';
import { readyLedgerMethods, reluctantLedgerMethods } from './null-ledger-methods.js';
import { nullPasses } from './null-passes.js';
import { readyPureMethods, reluctantPureMethods } from './null-pure-methods.js';

/** What needs no pool to be answered. */
const ready: AdapterTable = { ...readyPureMethods, ...readyLedgerMethods };
const reluctant: AdapterTable = { ...reluctantPureMethods, ...reluctantLedgerMethods };

type Decide = (claim: WireClaim) => JsonObject;

interface WireClaim {
  readonly gang_size: number;
  readonly devices_per_member: number;
  readonly estimate: { readonly uj: string; readonly grade: string };
}

const describe = (name: string): AdapterMethod => {
  const implementation = { name, version: '0' };
  const standards = [{ id: 'pool/1', modules: ['core', 'estimation', 'idle'] }];
  return () => ({ protocol: 1, implementation, standards });
};

const admit: Decide = ({ gang_size, devices_per_member, estimate: { uj, grade } }) => ({
  verdict: 'admit',
  reserved_uj: uj,
  devices: gang_size * devices_per_member,
  borrowed_uj: '0',
  grade,
});
const queue: Decide = () => ({ verdict: 'queue', reason: 'guarantee_exhausted' });
const deny: Decide = () => ({ verdict: 'deny', reason: 'never_fits' });

/** Answers in the right shape, remembers nothing, and decides every claim the same way. */
function shapely(name: string, decide: Decide, methods: AdapterTable): NullImplementation {
  const adapter: AdapterTable = {
    describe: describe(name),
    'pool.open': () => ({ pool: 'pool' }),
    'pool.restore': () => ({ pool: 'pool' }),
    'pool.claim': ({ claim }) => decide(claim as unknown as WireClaim),
    'pool.release': () => ({ released: true }),
    'pool.usage': () => ({ usage: {} }),
    'pool.ledger': () => ({ entries: [] }),
    'pool.close': () => ({ closed: true }),
    ...methods,
  };
  return { name, adapter, passes: nullPasses[name] ?? {} };
}

/** Gives every call its own params back. */
const echo: NullImplementation = {
  name: 'echo',
  adapter: {
    call: (method: string, params: JsonObject): Json | Promise<Json> =>
      method === 'describe' ? describe('echo')(params) : params,
  },
  passes: nullPasses.echo ?? {},
};

/** Decides by a digest of what is asked: as good as chance, and the same in each run. */
function random(): NullImplementation {
  const methods = Object.entries(ready).map(([name, willing]) => {
    const method: AdapterMethod = (params) => {
      const { [name]: unwilling = willing } = reluctant;
      return chosen([willing, unwilling], params)(params);
    };
    return [name, method] as const;
  });
  const decide: Decide = (claim) => chosen([admit, queue, deny], claim)(claim);
  return shapely('random', decide, Object.fromEntries(methods));
}

function chosen<T>([first, ...others]: readonly [T, ...T[]], asked: unknown): T {
  const [byte = 0] = createHash('sha256').update(JSON.stringify(asked)).digest();
  return [first, ...others][byte % (others.length + 1)] ?? first;
}

export const nullImplementations: readonly NullImplementation[] = [
  shapely('admit-all', admit, ready),
  shapely('deny-all', deny, reluctant),
  shapely('queue-all', queue, reluctant),
  echo,
  random(),
];
