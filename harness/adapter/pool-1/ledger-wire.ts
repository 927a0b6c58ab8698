import { bytesToHex, hexToBytes } from '../../../codecs/hex/hex.js';
import { publicKeyOf, signerFor } from '../../../codecs/ed25519/sign.js';
import type { Party, Sealer } from '../../../reference/pool-1/party.js';
import type { PoolEvent } from '../../../reference/pool-1/pool-state.js';
import type { StewardKeyRefusal } from '../../../reference/pool-1/witness-ledger.js';
import type { StreamRefusal } from '../../../reference/pool-1/stream-refusal.js';
import { RpcFailure } from '../contract/adapter.js';
import { INVALID_PARAMS } from '../contract/connection.js';
import type { JsonObject } from '../contract/json.js';
import { energyToWire } from './wire.js';

/** Whose receipts are checked. */
export interface WireParty {
  readonly id: string;
  readonly public_key: string;
}

/** Who seals. */
export interface WireSigner {
  readonly id: string;
  readonly seed: string;
}

/** @throws RpcFailure for text that is no lower-case hex. */
export function bytesFromWire(hex: string): Uint8Array {
  const bytes = hexToBytes(hex);
  if (bytes !== undefined) return bytes;
  throw new RpcFailure(INVALID_PARAMS, 'bytes must be lower-case hex, two digits each');
}

export function entriesToWire(entries: readonly Uint8Array[]): string[] {
  return entries.map(bytesToHex);
}

export function partyFromWire({ id, public_key }: WireParty): Party {
  return { id, publicKey: bytesFromWire(public_key) };
}

export function sealerFromWire({ id, seed }: WireSigner): Party & Sealer {
  return { id, ...keyFromWire(seed) };
}

const keys = new Map<string, Omit<Party & Sealer, 'id'>>();
const MOST_KEYS = 64;

/** Making a key costs as much as a whole scenario, and a run opens hundreds of pools with few. */
function keyFromWire(seed: string): Omit<Party & Sealer, 'id'> {
  const known = keys.get(seed);
  if (known !== undefined) return known;
  const secret = bytesFromWire(seed);
  const key = { publicKey: publicKeyOf(secret), sign: signerFor(secret) };
  if (keys.size === MOST_KEYS) keys.clear();
  keys.set(seed, key);
  return key;
}

export function eventToWire(event: PoolEvent): JsonObject {
  const { claim } = event;
  const energy = energyToWire(event.energy);
  if (event.event === 'released') return { event: 'released', claim, energy };
  return {
    event: 'admitted',
    claim,
    entitlement: event.entitlement,
    energy,
    ...(event.class === undefined ? {} : { class: event.class }),
  };
}

export function refusalToWire(refusal: StreamRefusal | StewardKeyRefusal): JsonObject {
  const { reason, detail } = refusal;
  if (refusal.reason === 'steward_key') return { refused: { reason, detail } };
  return { refused: { reason, index: refusal.index, detail } };
}
