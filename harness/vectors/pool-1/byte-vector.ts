import type { JsonObject } from '../../adapter/contract/json.js';
import { contentAddress, type AddressOf } from '../../attacker/content-address.js';
import { publicKeyOfSeed } from '../../attacker/public-key.js';
import { hashBytes } from '../../../codecs/hash/hash-bytes.js';
import { bytesToHex } from '../../../codecs/hex/hex.js';
import type { VectorFile, VectorHeading } from '../format/vector.js';

export const PROFILE = 'poolproof-reference/1';

/** Sends a call to the reference and gives its result. */
export type Ask = (method: string, params: JsonObject) => Promise<JsonObject>;

/** A party of the byte vectors. Its seed is the SHA-256 of a label: public, never for real use. */
export interface TestParty extends JsonObject {
  readonly id: string;
  readonly seed: string;
  readonly public_key: string;
}

/** What a reader looks at in turn; a vector with a defect fails at one of these. */
export const LAYERS: Readonly<Record<Layer, string>> = {
  envelope: 'The bytes are a COSE_Sign1 message: an array of four, with headers, payload, signature.',
  header: 'The protected header names algorithm -8, and one header names the key of the steward.',
  signature: 'The Ed25519 signature over protected header and core verifies, by the strict rule.',
  encoding: 'What was signed, and what stands around it, is deterministic CBOR.',
  core: 'The core has the fields of an entry, and names the steward.',
  chain: 'seq is the position of the entry, and prev the SHA-256 of the core before it.',
  history: 'Each release follows an admission of its claim that was not released yet.',
  witness: 'A receipt is for this steward, this head and this length, and by another key.',
};

export type Layer =
  'envelope' | 'header' | 'signature' | 'encoding' | 'core' | 'chain' | 'history' | 'witness';

/** What a defect stands for, told once in each file. */
export interface Flag extends JsonObject {
  readonly attack: string;
  readonly if_missed: string;
}

/** What every byte vector says. */
export interface ByteVector extends VectorHeading {
  readonly flags: readonly string[];
  /** Absent where there is no defect. */
  readonly layer?: Layer;
}

/** What both files of byte vectors begin with. */
export interface ByteFile extends VectorFile {
  readonly profile: typeof PROFILE;
  readonly test_keys: string;
  readonly layers: Readonly<Record<string, string>>;
  readonly flags: Readonly<Record<string, Flag>>;
  readonly parties: Readonly<Record<string, TestParty>>;
  readonly vectors: readonly ByteVector[];
}

export const TEST_KEYS = 'Every seed is the SHA-256 of a label and public. Never use one for real.';

/** How the profile addresses entries. */
export const PROFILE_ADDRESS: AddressOf = contentAddress({
  hash: 'sha-256',
  over: 'core',
  as: 'bytes',
});

/** The party of a label, under an id of its own or the label itself. */
export function partyOf(label: string, id = label): TestParty {
  const seed = bytesToHex(hashBytes('sha-256', Buffer.from(label, 'utf8')));
  return { id, seed, public_key: publicKeyOfSeed(seed) };
}

/** A party as others know it. */
export function publicParty({ id, public_key }: TestParty): JsonObject {
  return { id, public_key };
}

/** A party as it signs. */
export function signingParty({ id, seed }: TestParty): JsonObject {
  return { id, seed };
}

/** The members of a record that vectors name, so that nothing stands in a file unused. */
export function used<T>(
  all: Readonly<Record<string, T>>,
  names: Iterable<string>,
): Readonly<Record<string, T>> {
  const wanted = new Set(names);
  return Object.fromEntries(Object.entries(all).filter(([name]) => wanted.has(name)));
}
