import { createHash } from 'node:crypto';
import { decodeStrict } from '../../../codecs/cbor/decode-strict.js';
import { encodeCanonical } from '../../../codecs/cbor/encode-canonical.js';
import type { CborMap, CborValue } from '../../../codecs/cbor/value.js';
import { openSign1 } from '../../../codecs/cose-sign1/open-sign1.js';
import { sealSign1 } from '../../../codecs/cose-sign1/seal-sign1.js';
import { sigStructure } from '../../../codecs/cose-sign1/sig-structure.js';
import { publicKeyOf, signerFor } from '../../../codecs/ed25519/sign.js';
import { verify } from '../../../codecs/ed25519/verify.js';
import { hashBytes } from '../../../codecs/hash/hash-bytes.js';
import { bytesToHex } from '../../../codecs/hex/hex.js';
import { askedAddress } from '../../../harness/attacker/asked-address.js';
import { type AddressOf, contentAddress } from '../../../harness/attacker/content-address.js';
import { fromHex } from '../../../harness/attacker/from-hex.js';

/** One way to write a ledger, by itself: it shares no code with the attacker. */
export interface WireFormat {
  readonly name: string;
  readonly tagged: boolean;
  readonly kidIn: 'protected' | 'unprotected';
  readonly seqBase: bigint;
  readonly sentinel: CborValue;
  /** The `prev` of whatever follows an entry. */
  readonly prevOf: (entry: Uint8Array, core: Uint8Array) => CborValue;
  /** The fields of an event, under names that only this format knows. */
  readonly fields: (event: string, amount: bigint) => [string, CborValue][];
  /** How the attacker learns the addresses. */
  readonly addressOf: () => AddressOf;
}

/** What is wrong with an entry. Each fault of an entry is found, not the first alone. */
export interface Fault {
  readonly index: number;
  readonly fault: 'no_receipt' | 'alg' | 'kid' | 'signature' | 'core' | 'steward' | 'seq' | 'prev';
}

export const STEWARD = 'steward';
export const SEED = '07'.repeat(32);
const KID = new Uint8Array(Buffer.from(STEWARD));
const PUBLIC_KEY = publicKeyOf(fromHex(SEED));

/** That of the reference: tagged, key id protected, SHA-256 over the core as bytes. */
const referenceLike: WireFormat = {
  name: 'tagged, protected kid, SHA-256 over the core',
  tagged: true,
  kidIn: 'protected',
  seqBase: 0n,
  sentinel: new Uint8Array(32),
  prevOf: (_, core) => hashBytes('sha-256', core),
  fields: (event, amount) => [
    ['event', event],
    ['uj', amount],
    ['grade', 'HwShunt'],
  ],
  addressOf: () => contentAddress({ hash: 'sha-256', over: 'core', as: 'bytes' }),
};

/** Untagged, key id unprotected, BLAKE2b over the envelope as text, counted from one. */
const envelopeLike: WireFormat = {
  name: 'untagged, unprotected kid, BLAKE2b over the envelope',
  tagged: false,
  kidIn: 'unprotected',
  seqBase: 1n,
  sentinel: bytesToHex(hashBytes('blake2b-256', Buffer.from('the start'))),
  prevOf: (entry) => bytesToHex(hashBytes('blake2b-256', entry)),
  fields: (event, amount) => [[event, new Map([['energy', amount]])]],
  addressOf: () => contentAddress({ hash: 'blake2b-256', over: 'envelope', as: 'hex' }),
};

const SALT = 'nobody else knows how';

/** Links by a prefixed text whose making only the implementation knows. */
const askedLike: WireFormat = {
  name: 'prefixed text known only by asking',
  tagged: true,
  kidIn: 'protected',
  seqBase: 7n,
  sentinel: 'addr:none',
  prevOf: (_, core) => `addr:${createHash('sha1').update(SALT).update(core).digest('hex')}`,
  fields: (event, amount) => [
    ['what', event],
    ['amounts', [amount]],
  ],
  addressOf: () =>
    askedAddress((entry) => {
      // As an implementation may, this one addresses no entry that is not canonical.
      const opened = openSign1(fromHex(entry));
      if (opened.kind !== 'opened') return Promise.resolve(undefined);
      if (decodeStrict(opened.payload).kind !== 'decoded') return Promise.resolve(undefined);
      const prev = askedLike.prevOf(fromHex(entry), opened.payload);
      return Promise.resolve(bytesToHex(encodeCanonical(prev)));
    }),
};

export const wireFormats: readonly WireFormat[] = [referenceLike, envelopeLike, askedLike];

/** Seals one entry for each amount. */
export function sealLedger(format: WireFormat, amounts: readonly bigint[]): string[] {
  const entries: string[] = [];
  let prev = format.sentinel;
  for (const [index, amount] of amounts.entries()) {
    const core = encodeCanonical(
      new Map<string, CborValue>([
        ['pool_receipt', 'pool/1'],
        ['seq', format.seqBase + BigInt(index)],
        ['prev', prev],
        ['steward', STEWARD],
        ...format.fields(index % 2 === 0 ? 'admitted' : 'released', amount),
      ]),
    );
    const entry = seal(format, core);
    entries.push(bytesToHex(entry));
    prev = format.prevOf(entry, core);
  }
  return entries;
}

/** Everything that is wrong with a ledger by its format. */
export function faultsOf(format: WireFormat, entries: readonly string[]): Fault[] {
  const faults: Fault[] = [];
  let expected: CborValue | undefined = format.sentinel;
  for (const [index, hex] of entries.entries()) {
    const entry = fromHex(hex);
    const note = (fault: Fault['fault']): void => void faults.push({ index, fault });
    const opened = openSign1(entry);
    if (opened.kind !== 'opened') {
      note('no_receipt');
      expected = undefined;
      continue;
    }
    const { protectedHeader, unprotectedHeader, protectedBytes, payload, signature } = opened;
    if (protectedHeader.alg !== -8n || unprotectedHeader.alg !== undefined) note('alg');
    const kids = [protectedHeader.kid, unprotectedHeader.kid];
    const [right, wrong] = format.kidIn === 'protected' ? kids : kids.reverse();
    if (right === undefined || Buffer.compare(right, KID) !== 0 || wrong !== undefined) note('kid');
    if (!verify(PUBLIC_KEY, sigStructure(protectedBytes, payload), signature)) note('signature');
    const decoded = decodeStrict(payload);
    const core = decoded.kind === 'decoded' ? (decoded.value as CborMap) : undefined;
    if (core === undefined) {
      note('core');
    } else {
      if (core.get('steward') !== STEWARD) note('steward');
      if (core.get('seq') !== format.seqBase + BigInt(index)) note('seq');
      const prev = core.get('prev');
      // What follows an entry that has no address can have no right link: that is no fault of its.
      if (expected !== undefined && !same(prev, expected)) note('prev');
    }
    expected = format.prevOf(entry, payload);
  }
  return faults;
}

function seal({ tagged, kidIn }: WireFormat, payload: Uint8Array): Uint8Array {
  const alg: [bigint, CborValue] = [1n, -8n];
  const kid: [bigint, CborValue] = [4n, KID];
  return sealSign1({
    protectedHeader: new Map(kidIn === 'protected' ? [alg, kid] : [alg]),
    unprotectedHeader: new Map(kidIn === 'protected' ? [] : [kid]),
    payload,
    sign: signerFor(fromHex(SEED)),
    tagged,
  });
}

function same(left: CborValue | undefined, right: CborValue): boolean {
  return left !== undefined && Buffer.compare(encodeCanonical(left), encodeCanonical(right)) === 0;
}
