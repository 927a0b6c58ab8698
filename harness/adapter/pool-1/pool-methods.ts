import { decideClaim } from '../../../reference/pool-1/admission.js';
import { completedClaims } from '../../../reference/pool-1/completed-claims.js';
import { deriveEstimate } from '../../../reference/pool-1/derive-estimate.js';
import type { Party, Sealer } from '../../../reference/pool-1/party.js';
import { emptyLedger } from '../../../reference/pool-1/pool-ledger.js';
import { emptyPool } from '../../../reference/pool-1/pool-state.js';
import { readLedger } from '../../../reference/pool-1/read-ledger.js';
import { type LivePool, recordEvent } from '../../../reference/pool-1/record-event.js';
import { replayLedger } from '../../../reference/pool-1/replay-ledger.js';
import { reservationOf } from '../../../reference/pool-1/reservation.js';
import { buildTree } from '../../../reference/pool-1/tree.js';
import { type AdapterTable, RpcFailure } from '../contract/adapter.js';
import { INVALID_PARAMS } from '../contract/connection.js';
import type { Json, JsonObject } from '../contract/json.js';
import {
  bytesFromWire,
  entriesToWire,
  refusalToWire,
  sealerFromWire,
  type WireSigner,
} from './ledger-wire.js';
import {
  claimFromWire,
  energyFromWire,
  entitlementFromWire,
  estimateToWire,
  usageToWire,
  verdictToWire,
  type WireClaim,
  type WireEnergy,
  type WireEntitlement,
} from './wire.js';

/** A pool whose steward's public key is known, so that its own ledger can be read back. */
interface OpenPool extends LivePool {
  readonly steward: Party & Sealer;
}

/** The stateful methods of the protocol, over pools of their own. */
export function poolMethods(): AdapterTable {
  const pools = new Map<string, OpenPool>();
  let opened = 0;

  const poolOf = ({ pool }: JsonObject): OpenPool => {
    const found = pools.get(pool as string);
    if (found !== undefined) return found;
    throw new RpcFailure(INVALID_PARAMS, `/pool: no pool ${JSON.stringify(pool)} is open`);
  };

  const keep = (pool: OpenPool): Json => {
    opened += 1;
    const handle = `pool-${opened}`;
    pools.set(handle, pool);
    return { pool: handle };
  };

  return {
    'pool.open': (params) => {
      const built = treeOf(params);
      if (built.kind === 'refused') return refused(built.reason, built.detail);
      return keep({
        state: emptyPool(built.tree),
        ledger: emptyLedger(),
        steward: stewardOf(params),
      });
    },

    'pool.restore': (params) => {
      const built = treeOf(params);
      if (built.kind === 'refused') return refused(built.reason, built.detail);
      const steward = stewardOf(params);
      const entries = (params.entries as readonly string[]).map(bytesFromWire);
      const replayed = replayLedger(entries, steward, built.tree);
      if (replayed.kind === 'refused') return refusalToWire(replayed); // pool-1/6.1-4
      const { state, head } = replayed;
      return keep({ state, ledger: { entries, head }, steward });
    },

    'pool.claim': (params) => {
      const pool = poolOf(params);
      const { state } = pool;
      const claim = claimFromWire(params.claim as unknown as WireClaim);
      if (state.open.has(claim.id)) {
        const id = JSON.stringify(claim.id);
        throw new RpcFailure(
          INVALID_PARAMS,
          `/claim/id: the claim ${id} is open; release it first`,
        );
      }
      const verdict = decideClaim(state, claim);
      if (verdict.verdict === 'admit') recordEvent(pool, reservationOf(claim, verdict)); // pool-1/6.2-1
      return verdictToWire(verdict);
    },

    'pool.release': (params) => {
      const pool = poolOf(params);
      const energy = energyFromWire(params.actual as unknown as WireEnergy);
      const claim = params.claim as string;
      const wrong = recordEvent(pool, { event: 'released', claim, energy });
      return wrong === undefined ? { released: true } : refused('not_admitted', wrong);
    },

    'pool.usage': (params) => ({ usage: usageToWire(poolOf(params).state) }),

    'pool.ledger': (params) => ({ entries: entriesToWire(poolOf(params).ledger.entries) }),

    'pool.estimate': (params) => {
      const { ledger, steward } = poolOf(params);
      const history = readLedger(ledger.entries, steward); // pool-1/6.1-1: no second store
      if (history.kind === 'refused') return refusalToWire(history);
      const required = params.required as number | undefined;
      const request = {
        class: params.class as string,
        observations: completedClaims(history.events),
        ...(required === undefined ? {} : { required }),
      };
      return estimateToWire(deriveEstimate(request));
    },

    'pool.close': (params) => {
      poolOf(params);
      pools.delete(params.pool as string);
      return { closed: true };
    },
  };
}

function treeOf({ tree }: JsonObject): ReturnType<typeof buildTree> {
  return buildTree((tree as unknown as WireEntitlement[]).map(entitlementFromWire));
}

function stewardOf({ steward }: JsonObject): Party & Sealer {
  return sealerFromWire(steward as unknown as WireSigner);
}

function refused(reason: string, detail: string): Json {
  return { refused: { reason, detail } };
}
