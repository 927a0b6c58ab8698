import { contentAddress } from './content-address.js';
import {
  digest,
  formDefect,
  type MapForm,
  oneOf,
  optional,
  text,
  unsigned,
  unsigned64,
} from './map-form.js';
import { type OpenedReceipt, receiptOpenerFor } from './open-receipt.js';
import type { Party } from './party.js';
import type { PoolEvent } from './pool-state.js';
import { receiptFault, type ReceiptFault } from './stream-refusal.js';
import type { Energy } from './types.js';

/** An entry that its steward sealed. Its place in the chain is for `verifyLedger` to judge. */
export interface ReadEntry {
  readonly kind: 'entry';
  readonly seq: bigint;
  readonly prev: Uint8Array;
  /** The content address that the next entry has to link to. */
  readonly address: Uint8Array;
  readonly event: PoolEvent;
}

/** Reads entries of one steward. Never throws. */
export type EntryReader = (bytes: Uint8Array) => ReadEntry | ReceiptFault;

const RELEASED: MapForm = {
  pool_receipt: oneOf('pool/1'),
  seq: unsigned64,
  prev: digest,
  steward: text,
  event: oneOf('admitted', 'released'),
  claim: text,
  uj: unsigned64,
  grade: oneOf('HwShunt', 'ModelBased', 'Estimator'),
};

const ADMITTED: MapForm = {
  ...RELEASED,
  entitlement: text,
  devices: unsigned(1n, 2n ** 32n - 1n), // an admission holds some, within a 32-bit guarantee
  borrowed_uj: unsigned64,
  class: optional(text),
};

/** The members of either core, once its form was checked. */
interface CoreMembers {
  get(key: 'seq' | 'uj' | 'devices' | 'borrowed_uj'): bigint;
  get(key: 'prev'): Uint8Array;
  get(key: 'steward' | 'event' | 'claim' | 'entitlement'): string;
  get(key: 'class'): string | undefined;
  get(key: 'grade'): Energy['grade'];
}

/**
 * Prepares the key of a steward for many entries (6.5, 6.6). After what `receiptOpenerFor` checks come
 * the form of the core, which is closed, and the steward that it names.
 */
export function entryReaderFor(steward: Party): EntryReader {
  const open = receiptOpenerFor(steward);
  return (bytes) => {
    const receipt = open(bytes);
    return receipt.kind === 'fault' ? receipt : readCore(receipt, steward);
  };
}

function readCore({ map, core }: OpenedReceipt, steward: Party): ReadEntry | ReceiptFault {
  const form = map.get('event') === 'admitted' ? ADMITTED : RELEASED;
  const defect = formDefect(map, form);
  if (defect !== undefined) return receiptFault('malformed', `the core is no entry: ${defect}`);
  const members = map as unknown as CoreMembers;
  // pool-1/6.5-11
  if (members.get('steward') !== steward.id) {
    return receiptFault('bad_signature', "the core's steward is another party");
  }
  const event = form === ADMITTED ? admittedOf(members) : releasedOf(members);
  if (event.event === 'admitted' && event.borrowedUj > event.energy.uj) {
    return receiptFault('malformed', 'the core is no entry: borrowed_uj is more than uj');
  }
  const place = { seq: members.get('seq'), prev: members.get('prev') };
  return { kind: 'entry', ...place, address: contentAddress(core), event };
}

function admittedOf(members: CoreMembers): PoolEvent {
  const declared = members.get('class');
  return {
    event: 'admitted',
    claim: members.get('claim'),
    entitlement: members.get('entitlement'),
    energy: energyOf(members),
    devices: Number(members.get('devices')),
    borrowedUj: members.get('borrowed_uj'),
    ...(declared === undefined ? {} : { class: declared }),
  };
}

function releasedOf(members: CoreMembers): PoolEvent {
  return { event: 'released', claim: members.get('claim'), energy: energyOf(members) };
}

function energyOf(members: CoreMembers): Energy {
  return { uj: members.get('uj'), grade: members.get('grade') };
}
