import { createHash } from 'node:crypto';
import type { CborKey, CborMap, CborValue } from '../../../codecs/cbor/value.js';
import { encodeCanonical } from '../../../codecs/cbor/encode-canonical.js';
import { decodeStrict } from '../../../codecs/cbor/decode-strict.js';
import { openSign1 } from '../../../codecs/cose-sign1/open-sign1.js';
import { publicKeyOf, signerFor } from '../../../codecs/ed25519/sign.js';
import type { Party, Sealer } from '../../../reference/pool-1/party.js';
import {
  appendEvent,
  emptyLedger,
  type PoolLedger,
} from '../../../reference/pool-1/pool-ledger.js';
import type { PoolEvent } from '../../../reference/pool-1/pool-state.js';
import { sealReceipt } from '../../../reference/pool-1/seal-receipt.js';
import type { Energy, Grade } from '../../../reference/pool-1/types.js';

/** A party whose seed is the SHA-256 of its label. */
export function partyOf(label: string, id = label): Party & Sealer {
  const seed = createHash('sha256').update(label).digest();
  return { id, publicKey: publicKeyOf(seed), sign: signerFor(seed) };
}

export const STEWARD = partyOf('steward');

export function admitted(
  claim: string,
  more: Partial<Extract<PoolEvent, { event: 'admitted' }>> = {},
): PoolEvent {
  const energy: Energy = { uj: 100n, grade: 'ModelBased' };
  const standard = { entitlement: 'team', energy, devices: 1, borrowedUj: 0n };
  return { event: 'admitted', claim, ...standard, ...more };
}

export function released(claim: string, uj = 60n, grade: Grade = 'HwShunt'): PoolEvent {
  return { event: 'released', claim, energy: { uj, grade } };
}

/** The ledger of some events, whether or not they are a history. */
export function ledgerOf(events: readonly PoolEvent[], steward: Sealer = STEWARD): PoolLedger {
  const ledger = emptyLedger();
  for (const event of events) appendEvent(ledger, event, steward);
  return ledger;
}

/** `count` entries: claims admitted and released in turn. */
export function* longHistory(count: number): Generator<PoolEvent> {
  for (let index = 0; index < count; index += 1) {
    const claim = `claim-${Math.floor(index / 2)}`;
    yield index % 2 === 0 ? admitted(claim) : released(claim);
  }
}

/** The core of an entry, to be changed. */
export function coreOf(entry: Uint8Array): Map<CborKey, CborValue> {
  const sign1 = openSign1(entry);
  if (sign1.kind !== 'opened') throw new Error(`no COSE_Sign1: ${sign1.rule}`);
  const core = decodeStrict(sign1.payload);
  if (core.kind !== 'decoded') throw new Error(`no canonical core: ${core.rule}`);
  return new Map(core.value as CborMap);
}

/** An entry with some members of its core changed (`undefined`: taken away), properly sealed. */
export function resealed(
  entry: Uint8Array,
  changes: Readonly<Record<string, CborValue | undefined>>,
  steward: Sealer = STEWARD,
): Uint8Array {
  const core = coreOf(entry);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) core.delete(key);
    else core.set(key, value);
  }
  return sealReceipt(core, steward).bytes;
}

/** The same entries as one chain again: `seq` and `prev` put right, and resealed. */
export function relinked(entries: readonly Uint8Array[], steward: Sealer = STEWARD): Uint8Array[] {
  let prev: Uint8Array = new Uint8Array(32);
  return entries.map((entry, seq) => {
    const core = coreOf(entry);
    core.set('seq', BigInt(seq));
    core.set('prev', prev);
    prev = new Uint8Array(createHash('sha256').update(encodeCanonical(core)).digest());
    return sealReceipt(core, steward).bytes;
  });
}

const GRADES: readonly Grade[] = ['HwShunt', 'ModelBased', 'Estimator'];
const WIDTHS = [
  0n,
  23n,
  24n,
  255n,
  256n,
  65_535n,
  65_536n,
  2n ** 32n - 1n,
  2n ** 32n,
  2n ** 64n - 1n,
];
const IDS = [
  '',
  'a',
  'x'.repeat(23),
  'x'.repeat(24),
  'x'.repeat(255),
  'x'.repeat(256),
  'größe',
  '管理',
  '🔋',
];

/**
 * A ledger with all that the profile can say: each grade of estimate and actual, with and without a
 * class, borrowed, overrun, open at the end, ids and figures at every width of a CBOR head, and
 * positions past 255.
 */
export function richLedger(): {
  steward: Party & Sealer;
  events: PoolEvent[];
  entries: Uint8Array[];
} {
  const events: PoolEvent[] = [];
  for (const grade of GRADES) {
    for (const uj of WIDTHS) {
      for (const [place, id] of IDS.slice(0, 4).entries()) {
        const claim = `${grade}-${String(uj)}-${id}`;
        events.push(
          admitted(claim, {
            entitlement: IDS[(events.length + place) % IDS.length] ?? '',
            energy: { uj, grade },
            devices: Number(WIDTHS[1 + (events.length % 7)]),
            borrowedUj: uj / 2n,
            ...(place % 2 === 0 ? {} : { class: IDS[events.length % IDS.length] ?? '' }),
          }),
          released(claim, WIDTHS[events.length % WIDTHS.length], GRADES[place % 3]),
        );
      }
    }
  }
  for (let more = 0; events.length < 300; more += 1) {
    const entitlement = IDS[more % IDS.length] ?? '';
    events.push(admitted(`open at the end ${more}`, { entitlement, class: entitlement }));
  }
  const steward = partyOf('steward of the rich ledger', 'Verwalter-Größe-管理-🔋');
  return { steward, events, entries: [...ledgerOf(events, steward).entries] };
}
