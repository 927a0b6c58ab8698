import { encodeItem } from '../../codecs/cbor/encode-item.js';
import type { CborItem } from '../../codecs/cbor/item.js';
import { openSign1 } from '../../codecs/cose-sign1/open-sign1.js';
import { sigStructure } from '../../codecs/cose-sign1/sig-structure.js';
import { verify } from '../../codecs/ed25519/verify.js';
import { bytesToHex } from '../../codecs/hex/hex.js';
import type { AddressOf } from './content-address.js';
import { coreFault } from './core-fault.js';
import { CORE_FIELDS, fieldOf } from './core-field.js';
import { coreOf } from './envelope.js';
import { fromHex } from './from-hex.js';

/** What a reader who knows COSE and CBOR, and no scheduling standard, finds in an entry. */
export interface EntryDescription {
  /** Whether it is a COSE_Sign1 message; where not, all else is absent. */
  readonly sign1: boolean;
  /** The algorithm in the protected header, which alone counts (RFC 9052 3.1). */
  readonly alg?: string;
  /** The key ids of both headers, the protected one first, as hex. */
  readonly kids?: readonly string[];
  /** Whether the signature is that of the public key. */
  readonly verifies?: boolean;
  /** What keeps the core from being deterministic CBOR; absent where nothing does. */
  readonly coreFault?: string;
  /** The encoded value of each named field that the core has, as hex. */
  readonly core?: Readonly<Record<string, string>>;
  /** The core's `seq`, in decimal; absent where it is no integer. */
  readonly seq?: string;
  /** The encoded item that the `prev` of the next entry has to be, as hex. */
  readonly address?: string;
}

/**
 * Describes one entry.
 * @param entry lower-case hex
 * @param publicKey the steward's, as lower-case hex
 */
export async function describeEntry(
  entry: string,
  publicKey: string,
  addressOf: AddressOf,
): Promise<EntryDescription> {
  const bytes = fromHex(entry);
  const opened = openSign1(bytes);
  if (opened.kind !== 'opened') return { sign1: false };
  const { protectedHeader, unprotectedHeader, protectedBytes, payload, signature } = opened;
  const { alg } = protectedHeader;
  const kids = [protectedHeader.kid, unprotectedHeader.kid].filter((kid) => kid !== undefined);
  const fault = coreFault(payload);
  const core = coreOf(opened);
  const seq = core && fieldOf(core, 'seq');
  const address = await addressOf(bytes);
  return {
    sign1: true,
    ...(alg === undefined ? {} : { alg: String(alg) }),
    kids: kids.map(bytesToHex),
    verifies: verify(fromHex(publicKey), sigStructure(protectedBytes, payload), signature),
    ...(fault === undefined ? {} : { coreFault: fault }),
    ...(core === undefined ? {} : { core: namedFields(core) }),
    ...(seq?.kind === 'integer' ? { seq: String(seq.value) } : {}),
    ...(address === undefined ? {} : { address: hexOf(address) }),
  };
}

function namedFields(core: ReturnType<typeof coreOf> & object): Record<string, string> {
  const found = CORE_FIELDS.map((name) => [name, fieldOf(core, name)] as const);
  return Object.fromEntries(
    found.flatMap(([name, value]) => (value === undefined ? [] : [[name, hexOf(value)]])),
  );
}

function hexOf(item: CborItem): string {
  return bytesToHex(encodeItem(item));
}
