import type { CborKey, CborValue } from '../../codecs/cbor/value.js';
import { contentAddress } from './content-address.js';
import type { Sealer } from './party.js';
import type { PoolEvent } from './pool-state.js';
import { sealReceipt } from './seal-receipt.js';

/** An entry as it goes into the ledger. */
export interface SealedEntry {
  readonly bytes: Uint8Array;
  /** What the next entry has for `prev`. */
  readonly address: Uint8Array;
}

/** Where an entry stands in its chain. */
export interface Link {
  /** Its position, from 0. */
  readonly seq: number;
  /** The address of the entry before it, or `GENESIS`. */
  readonly prev: Uint8Array;
}

/**
 * Seals an event as the ledger entry of a steward (6.5).
 *
 * @throws TypeError or RangeError as `sealReceipt` does.
 */
export function sealEntry(event: PoolEvent, { seq, prev }: Link, steward: Sealer): SealedEntry {
  // pool-1/6.5-3, 6.5-6
  const core = new Map<CborKey, CborValue>([
    ['pool_receipt', 'pool/1'],
    ['seq', BigInt(seq)],
    ['prev', prev],
    ['steward', steward.id],
    ['event', event.event],
    ['claim', event.claim],
    ['uj', event.energy.uj],
    ['grade', event.energy.grade], // pool-1/2.3-2, 6.2-6: the figure's own
  ]);
  if (event.event === 'admitted') {
    core.set('entitlement', event.entitlement);
    core.set('devices', BigInt(event.devices));
    core.set('borrowed_uj', event.borrowedUj);
    if (event.class !== undefined) core.set('class', event.class); // pool-1/6.2-5
  }
  const sealed = sealReceipt(core, steward);
  return { bytes: sealed.bytes, address: contentAddress(sealed.core) };
}
