import { decideClaim } from '../../../reference/pool-1/admission.js';
import {
  applyEvent,
  emptyPool,
  inconsistency,
  type PoolState,
} from '../../../reference/pool-1/pool-state.js';
import { reservationOf } from '../../../reference/pool-1/reservation.js';
import { buildTree } from '../../../reference/pool-1/tree.js';
import { type AdapterTable, RpcFailure } from '../adapter.js';
import { INVALID_PARAMS } from '../connection.js';
import type { Json, JsonObject } from '../json.js';
import {
  claimFromWire,
  energyFromWire,
  entitlementFromWire,
  usageToWire,
  verdictToWire,
  type WireClaim,
  type WireEnergy,
  type WireEntitlement,
} from './wire.js';

/** The stateful methods of the protocol, over pools of their own. */
export function poolMethods(): AdapterTable {
  const pools = new Map<string, PoolState>();
  let opened = 0;

  const poolOf = ({ pool }: JsonObject): PoolState => {
    const state = pools.get(pool as string);
    if (state !== undefined) return state;
    throw new RpcFailure(INVALID_PARAMS, `/pool: no pool ${JSON.stringify(pool)} is open`);
  };

  return {
    'pool.open': ({ tree }) => {
      const built = buildTree((tree as unknown as WireEntitlement[]).map(entitlementFromWire));
      if (built.kind === 'refused') return refused(built.reason, built.detail);
      opened += 1;
      const handle = `pool-${opened}`;
      pools.set(handle, emptyPool(built.tree));
      return { pool: handle };
    },

    'pool.claim': (params) => {
      const state = poolOf(params);
      const claim = claimFromWire(params.claim as unknown as WireClaim);
      if (state.open.has(claim.id)) {
        const id = JSON.stringify(claim.id);
        throw new RpcFailure(
          INVALID_PARAMS,
          `/claim/id: the claim ${id} is open; release it first`,
        );
      }
      const verdict = decideClaim(state, claim);
      if (verdict.verdict === 'admit') applyEvent(state, reservationOf(claim, verdict));
      return verdictToWire(verdict);
    },

    'pool.release': (params) => {
      const state = poolOf(params);
      const energy = energyFromWire(params.actual as unknown as WireEnergy);
      const released = { event: 'released', claim: params.claim as string, energy } as const;
      const wrong = inconsistency(state, released);
      if (wrong !== undefined) return refused('not_admitted', wrong);
      applyEvent(state, released);
      return { released: true };
    },

    'pool.usage': (params) => ({ usage: usageToWire(poolOf(params)) }),

    'pool.close': (params) => {
      poolOf(params);
      pools.delete(params.pool as string);
      return { closed: true };
    },
  };
}

function refused(reason: string, detail: string): Json {
  return { refused: { reason, detail } };
}
